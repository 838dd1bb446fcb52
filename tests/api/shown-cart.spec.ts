import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { anyProduct } from '../shop/look.js';
import { approvedCard, astrid, shownTo } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CHANGED = 'Varukorgen har ändrats. Kontrollera den och betala igen.';
const { type: _, ...card } = approvedCard;
let shop: TestShop;
let cream: Product;
let shopper: Shopper;

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  cream = await anyProduct(shop, { type: 'Ha' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shopper = shop.visitor();
  await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  await shopper.put('/customer-details', astrid);
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
});

const put = (quantity: number) => shopper.post('/cart/set-quantity', { id: cream.varuId, quantity });
/** What another tab changes while the first tab still shows the old cart and its pay button. */
const changes: readonly (readonly [string, () => Promise<Answer>])[] = [
  ['another quantity', () => put(2)],
  ['another receiver', () => shopper.put('/customer-details', { ...astrid, street: 'Götgatan 2' })],
  ['another delivery', () => shopper.put('/shipments/sync-user-choice', { optionId: 'pharmacy' })],
];

describe('the API', () => {
  const start = (shown?: string) =>
    shopper.post('/payments/start', {
      paymentMethod: 'scheme',
      paymentDetails: approvedCard,
      ageDeclared: true,
      ...(shown !== undefined && { shown }),
    });

  test.each(changes)('pays for no cart with %s than the one named', async (_what, change) => {
    const shown = await shownTo(shopper);
    expect(await change()).toMatchObject({ status: 200 });
    const refused = { status: 409, body: { errors: [{ field: 'cartId', code: 'CartHasChanged', message: CHANGED }] } };
    expect(await start(shown)).toMatchObject(refused);
    expect(await start(await shownTo(shopper))).toMatchObject({ status: 200, body: { success: true } });
  });

  test('pays for the named cart after it was changed and changed back', async () => {
    const shown = await shownTo(shopper);
    await put(2);
    await put(1);
    expect(await start(shown)).toMatchObject({ body: { success: true } });
  });

  test('pays for the cart as it is when no cart is named', async () => {
    await put(2);
    expect(await start()).toMatchObject({ body: { success: true } });
  });
});

describe('the page', () => {
  const named = async (): Promise<string> => {
    const html = String((await shopper.get('/shop/basket')).body['text']);
    return /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? '';
  };
  const press = (shown: Record<string, string>) => {
    const ticked = { intent: 'pay', commandId: randomUUID(), termsAccepted: 'ja', ageDeclared: 'ja' };
    const sent = new URLSearchParams({ ...ticked, ...shown, methodId: 'scheme', ...card });
    return shopper.send('POST', '/shop/basket', sent.toString(), FORM, 'manual');
  };

  test('names the cart that it shows, and pays for it', async () => {
    const { status, headers } = await press({ shown: await named() });
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/shop/confirmation?Id=')]);
  });

  test('says so when another tab has changed the cart, and pays for the cart shown next', async () => {
    const shown = await named();
    await put(2);
    const { status, body } = await press({ shown });
    expect(status).toBe(200);
    expect(String(body['text'])).toMatch(new RegExp(`role="alert"[^]*${CHANGED}`));
    expect((await press({ shown: await named() })).status).toBe(303);
  });

  test('pays for no goods that its form does not name', async () => {
    const { status, body } = await press({ shown: '' });
    expect(status).toBe(200);
    expect(String(body['text'])).toContain(CHANGED);
  });

  test('from before carts had names is loaded again', async () => {
    const { status, headers } = await press({});
    expect([status, headers.get('location')]).toEqual([303, '/shop/basket']);
  });
});
