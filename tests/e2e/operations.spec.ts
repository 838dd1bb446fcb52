import { beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import type { Page } from 'playwright-core';

import { ORDER_AT_WAREHOUSE } from '../../services/shop/order/warehouse-reactions.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { hydrated, tabsOf } from './browser.js';
import { logInAsStaff, openDesk } from './console-steps.js';

describe.each([1440, 390])('the operations page in a browser at %i px', (width) => {
  const shop = servedShop({ products: 400, partners: 'outlive' });
  const openTab = tabsOf(shop);
  const sql = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values]);
  let varuId: string;
  let orderNumber: string;
  beforeAll(async () => {
    orderNumber = await standsStill();
  });

  /** Makes an order look 20 minutes old and unknown to the warehouse. */
  async function standsStill(): Promise<string> {
    const { rows } = await sql(
      `SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id LIMIT 1`,
    );
    varuId = rows[0].varu_id as string;
    const { body } = await purchase(new Shopper(shop.url), { varuId });
    const { purchaseOrderId: orderId } = body as unknown as { purchaseOrderId: string };
    const forget = 'DELETE FROM reaction_receipt WHERE stream_id = $1 AND reaction = $2';
    await until(async () => (await sql(forget, [`order-${orderId}`, ORDER_AT_WAREHOUSE])).rowCount === 1);
    const back = `UPDATE view_order_tracking SET confirmed_at = confirmed_at - interval '20 minutes'
      WHERE order_id = $1 AND internal_status = 'confirmed' RETURNING order_number`;
    let moved: readonly { readonly order_number: string }[] = [];
    await until(async () => (moved = (await sql(back, [orderId])).rows).length === 1);
    return moved[0]?.order_number ?? '';
  }

  const scrollsSideways = (page: Page): Promise<boolean> =>
    page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  test('lists what makes no progress until its button is pressed, and shows who holds everyone up', async () => {
    const { page, context, faults } = await openTab({ width });
    await logInAsStaff(page, 'drift');
    await openDesk(page, '/konsol/drift');
    await hydrated(page);
    const item = page.getByText(`Order ${orderNumber} saknar uppdraget till lagret`);
    await item.waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: `Gör om: uppdraget till lagret för order ${orderNumber}` }).click();
    await page.getByText('Steget görs om.').waitFor();
    await item.waitFor({ state: 'detached' });

    const forgotten = new pg.Client({ connectionString: shop.database.url, application_name: 'forgotten shell' });
    await forgotten.connect();
    await forgotten.query('BEGIN; SELECT pg_current_xact_id()');
    await new Shopper(shop.url).post('/cart/add-quantity', { id: varuId, quantity: 1 });
    const heldUp = page.getByText(/Vyer och följder väntar på process \d+, forgotten shell, i databasen/);
    await heldUp.waitFor();
    await page
      .getByRole('row', { name: /Varukorg/ })
      .getByText(/händelser, \d+\.\d s/)
      .waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await forgotten.end();
    await heldUp.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
