import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';

const ASTRID = '198507099805';
const WITHOUT_SCRIPTS = '198507099813';

describe('a product available only in pharmacies', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test('can be watched from its card by a logged-in customer (PRO-09)', async () => {
    const { varuId, listing } = await inStoresAlone(shop);
    const { page, context, faults } = await openTab();
    await logIn(page, ASTRID);
    await page.goto(listing);
    await hydrated(page);
    await card(page, varuId)
      .getByRole('link', { name: /^Köp från butik/ })
      .waitFor();
    await card(page, varuId)
      .getByRole('button', { name: /^Bevaka / })
      .click();
    // The button changes before the server has responded, so the test must wait for the response.
    const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/favourites/spara'));
    await page.getByRole('dialog').getByRole('button', { name: 'Bevaka', exact: true }).click();
    await card(page, varuId)
      .getByRole('button', { name: /^Bevakad: .* Sluta bevaka$/ })
      .waitFor();
    await kept;
    await page.reload();
    await card(page, varuId)
      .getByRole('button', { name: /^Bevakad: / })
      .waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('can be watched by plain forms', async () => {
    const { varuId, listing } = await inStoresAlone(shop);
    const { page, context } = await openTab({ javaScriptEnabled: false, width: 390 });
    await logIn(page, WITHOUT_SCRIPTS);
    await page.goto(listing);
    await card(page, varuId)
      .getByRole('button', { name: /^Bevaka / })
      .click();
    await card(page, varuId)
      .getByRole('button', { name: /^Bevakad: / })
      .waitFor();
    await context.close();
  });

  test('cannot be watched by others, and nobody can watch a product of the web shop', async () => {
    const { varuId, listing } = await inStoresAlone(shop);
    const { page, context } = await openTab();
    const watches = page.getByRole('button', { name: /^Bevaka/ });
    await page.goto(listing);
    await card(page, varuId).waitFor();
    await expect.poll(() => watches.count()).toBe(0);
    await logIn(page, ASTRID);
    await page.goto(listing);
    await expect.poll(() => watches.count()).toBeGreaterThan(0);
    const watched = page.locator('.card', { has: watches });
    const onTheWeb = watched.filter({ hasNot: page.getByText(/Köp från butik|Slut i webblager/) });
    await expect.poll(() => onTheWeb.count()).toBe(0);
    await context.close();
  });
});

/** Finds a product without prescription that only pharmacies have in stock, on the first page of its category. */
async function inStoresAlone({ database }: ServedShop): Promise<{ readonly varuId: string; readonly listing: string }> {
  const { rows } = await database.pool.query<{ varu_id: string; category_path: string }>(
    `SELECT varu_id, category_path FROM view_product
     WHERE for_sale AND type = 'Ha' AND web_stock = 0 AND in_stores AND is_monitorable AND flags = '{}'
     ORDER BY varu_id LIMIT 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('the web shop has everything');
  return { varuId: row.varu_id, listing: `/kategori/${row.category_path}` };
}

function card(page: Page, varuId: string): Locator {
  return page.locator(`#p-${varuId}`);
}

async function logIn(page: Page, personNumber: string): Promise<void> {
  await page.goto(
    `/sessionapi/v1/grandid/test/initloginauto?ssn=${personNumber}&ehmDeviceType=desktop&stayLoggedIn=false`,
  );
}
