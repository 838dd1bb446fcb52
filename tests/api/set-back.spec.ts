import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buy } from '../checkouts/buyer.js';
import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';

describe('a release that is rolled back to a newer release’s database', () => {
  let shop: ShopBeside;
  beforeAll(async () => {
    shop = await prepareShopBeside({ products: 60, partners: 'inside' });
    await shop.database.pool.query(`
      ALTER TABLE session ADD COLUMN of_tomorrow text;
      CREATE TABLE of_tomorrow (name text PRIMARY KEY);
      INSERT INTO kysely_migration VALUES ('9000-of-tomorrow', now()::text)`);
  });
  afterAll(() => shop.close());

  test('names what it cannot run beside, and does not start', async () => {
    await expect(shop.start()).rejects.toThrow(
      'Älgört did not start: DATABASE_URL: a newer release has changed this database (9000-of-tomorrow), and this one cannot run on it; start the newer release',
    );
  });

  test('sells beside a migration that only adds', async () => {
    await shop.database.pool.query(`INSERT INTO additive_migration VALUES ('9000-of-tomorrow')`);
    const serving = await shop.start();
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 2 LIMIT 1",
    );
    const { orderId } = await buy({
      url: shop.url,
      varuId: String(rows[0]?.varu_id),
      method: 'scheme',
      patient: false,
    });
    expect(orderId).toMatch(/^[\da-f-]{36}$/);
    expect(await serving.stop()).toBe(0);
  });
});
