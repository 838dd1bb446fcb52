import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { NEWER, OLDER, receiver as details, type Row } from '../shop/cart-calls/rows.js';
import { anyProduct } from '../shop/look.js';
import { approvedCard, astrid } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const MEMBER = '198507099805';

let shop: TestShop;
let cream: Product;
let member: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ products: 900 });
  cream = await anyProduct(shop, { type: 'Ha', least: 10_000 });
  member = shop.visitor();
  await member.logIn(MEMBER);
  await member.post('/api/apoplus/registermember', { email: 'astrid@exempel.se', mobileNumber: '0701234567' });
});
afterAll(() => shop.stop());

async function withGoods(quantity = 1): Promise<Shopper> {
  const who = shop.visitor();
  await who.post('/cart/add-quantity', { id: cream.varuId, quantity });
  return who;
}

const filled = (text: string): string => text.replaceAll('{varuId}', cream.varuId);
const ask = (who: Shopper, { method, path, body }: Pick<Row, 'method' | 'path' | 'body'>): Promise<Answer> =>
  who.send(method, filled(path), body === undefined ? undefined : filled(JSON.stringify(body)));
/** An address that no controller has answers with this code. A call that finds nothing has a code of its own. */
const isMissing = ({ status, body }: Answer): boolean => status === 404 && body.errors?.[0]?.code === 'HTTP_404';
const slashed = (path: string): string => path.replace(/\/?(\?|$)/, '/$1');

describe('every call of both generations is there', () => {
  test('an address that does not exist is told apart', async () => {
    expect(isMissing(await member.get('/api/cart/nosuchcall'))).toBe(true);
  });

  test.each([...OLDER, ...NEWER].map((row) => [row.method, row.path, row] as const))('%s %s', async (_m, path, row) => {
    // A log-out would end the member's session, which the other rows need.
    const who = path === '/commands/logged-out' ? shop.visitor() : member;
    await who.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
    for (const address of [path, slashed(path)]) {
      const answer = await ask(who, { ...row, path: address });
      expect({ address, missing: isMissing(answer), fault: answer.status >= 500 }).toEqual({
        address,
        missing: false,
        fault: false,
      });
    }
  });
});

describe('a guest who has not declared the age', () => {
  test('pays neither by the newer nor by the older call', async () => {
    const who = await withGoods();
    await who.put('/customer-details', astrid);
    await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
    const body = { paymentMethod: 'scheme', paymentDetails: approvedCard };
    for (const path of ['/payments/start', '/api/cart/checkout'])
      expect(await who.post(path, body)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'ageDeclared', code: 'AGE_NOT_DECLARED' }] },
      });
  });

  test('declares it with the details, and then pays', async () => {
    const who = await withGoods();
    await who.put('/customer-details', details);
    await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
    expect((await who.get('/customer-details')).body).toMatchObject({ ageDeclared: true });
    const body = { paymentMethod: 'scheme', paymentDetails: approvedCard };
    expect((await who.post('/payments/start', body)).body).toMatchObject({ success: true });
  });
});

describe('the cart is cleared', () => {
  test('of its goods alone', async () => {
    const who = await withGoods();
    await who.put('/customer-details', details);
    expect((await who.get('/api/cart/clearcart?deleteCart=false')).body).toMatchObject({ products: [] });
    expect((await who.get('/customer-details')).status).toBe(200);
  });

  test('with everything that was given for it', async () => {
    const who = await withGoods();
    await who.put('/customer-details', details);
    expect((await who.get('/api/cart/clearcart?deleteCart=true')).body).toMatchObject({ products: [] });
    expect((await who.get('/customer-details')).status).toBe(404);
    expect((await who.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 })).status).toBe(200);
  });

  test('by no link from another site, nor from another host of this one', async () => {
    const who = await withGoods();
    for (const site of ['cross-site', 'same-site']) {
      const led = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      expect((await who.send('GET', '/api/cart/clearcart?deleteCart=true', undefined, led)).status).toBe(403);
    }
    expect((await who.get('/api/cart/')).body).toMatchObject({ products: [{ varuId: cream.varuId }] });
  });

  test('of a visitor without a session, by a GET that opens none', async () => {
    const stranger = shop.visitor();
    expect((await stranger.get('/api/cart/clearcart?deleteCart=false')).body).toMatchObject({ products: [] });
    expect(stranger.cookie('algort_session')).toBeUndefined();
  });
});

test('prescription items are brought up to date and replaced for an identified person, and for nobody else', async () => {
  const guest = await withGoods();
  for (const [method, path, body] of [
    ['PUT', '/cart/sync-prescriptions', {}],
    ['PUT', '/cart/sync-pso-products', {}],
    ['PUT', '/api/cart/syncpso', {}],
    ['PUT', '/api/cart/rxitems', { RxLineItems: [] }],
    ['GET', '/api/cart/rx/restore', undefined],
  ] as const) {
    expect((await guest.send(method, path, body)).status).toBe(401);
    expect([path, (await member.send(method, path, body)).status]).toEqual([path, 200]);
  }
});

test('an order of another person answers 404, and a card too', async () => {
  const who = await withGoods();
  await who.put('/customer-details', details);
  await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const paid = await who.post('/payments/start', { paymentMethod: 'scheme', paymentDetails: approvedCard });
  const [orderId, number] = [String(paid.body['purchaseOrderId']), String(paid.body['orderId'])];
  expect((await who.get(`/api/confirmation?id=${number}`)).body).toMatchObject({ OrderNumber: number });
  for (const path of [
    `/api/confirmation?id=${orderId}`,
    `/api/confirmation?id=${number}`,
    `/purchase-order/${orderId}`,
  ])
    expect((await member.get(path)).status).toBe(404);
  expect((await member.delete('/payments/cards/8415995487234100')).status).toBe(404);
});

test('an order that awaits its payment has no confirmation yet', async () => {
  const who = await withGoods();
  await who.put('/customer-details', details);
  await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const paid = await who.post('/payments/start', { paymentMethod: 'swish' });
  expect(await who.get(`/api/confirmation?id=${String(paid.body['purchaseOrderId'])}`)).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'ORDER_NOT_CONFIRMED' }] },
  });
});

test('a stored card is listed by both generations, and is gone after either deletes it', async () => {
  await member.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  await member.put('/customer-details', details);
  await member.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const body = { paymentMethod: 'scheme', paymentDetails: approvedCard, saveCard: true };
  expect((await member.post('/payments/start', body)).body).toMatchObject({ success: true });
  const listed = (await member.get('/payments/cards')).body as unknown as Stored;
  expect((await member.get('/api/adyen/cards')).body).toEqual(listed);
  const [card] = listed.storedPaymentMethods;
  expect(card).toMatchObject({ lastFour: '1111' });
  const left = (await member.delete(`/api/adyen/card/${card?.id}`)).body as unknown as Stored;
  expect(left.storedPaymentMethods).toEqual([]);
  expect((await member.get('/payments/cards')).body).toEqual({ storedPaymentMethods: [] });
});

test('another’s stored card is unknown, and an own one needs a strong log-in; no order is placed', async () => {
  const stored = {
    paymentMethod: 'scheme',
    paymentDetails: { type: 'scheme', storedPaymentMethodId: 'M5N7TQ4TG5PFWR50' },
  };
  const guest = await withGoods();
  await member.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  for (const who of [guest, member]) {
    await who.put('/customer-details', details);
    await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  }
  const before = (await member.get('/api/apoorderhistory')).body;
  expect(await member.post('/payments/start', stored)).toMatchObject({
    status: 404,
    body: { errors: [{ field: 'paymentDetails.storedPaymentMethodId', code: 'CARD_UNKNOWN' }] },
  });
  expect(await guest.post('/payments/start', stored)).toMatchObject({
    status: 401,
    body: { errors: [{ code: 'IDENTIFICATION_REQUIRED' }] },
  });
  expect((await member.get('/api/apoorderhistory')).body).toEqual(before);
});

test('delivery cannot be offered before there is a postcode to send to, which is an error of the caller', async () => {
  expect(await (await withGoods()).put('/shipments/sync-cart', {})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'postalCode', code: 'DETAILS_MISSING' }] },
  });
});

test('the app is led to its own confirmation', async () => {
  const who = await withGoods();
  await who.put('/customer-details', details);
  await who.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const body = { paymentMethod: 'scheme', paymentDetails: approvedCard };
  const paid = await who.post('/payments/start', body, { platform: 'App' });
  expect(paid.body).toMatchObject({
    redirectUrl: `/appen/#/orderconfirmation?Id=${String(paid.body['purchaseOrderId'])}&sys=cos`,
  });
});

test('a member sees the order in the history as soon as it is placed', async () => {
  await member.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  await member.put('/customer-details', details);
  await member.put('/shipments/sync-user-choice', { optionId: 'postal' });
  const paid = await member.post('/payments/start', { paymentMethod: 'scheme', paymentDetails: approvedCard });
  expect((await member.get('/api/apoorderhistory')).body).toMatchObject({
    Orders: expect.arrayContaining([
      expect.objectContaining({ PurchaseOrderId: paid.body['purchaseOrderId'], Status: 'received' }),
    ]),
  });
  expect((await shop.visitor().get('/api/apoorderhistory')).status).toBe(401);
});

interface Stored {
  readonly storedPaymentMethods: readonly { readonly id: string; readonly lastFour: string }[];
}
