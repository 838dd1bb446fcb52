import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { guestWithDelivery } from './checkout-steps.js';

const GONE = 'Slut i webblager. Ta bort varan för att kunna betala.';

describe('two shoppers want the last piece (CRT-03)', () => {
  let last: { readonly varuId: string; readonly slug: string; readonly name: string };
  const shop = servedShop({
    products: 600,
    partners: 'inside',
    past: async (past, { database }) => {
      const { rows } = await database.pool.query<typeof last>(
        `SELECT varu_id AS "varuId", slug, name FROM view_product
         WHERE for_sale AND type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id LIMIT 1`,
      );
      last = rows[0] as typeof last;
      await past.counts(last.varuId, 1);
    },
  });
  const openTab = tabsOf(shop);

  async function readyToPay(): Promise<Tab> {
    const tab = await openTab({ width: 390 });
    const { page } = tab;
    await page.goto(`/produkt/${last.slug}`);
    await hydrated(page);
    await page
      .getByRole('button', { name: /^(Köp|Lägg i varukorgen) / })
      .first()
      .click();
    await page.getByText('har lagts i varukorgen').first().waitFor();
    await page.goto('/shop/basket');
    await guestWithDelivery(page);
    await page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    await hydrated(page);
    return tab;
  }

  const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Betala/ }).click();

  test('one pays, the other reads at the line why not, and has it when the payment is cancelled', async () => {
    const [one, other] = [await readyToPay(), await readyToPay()];
    await pay(one.page);
    await one.page.waitForURL(/\/shop\/betalning\//);

    await pay(other.page);
    const alert = other.page.getByRole('alert');
    await alert.getByText('Webblagret räcker inte till alla varor. Ändra varukorgen och betala igen.').waitFor();
    await alert.getByRole('link', { name: `${last.name} är slut i webblagret. Ta bort varan.` }).click();
    const line = new URL(await other.page.evaluate<string>('location.href')).hash;
    expect(line).toBe(`#p-${last.varuId}`);
    await other.page.locator(line).getByText(GONE).waitFor();

    await one.page.getByRole('button', { name: 'Avbryt betalningen' }).click();
    await one.page.waitForURL((url) => url.pathname === '/shop/basket');
    // The stock of the pages follows the shelf a moment later.
    await expect
      .poll(async () => {
        await other.page.reload();
        return other.page.getByText(GONE).count();
      })
      .toBe(0);
    await other.page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await other.page.getByLabel(/intygar att jag har fyllt 18/).check();
    await other.page.getByLabel(/Jag godkänner/).check();
    await hydrated(other.page);
    await pay(other.page);
    await other.page.waitForURL(/\/shop\/betalning\//);
    expect([one.faults, other.faults]).toEqual([[], []]);
    await one.context.close();
    await other.context.close();
  });

  test('a third piece is not added, and the page says how many there are', async () => {
    const { page, context, faults } = await openTab();
    const { rows } = await shop.database.pool.query<{ slug: string; web_stock: number }>(
      `SELECT slug, web_stock FROM view_product
       WHERE for_sale AND type = 'Ha' AND flags = '{}' AND web_stock BETWEEN 3 AND 60 ORDER BY web_stock, varu_id LIMIT 1`,
    );
    const { slug, web_stock: pieces } = rows[0] as { slug: string; web_stock: number };
    await page.goto(`/produkt/${slug}`);
    await hydrated(page);
    await page
      .getByRole('button', { name: /^(Köp|Lägg i varukorgen) / })
      .first()
      .click();
    await page.locator('[role="spinbutton"][aria-valuenow="1"]:not([aria-busy])').first().waitFor();
    await page.route('**/cart/set-quantity', (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replace(/"quantity":\d+/, `"quantity":${pieces + 1}`),
      }),
    );
    await page
      .getByRole('button', { name: /^Öka antal/ })
      .first()
      .click();
    await page.getByText(`Det finns bara ${pieces} st i lager. Välj högst ${pieces}.`).waitFor();
    await page.locator('[role="spinbutton"][aria-valuenow="1"]:not([aria-busy])').first().waitFor();
    expect(faults).toEqual(['Quantity exceeds maximum allowed limit']);
    await context.close();
  });
});
