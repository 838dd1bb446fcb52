import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

describe('nobody pays for a cart that was not shown', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function readyToPay(): Promise<Tab> {
    const tab = await openTab({ width: 390 });
    await putInCart(tab.page, 'har');
    await guestWithDelivery(tab.page);
    await tab.page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await tab.page.getByLabel(/intygar att jag har fyllt 18/).check();
    await tab.page.getByLabel(/Jag godkänner/).check();
    await hydrated(tab.page);
    return tab;
  }

  async function pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Betala/ }).click();
  }

  test('goods from another tab are reported, a link leads to the cart, and the next press pays', async () => {
    const { page, context, faults } = await readyToPay();
    const other = await context.newPage();
    await putInCart(other, 'hudvard');
    await pay(page);
    const way = page
      .getByRole('alert')
      .getByRole('link', { name: 'Varukorgen har ändrats. Kontrollera den och betala igen.' });
    await way.click();
    const led = new URL(await page.evaluate<string>('location.href')).hash;
    // The alert may appear before the cart shows the change.
    await page.locator(led).locator('li').nth(1).waitFor();
    await pay(page);
    await page.waitForURL(/\/shop\/betalning\//);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a page from before a release is loaded again and not refused for ever', async () => {
    const { page, context, faults } = await readyToPay();
    await page.evaluate('document.querySelector("input[name=shown]").remove(); window.isOld = true');
    const loadedAnew = page.waitForEvent('load');
    await pay(page);
    await loadedAnew;
    await expect
      .poll(() => page.evaluate('!window.isOld && document.querySelector("input[name=shown]") !== null'))
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe('/shop/basket');
    expect(faults).toEqual([]);
    await context.close();
  });
});
