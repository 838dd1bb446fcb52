import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { Catalogue } from '../../services/catalogue/catalogue.js';
import { generateCatalogue } from '../../services/catalogue/generator/index.js';
import { freePort } from '../../services/database/embedded.js';
import { createTestDatabase, type TestDatabase } from '../../services/database/testing.js';
import { startPartners, type Partners } from '../../services/partners/simulators.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import { Shopper } from '../shop/shopper.js';
import { startShopProcess } from './shop-process.js';

const CHECKOUTS = 100;
const ANSWERED_BEFORE_KILL = 25;

let database: TestDatabase;
let partners: Partners;
let dataDirectory: string;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  await new Catalogue(database.db).load(generateCatalogue({ size: 200 }));
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'algort-crash-'));
  const port = await freePort();
  const shopUrl = `http://127.0.0.1:${port}`;
  partners = await startPartners({ environment: {}, shopUrl, dispatchAfterMs: null, deliverAfterMs: null });
  const shared = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: shopUrl, DATABASE_URL: database.url, DATA_DIR: dataDirectory };
  environment = { ...(partners.config as unknown as Record<string, string>), ...shared, SEED: 'none' };
});

afterAll(async () => {
  await partners.close();
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

test('kill -9 among a hundred checkouts loses no order and doubles none', async () => {
  const first = await startShopProcess(environment);
  const checkouts = await Promise.all(Array.from({ length: CHECKOUTS }, prepare));

  const acknowledged = new Set<string>();
  let enough = (): void => undefined;
  const reached = new Promise<void>((resolve) => (enough = resolve));
  const paying = checkouts.map(async ({ shopper, key }) => {
    const { body } = await pay(shopper, { key });
    if ((body as { success?: boolean }).success) acknowledged.add((body as unknown as { orderId: string }).orderId);
    if (acknowledged.size >= ANSWERED_BEFORE_KILL) enough();
  });
  await Promise.race([reached, Promise.allSettled(paying)]);
  await first.kill();
  await Promise.allSettled(paying);
  const answeredBefore = acknowledged.size;

  const second = await startShopProcess(environment);
  try {
    for (const orderId of acknowledged) expect(await count('OrderConfirmed', orderId)).toBe(1);
    // Everyone whose browser got no answer sends the same form again.
    const again = await Promise.all(checkouts.map(({ shopper, key }) => pay(shopper, { key })));
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    await until(async () => (await count('OrderConfirmed')) === CHECKOUTS);
    expect(answeredBefore).toBeLessThan(CHECKOUTS);
    expect(await count('OrderPlaced')).toBe(CHECKOUTS);
    expect(await count('PaymentAuthorised')).toBe(CHECKOUTS);
    expect(await count('LateAuthorisationReceived')).toBe(0);
    expect(await doubled()).toEqual([]);
  } finally {
    await second.kill();
  }
}, 120_000);

async function prepare(): Promise<{ shopper: Shopper; key: string }> {
  const shopper = new Shopper(environment['PUBLIC_URL'] as string);
  const varuId = await someGood();
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.put('/customer-details', astrid);
  const chosen = await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  if (chosen.status !== 200) throw new Error(JSON.stringify(chosen.body));
  return { shopper, key: randomUUID() };
}

async function someGood(): Promise<string> {
  const { rows } = await database.pool.query(`SELECT varu_id FROM catalogue_product WHERE type = 'Ha' AND flags = '{}' ORDER BY varu_id LIMIT 1`);
  return rows[0].varu_id;
}

async function count(type: string, key = ''): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM event WHERE type = $1 AND stream_id LIKE $2', [type, `%${key}`]);
  return rows[0].count;
}

/** Orders with more than one confirmation, or carts that became more than one order. */
async function doubled(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `SELECT data->>'cartId' AS key FROM event WHERE type = 'OrderPlaced' GROUP BY 1 HAVING count(*) > 1
     UNION ALL SELECT stream_id FROM event WHERE type IN ('OrderConfirmed', 'PaymentAuthorised') GROUP BY 1 HAVING count(*) > 1`,
  );
  return rows;
}
