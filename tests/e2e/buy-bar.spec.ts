import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf } from './browser.js';

/** So far that the page’s own button is out of sight, and the footer is not yet reached. */
const PAST_BUTTON = 900;

describe('the buy bar of a product page on a phone', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);
  let product: string;
  beforeAll(async () => {
    product = await aMedicine(shop);
  });

  test.each([true, false])(
    'is shown only while the page’s own button is out of sight (scripts: %s)',
    async (scripts) => {
      const { page, context, faults } = await openTab({ width: 390, height: 844, javaScriptEnabled: scripts });
      await page.goto(product, { waitUntil: 'networkidle' });
      const bar = page.getByRole('region', { name: 'Köp varan' });
      await expect.poll(() => bar.count()).toBe(0);
      await page.locator('.facts').hover();
      await page.mouse.wheel(0, PAST_BUTTON);
      await expect.poll(() => bar.count()).toBe(1);
      await expect.poll(async () => Math.round(bottom(await bar.boundingBox()))).toBe(844);
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => bar.count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('buys without scripts', async () => {
    const { page, context, faults } = await openTab({ width: 390, height: 844, javaScriptEnabled: false });
    await page.goto(product);
    await page.locator('.facts').hover();
    await page.mouse.wheel(0, PAST_BUTTON);
    await page.getByRole('region', { name: 'Köp varan' }).getByRole('button').click();
    await page.getByRole('link', { name: /^Varukorg, 1 st/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keeps the focus when its button becomes a quantity and a button again', async () => {
    const { page, context, faults } = await openTab({ width: 390, height: 844 });
    await page.goto(product);
    await hydrated(page);
    await page.mouse.wheel(0, PAST_BUTTON);
    const button = page.locator('.buy-bar button[name="buy"]');
    await button.waitFor();
    await button.press('Enter');
    await page.locator('.buy-bar [role="spinbutton"]:focus').waitFor();
    await page.locator('.buy-bar [role="spinbutton"][aria-valuenow="1"]:not([aria-busy])').waitFor();
    await page.keyboard.press('Home');
    await page.locator('.buy-bar button[name="buy"]:focus').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('never covers the focused element (WCAG 2.4.11)', async () => {
    const { page, context, faults } = await openTab({ width: 390, height: 844 });
    await page.goto(product);
    await hydrated(page);
    await page.locator('.facts summary').first().focus();
    const covered: string[] = [];
    const seen = new Set<string>();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const focus = await underBar(page);
      if (focus.covered) covered.push(focus.what);
      seen.add(focus.what);
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(covered).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is missing on a wide screen', async () => {
    const { page, context } = await openTab({ width: 1440 });
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, PAST_BUTTON);
    await page.locator('.buy-bar').waitFor({ state: 'hidden' });
    await context.close();
  });
});

/** A medicine's page is long: it has a leaflet, facts and related products. */
async function aMedicine({ database }: ServedShop): Promise<string> {
  const { rows } = await database.pool.query<{ slug: string }>(
    "SELECT slug FROM view_product WHERE for_sale AND type = 'Ex' AND flags = '{}' AND web_stock > 1 ORDER BY varu_id LIMIT 1",
  );
  return `/produkt/${rows[0]?.slug}`;
}

function underBar(page: Page): Promise<{ readonly what: string; readonly covered: boolean }> {
  return page.evaluate(`(() => {
    const focus = document.activeElement;
    const bar = document.querySelector('.buy-bar');
    const [own, over] = [focus.getBoundingClientRect(), bar.getBoundingClientRect()];
    const hides = getComputedStyle(bar).visibility === 'visible' && !bar.contains(focus) && focus !== document.body;
    return { what: focus.outerHTML.slice(0, 120), covered: hides && own.bottom > over.top && own.top < over.bottom };
  })()`);
}

function bottom(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height : NaN;
}
