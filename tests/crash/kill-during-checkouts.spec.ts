import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import { writePast } from '../shop/past.js';
import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';
import { Shopper } from '../shop/shopper.js';

const CHECKOUTS = 100;
const ANSWERED_BEFORE_KILL = 25;

let shop: ShopBeside;
beforeAll(async () => {
  shop = await prepareShopBeside({ products: 200, partners: 'outlive' });
  // There is just one piece for each order. If the kill lost a hold, a shopper would be refused.
  const varuId = await someGood();
  await writePast(shop, (past) => past.counts(varuId, CHECKOUTS));
});
afterAll(() => shop.close());

test('kill -9 during a hundred checkouts loses no order and doubles none', async () => {
  const first = await shop.start();
  const checkouts = await Promise.all(Array.from({ length: CHECKOUTS }, prepare));

  const acknowledged = new Set<string>();
  let enough = (): void => undefined;
  const reached = new Promise<void>((resolve) => (enough = resolve));
  const paying = checkouts.map(async ({ shopper, key }) => {
    const { body } = await pay(shopper, { key });
    if ((body as { success?: boolean }).success)
      acknowledged.add((body as unknown as { purchaseOrderId: string }).purchaseOrderId);
    if (acknowledged.size >= ANSWERED_BEFORE_KILL) enough();
  });
  await Promise.race([reached, Promise.allSettled(paying)]);
  await first.kill();
  await Promise.allSettled(paying);
  const answeredBefore = acknowledged.size;

  const second = await shop.start();
  try {
    for (const orderId of acknowledged) expect(await count('OrderConfirmed', orderId)).toBe(1);
    // Every shopper sends the same form again, as after a lost response. The key is the same, so nothing is bought
    // twice.
    const again = await Promise.all(checkouts.map(({ shopper, key }) => pay(shopper, { key })));
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    await until(async () => (await count('OrderConfirmed')) === CHECKOUTS);
    expect(answeredBefore).toBeLessThan(CHECKOUTS);
    expect(await count('OrderPlaced')).toBe(CHECKOUTS);
    expect(await count('PaymentAuthorised')).toBe(CHECKOUTS);
    expect(await count('LateAuthorisationReceived')).toBe(0);
    expect(await doubled()).toEqual([]);
    await until(async () => (await count('StockTaken')) === CHECKOUTS);
    expect(await count('StockReleased')).toBe(0);
  } finally {
    await second.kill();
  }
});

async function prepare(): Promise<{ shopper: Shopper; key: string }> {
  const shopper = new Shopper(shop.url);
  const varuId = await someGood();
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.put('/customer-details', astrid);
  const chosen = await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.body));
  return { shopper, key: randomUUID() };
}

/** Waits for a product to buy, because the shop may serve requests before its views are up to date. */
async function someGood(): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      `SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' ORDER BY varu_id LIMIT 1`,
    );
    found = rows[0]?.varu_id;
    return found !== undefined;
  });
  return found as string;
}

async function count(type: string, key = ''): Promise<number> {
  const { rows } = await shop.database.pool.query(
    'SELECT count(*)::int AS count FROM event WHERE type = $1 AND stream_id LIKE $2',
    [type, `%${key}`],
  );
  return rows[0].count;
}

/** Returns orders with more than one confirmation and carts with more than one order. */
async function doubled(): Promise<unknown[]> {
  const { rows } = await shop.database.pool.query(
    `SELECT data->>'cartId' AS key FROM event WHERE type = 'OrderPlaced' GROUP BY 1 HAVING count(*) > 1
     UNION ALL SELECT stream_id FROM event WHERE type IN ('OrderConfirmed', 'PaymentAuthorised') GROUP BY 1 HAVING count(*) > 1`,
  );
  return rows;
}
