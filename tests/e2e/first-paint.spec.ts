import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { productAddress } from '../pages/addresses.js';
import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { addressOf, tabsOf, type Tab } from './browser.js';

/** A script that measures the first paint. It runs before the page's own scripts. */
const WATCH = `
  window.painted = { shifts: 0, largest: null };
  new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.painted.shifts += value; })
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const { url, element } = list.getEntries().at(-1);
    window.painted.largest = { src: url ? new URL(url).pathname : '', text: element ? element.textContent : '' };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

interface Painted {
  readonly shifts: number;
  readonly largest: { readonly src: string; readonly text: string } | null;
}

describe.each([390, 1440])('the first paint, at %i px', (width) => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);
  let product: string;
  beforeAll(async () => {
    product = await productAddress(shop);
  });

  async function painted(address: string): Promise<Tab & Painted> {
    const tab = await openTab({ width });
    await tab.page.addInitScript(WATCH);
    await tab.page.goto(address, { waitUntil: 'networkidle' });
    return { ...tab, ...(await tab.page.evaluate<Painted>('window.painted')) };
  }

  test.each(['start', 'listing', 'product', 'search'])(
    'of the %s page is in its first answer, and nothing moves after it',
    async (which) => {
      const address = { start: '/', listing: '/kategori/hudvard', product, search: '/search?q=kram' }[which] as string;
      const { page, context, faults, shifts, largest } = await painted(address);
      const html = await (await page.request.get(address)).text();
      expect(largest).not.toBeNull();
      expect(html).toContain(largest?.src || asWritten(largest?.text ?? ''));
      expect(shifts).toBeLessThan(0.01);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('after going back from a product has the same filters, at the same place of the page', async () => {
    const { page, context, faults } = await openTab({ width });
    await page.goto('/kategori/hudvard?PackageType=Tub&sortBy=priceAsc', { waitUntil: 'networkidle' });
    const card = page.locator('.card-name a').nth(8);
    await card.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/produkt/**');
    await page.locator('.buy-box').waitFor();
    await page.goBack();
    await page.locator('.chosen-filter').waitFor();
    await until(async () => Math.abs((await scrolled(page)) - before) < 3);
    expect((await addressOf(page)).search).toBe('?PackageType=Tub&sortBy=priceAsc');
    await expect.poll(() => page.getByLabel('Sortera').inputValue()).toBe('priceAsc');
    expect(faults).toEqual([]);
    await context.close();
  });
});

function scrolled(page: Page): Promise<number> {
  return page.evaluate<number>('scrollY');
}

/** Escapes a text as React does, to find it in the server's HTML. */
function asWritten(text: string): string {
  return text.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
