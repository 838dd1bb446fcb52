import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { tabsOf } from './browser.js';

/**
 * Pages whose links are followed. Together they contain every link of the header, the footer and the side navigation.
 */
const LEADING = [
  '/',
  '/kategori',
  '/varumarken',
  '/campaigns',
  '/kategori/erbjudanden/medlemserbjudanden/',
  '/kundservice',
  '/mina-recept',
  '/search?q=inget-heter-sa',
];

describe('the header', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([390, 1440])(
    'opens its menu by keyboard, closes it by Escape and gives focus back, at %i px',
    async (width) => {
      const { page, context, faults } = await openTab({ width });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Sortiment' });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Sortiment' }).getByRole('button', { name: 'Hudvård' }).press('Enter');
      await page.getByRole('link', { name: 'Ansikte' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toContain('Sortiment');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('does not repeat a search for a pharmacy in its own search field', async () => {
    const { page, context, faults } = await openTab({ width: 390 });
    await page.goto('/apotek?q=Uppsala');
    await expect.poll(() => page.getByLabel('Sök apotek').inputValue()).toBe('Uppsala');
    await expect.poll(() => page.locator('#header-q').inputValue()).toBe('');
    await page.goto('/search?q=Uppsala');
    await expect.poll(() => page.locator('#header-q').inputValue()).toBe('Uppsala');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('suggests during typing, and the arrow keys lead to a product', async () => {
    const { page, context, faults } = await openTab();
    await page.goto('/');
    const field = page.locator('#header-q');
    // The word is filled in at once. Letter by letter, each response would reset the list and its selection.
    await field.fill('magnes');
    await page.locator('.suggestion').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.locator('#header-q[aria-activedescendant^="forslag-vara-"]').waitFor();
    const active = await field.getAttribute('aria-activedescendant');
    const to = await page.locator(`#${active}`).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${to}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('reports only in the browser console that suggestions failed (UI-09), and the search still works', async () => {
    const { page, context, faults } = await openTab();
    await page.route('**/search/forslag**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await page.locator('#header-q').fill('magnes');
    await expect
      .poll(() => faults.filter((fault) => !fault.startsWith('Failed to load resource')))
      .toEqual([
        expect.stringMatching(
          /^Tyvärr kunde vi inte få fram dessa produkter just nu .*Could not complete search/,
        ) as string,
      ]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=magnes');
    await page.locator('.card').first().waitFor();
    await context.close();
  });

  test('searches and leads to all departments without scripts', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await page.goto('/');
    await page.locator('#header-q').fill('magnesium');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=magnesium');
    await page.locator('.card').first().waitFor();
    await page.getByRole('link', { name: 'Sortiment' }).click();
    await page.waitForURL('**/kategori');
    await context.close();
  });

  test('has only links to existing pages', async () => {
    const { page, context } = await openTab();
    const links = new Set<string>();
    for (const address of LEADING) {
      await page.goto(address);
      const found = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''));
      for (const link of found) if (!/^\/(produkt|varumarken|kategori)\/./.test(link)) links.add(link);
    }
    const missing: string[] = [];
    for (const link of links)
      if ((await page.request.get(link, { maxRedirects: 0 })).status() >= 400) missing.push(link);
    expect(missing).toEqual([]);
    await context.close();
  });
});
