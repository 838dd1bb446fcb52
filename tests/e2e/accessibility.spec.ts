import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';
import type { ShopProcess } from '../shop/shop-process.js';
import { openBrowser, openTab } from './browser.js';

const PAGES = ['/', '/kategori/hudvard', '/search?q=kram', '/shop/basket', '/init-login', '/tracking', '/kundservice', '/kundklubb/kundklubb-villkor', '/konsol/logga-in', '/finns-inte'];
const OF_ASTRID = ['/member', '/member/minakop', '/kundklubb-registrering'];

describe('for everyone', () => {
  let shop: ShopBeside;
  let serving: ShopProcess;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([prepareShopBeside({ products: 600, partners: 'inside' }), openBrowser()]);
    serving = await shop.start();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await serving.kill();
    await shop.close();
  });

  test.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('no page has an accessibility fault, %s at %i px', async (colorScheme, width) => {
    const { page, context, faults } = await openTab(browser, shop.url, { colorScheme, width });
    const found: string[] = [];
    const check = async (address: string): Promise<void> => {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      found.push(...violations.map(({ id, nodes }) => `${address}: ${id} at ${nodes[0]?.target.join(' ')}`));
    };
    for (const address of PAGES) await check(address);
    await page.goto('/init-login');
    await page.locator('button[value="198507099805"]').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/init-login'));
    for (const address of OF_ASTRID) await check(address);
    expect(found).toEqual([]);
    // The page that does not exist is meant to answer 404.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  }, 120_000);

  test('a product is found and put in the cart by keyboard alone', async () => {
    const { page, context, faults } = await openTab(browser, shop.url);
    await page.goto('/kategori/hudvard');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toMatch(/innehåll/i);
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (/^Köp/.test((await page.locator('button:focus').allTextContents())[0] ?? '')) break;
    }
    await page.keyboard.press('Enter');
    await page.getByText('1 st har lagts i varukorgen.').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);
});
