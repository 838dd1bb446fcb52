import { afterAll, beforeAll, expect, test } from 'vitest';

import { Clock } from '../../services/foundation/clock.js';
import { newEvent } from '../../services/foundation/event-store/events.fixture.js';
import { approvedCard, astrid } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A delivery to the door, which needs no place to collect. */
const HOME = { optionId: 'early-bird', name: 'Early Bird', price: 3900, promise: '1–3 vardagar' };
const WORN = 'Varukorgen har ändrats för många gånger. Töm den och lägg varorna i en ny.';

let shop: TestShop;
let varuId: string;
beforeAll(async () => {
  shop = await startTestShop();
  [varuId = ''] = await shop.varuIds();
});
afterAll(() => shop.stop());

/**
 * Makes a cart with this number of events, by repeating a choice of delivery. Its events are of now, because a job in
 * this shop ends abandoned carts.
 */
async function cartOf(events: number): Promise<Shopper> {
  const shopper = shop.visitor();
  const begun = [
    await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 }),
    await shopper.put('/customer-details', astrid),
    await shopper.put('/shipments/sync-user-choice', { optionId: HOME.optionId }),
  ];
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await shop.platform.pool.query<{ stream: string; revision: number }>(
    `SELECT stream_id AS stream, max(revision)::int AS revision FROM event
     WHERE stream_id LIKE 'cart-%' GROUP BY stream_id ORDER BY max(sequence) DESC LIMIT 1`,
  );
  const { stream = '', revision = 0 } = rows[0] ?? {};
  const now = shop.app.get(Clock, { strict: false }).now();
  const more = Array.from({ length: events - revision - 1 }, () => newEvent('DeliveryChosen', { delivery: HOME }, now));
  await shop.platform.store.append(stream, revision, more);
  return shopper;
}

const refused = ({ status, body }: Answer) => ({ status, errors: body['errors'] });
const wornOut = (field: string) => ({ status: 409, errors: [{ field, code: 'CartIsWornOut', message: WORN }] });
const payment = { paymentMethod: 'scheme', paymentDetails: approvedCard, ageDeclared: true };

test('details, delivery and payment attempts count as goods do, and one too many is refused with its field', async () => {
  const shopper = await cartOf(2_500);
  const other = { ...astrid, street: 'Hornsgatan 2' };
  expect(refused(await shopper.put('/customer-details', other))).toEqual(wornOut('firstName'));
  expect(refused(await shopper.put('/shipments/sync-user-choice', { optionId: 'pharmacy' }))).toEqual(
    wornOut('optionId'),
  );
  expect(refused(await shopper.post('/payments/start', payment))).toEqual(wornOut('paymentMethod'));
  expect(refused(await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 }))).toMatchObject({
    status: 409,
    errors: [{ field: 'varuId', code: 'CartChangedTooOften' }],
  });
});

test('a full cart can still be paid, and a cart that accepts no command is replaced by another', async () => {
  const late = await cartOf(2_000);
  expect((await late.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(409);
  expect((await late.post('/payments/start', payment)).status).toBe(200);
  const worn = await cartOf(2_500);
  expect((await worn.post('/cart/set-quantity', { id: varuId, quantity: 0 })).status).toBe(200);
  expect((await worn.post('/cart/add-quantity', { id: varuId, quantity: 1 })).status).toBe(200);
});
