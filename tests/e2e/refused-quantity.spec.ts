import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { productAddress } from '../pages/addresses.js';
import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';

const LISTING = '/kategori/hudvard';
const BASKET = '/shop/basket';
/** The text of CRT-02 for the console, word for word. */
const ABOVE_LIMIT = 'Quantity exceeds maximum allowed limit';
const FAILED = 'Failed to update product quantity';

/** Changes what the page sends, so that the shop refuses it. Another tab could have the same effect. */
const tooMany = (page: Page): Promise<void> =>
  changed(page, (sent) => sent.replace(/"quantity":\d+/, '"quantity":500'));
const unknown = (page: Page): Promise<void> => changed(page, (sent) => sent.replace(/"id":"\d+"/, '"id":"999999"'));

describe('a quantity refused by the shop (CRT-01, CRT-02)', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  /** Opens a page and puts one piece of its first product into the cart. */
  async function withOne(where: string): Promise<Tab> {
    const tab = await openTab();
    const { page } = tab;
    await page.goto(where === LISTING ? LISTING : await productAddress(shop));
    await hydrated(page);
    await page
      .getByRole('button', { name: /^(Köp|Lägg i varukorgen) / })
      .first()
      .click();
    await stands(page, 1);
    if (where === BASKET) {
      await page.goto(BASKET);
      await hydrated(page);
      await stands(page, 1);
    }
    return tab;
  }

  test.each(['the product page', LISTING, BASKET])(
    'goes back to the earlier one on %s, and is reported in the browser console',
    async (where) => {
      const { page, context, faults } = await withOne(where);
      await tooMany(page);
      await page
        .getByRole('button', { name: /^Öka antal/ })
        .first()
        .click();
      await page
        .getByText(/^(Maxantal för denna vara uppnådd|Du har uppnått max antal)/)
        .first()
        .waitFor();
      await stands(page, 1);
      expect(faults).toEqual([ABOVE_LIMIT]);
      await context.close();
    },
  );

  test('for any other reason has another text', async () => {
    const { page, context, faults } = await withOne(BASKET);
    await unknown(page);
    await page
      .getByRole('button', { name: /^Öka antal/ })
      .first()
      .click();
    await page.getByText('Varan kan ej läggas till. Kontrollera varukorgen.').waitFor();
    await stands(page, 1);
    expect(faults).toEqual([FAILED]);
    await context.close();
  });

  test('goes back too when the shop cannot be reached, and a purchase goes back to its button', async () => {
    const { page, context, faults } = await openTab();
    await page.goto(LISTING);
    await hydrated(page);
    await page.route('**/cart/*-quantity', (route) => route.abort());
    const buy = page.getByRole('button', { name: /^Köp / }).first();
    await buy.click();
    await page.getByRole('dialog', { name: 'Något gick fel' }).waitFor();
    await expect.poll(() => page.getByRole('spinbutton').count()).toBe(0);
    // The browser also writes the failed request to the console.
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([FAILED]);
    await context.close();
  });
});

async function stands(page: Page, quantity: number): Promise<void> {
  await page.locator(`[role="spinbutton"][aria-valuenow="${quantity}"]:not([aria-busy])`).first().waitFor();
}

async function changed(page: Page, change: (sent: string) => string): Promise<void> {
  await page.route('**/cart/*-quantity', (route) =>
    route.continue({ postData: change(route.request().postData() ?? '') }),
  );
}
