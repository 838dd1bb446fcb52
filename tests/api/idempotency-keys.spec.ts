import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { ASTRID } from '../shop/e-id.js';
import { anyProduct } from '../shop/look.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

describe('an idempotency key', () => {
  let shop: TestShop;
  let cream: Product;
  beforeAll(async () => {
    shop = await startTestShop();
    cream = await anyProduct(shop, { type: 'Ha' });
  });
  afterAll(() => shop.stop());

  const idsOf = ({ body }: Answer) => [body['purchaseOrderId'], body['paymentId']];
  const quantity = ({ body }: Answer) =>
    (body['lineItems'] as unknown as { quantity: number }[]).map((line) => line.quantity);

  test('of another browser reveals nothing of that browser’s order', async () => {
    const key = randomUUID();
    const first = await purchase(shop.visitor(), { varuId: cream.varuId, key });
    const empty = await pay(shop.visitor(), { key });
    expect([empty.status, empty.body.errors?.[0]?.code]).toEqual([409, 'INVALID_CART']);
    const own = await purchase(shop.visitor(), { varuId: cream.varuId, key });
    expect(own.body).toMatchObject({ success: true });
    for (const id of idsOf(first)) {
      expect(JSON.stringify(empty.body)).not.toContain(id);
      expect(idsOf(own)).not.toContain(id);
    }
  });

  test.each([
    ['POST', '/cart/add-quantity', (id: string) => ({ id, quantity: 2 })],
    ['POST', '/cart/set-quantity', (id: string) => ({ id, quantity: 2 })],
  ])('of another browser is another command at %s %s too', async (method, path, body) => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [shop.visitor(), shop.visitor()];
    for (const shopper of [one, other]) {
      await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
      const answer = await shopper.send(method, path, body(cream.varuId), headers);
      expect(answer.status).toBe(200);
      expect(quantity(await shopper.get('/cart'))).toEqual(quantity(answer));
    }
    const again = { 'idempotency-key': randomUUID() };
    await one.put('/customer-details', { ...astrid, street: 'Hemlig väg 7' }, again);
    expect((await other.put('/customer-details', astrid, again)).body).toMatchObject({ lineItems: [{}] });
  });

  test('sent again by the same browser gets the first answer', async () => {
    const shopper = shop.visitor();
    const headers = { 'idempotency-key': randomUUID() };
    const add = (): Promise<Answer> => shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 }, headers);
    await shopper.get('/payments/methods');
    const first = await add();
    expect((await add()).body).toEqual(first.body);
    expect(quantity(await shopper.get('/cart'))).toEqual([1]);
  });

  test('sent again after a log-in is a new command, and pays nothing twice', async () => {
    const shopper: Shopper = shop.visitor();
    const key = randomUUID();
    const first = await purchase(shopper, { varuId: cream.varuId, key });
    expect(first.body).toMatchObject({ success: true });
    await shopper.logIn(ASTRID);
    const again = await pay(shopper, { key });
    expect([again.status, again.body.errors?.[0]?.code]).toEqual([409, 'INVALID_CART']);
    expect(shop.partners.simulated.adyen!.payments().filter(({ status }) => status === 'authorised')).toHaveLength(3);
  });

  const refused = { status: 422, body: { errors: [{ field: 'Idempotency-Key', code: 'COMMAND_ID_REUSED' }] } };

  test('of a payment belongs to that payment alone, and gives the first answer or a refusal', async () => {
    const shopper = shop.visitor();
    const key = randomUUID();
    const first = await purchase(shopper, { varuId: cream.varuId, key });
    expect(await pay(shopper, { key, saveCard: true })).toMatchObject(refused);
    const added = { id: cream.varuId, quantity: 1 };
    expect(await shopper.post('/cart/add-quantity', added, { 'idempotency-key': key })).toMatchObject(refused);
    expect(idsOf(await pay(shopper, { key }))).toEqual(idsOf(first));
  });

  test('already used for a change of the cart, accepted or refused, starts no payment', async () => {
    const shopper = shop.visitor();
    const [taken, turnedAway] = [randomUUID(), randomUUID()];
    await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
    await shopper.put('/customer-details', astrid);
    await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
    const add = (quantity: number, key: string): Promise<Answer> =>
      shopper.post('/cart/set-quantity', { id: cream.varuId, quantity }, { 'idempotency-key': key });
    expect((await add(2, taken)).status).toBe(200);
    expect((await add(1e9, turnedAway)).status).toBe(409);
    for (const key of [taken, turnedAway]) expect(await pay(shopper, { key })).toMatchObject(refused);
    expect((await pay(shopper, { key: randomUUID() })).body).toMatchObject({ success: true });
  });
});
