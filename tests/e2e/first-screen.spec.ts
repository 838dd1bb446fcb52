import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { tabsOf } from './browser.js';

const shop = servedShop({ products: 1500, partners: 'inside' });
const openTab = tabsOf(shop);

describe.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the first screen, at $width × $height', ({ width, height }) => {
  test.each(['paracetamol', 'hosta'])(
    'of a search for "%s" shows a product with its price, and advice below',
    async (q) => {
      const { page, context, faults } = await openTab({ width, height });
      await page.goto(`/search?q=${q}`, { waitUntil: 'networkidle' });
      await expect.poll(() => bottomOf(page.locator('.card .price-now').first())).toBeLessThanOrEqual(height);
      const advice = page.getByRole('region', { name: 'Råd från våra farmaceuter' });
      const firstRow = await bottomOf(page.locator('.card').first());
      await expect.poll(() => topOf(advice)).toBeGreaterThanOrEqual(firstRow);
      await expect.poll(async () => rowsAbove(page, await topOf(advice))).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('of a product shows its price and buy button', async () => {
    const { page, context, faults } = await openTab({ width, height });
    for (const address of await products(shop)) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect.poll(() => bottomOf(page.locator('.buy-box .price-now'))).toBeLessThanOrEqual(height);
      await expect.poll(() => bottomOf(page.locator('.buy-box button[name="buy"]'))).toBeLessThanOrEqual(height);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('only a search with prescription goods offers to hide them, and then to show them again', async () => {
  const { page, context, faults } = await openTab({ width: 390, height: 844 });
  const choice = page.getByRole('switch', { name: 'Visa receptvaror' });
  await page.goto('/search?q=tandkräm', { waitUntil: 'networkidle' });
  await page.locator('.card').first().waitFor();
  await expect.poll(() => choice.count()).toBe(0);
  await page.goto('/search?q=tablett', { waitUntil: 'networkidle' });
  await choice.click();
  await page.waitForURL(/rx=0/);
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false');
  expect(faults).toEqual([]);
  await context.close();
});

test('two packs of one product differ on their cards, and a pack for children is marked', async () => {
  const { page, context, faults } = await openTab({ width: 390, height: 844 });
  await page.goto('/search?q=paracetamol&loaded=96', { waitUntil: 'networkidle' });
  const cards = await page.evaluate<readonly CardShown[]>(`[...document.querySelectorAll('.card')].map((card) => {
    const [title, pack] = ['.card-title', '.card-pack'].map((part) => card.querySelector(part));
    const text = title.textContent + ' – ' + pack.textContent;
    return { text, cut: pack.scrollWidth > pack.clientWidth, forChildren: card.querySelector('.children-badge') !== null };
  })`);
  expect(new Set(cards.map(({ text }) => text)).size).toBe(cards.length);
  expect(cards.filter(({ cut }) => cut)).toEqual([]);
  expect(cards.some(({ forChildren }) => forChildren)).toBe(true);
  expect(cards.filter(({ text, forChildren }) => forChildren && /filmdragerad|500 mg/.test(text))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

interface CardShown {
  readonly text: string;
  /** Whether the pack is wider than its place. */
  readonly cut: boolean;
  readonly forChildren: boolean;
}

/** Products of every kind that the page sells, among them those with the longest names and the most packs. */
async function products({ database }: ServedShop): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ slug: string }>(`
    (SELECT slug FROM view_product WHERE for_sale AND type = 'Ex' AND web_stock > 0 ORDER BY length(name) DESC LIMIT 2)
    UNION ALL
    (SELECT slug FROM view_product WHERE for_sale AND type = 'Ha' AND web_stock > 0 AND discount_price IS NOT NULL
     ORDER BY length(name) DESC LIMIT 2)
    UNION ALL
    (SELECT slug FROM view_product p WHERE for_sale AND type = 'Ex' AND web_stock > 0
     ORDER BY (SELECT count(*) FROM view_product o WHERE o.family = p.family) DESC, varu_id LIMIT 1)`);
  expect(rows).toHaveLength(5);
  return rows.map(({ slug }) => `/produkt/${slug}`);
}

/** How many rows of cards stand above a height. */
async function rowsAbove(page: Page, top: number): Promise<number> {
  const tops = await page.locator('.card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  return new Set(tops.filter((each) => each < top).map(Math.round)).size;
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN;
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : NaN;
}
