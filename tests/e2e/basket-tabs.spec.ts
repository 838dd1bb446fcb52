import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const PHONE = { width: 390, height: 844 } as const;
const WAYS: readonly (readonly [string, TabOptions])[] = [
  ['with scripts', PHONE],
  ['without scripts', { ...PHONE, javaScriptEnabled: false }],
];

describe('a basket in a browser loses and doubles nothing', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function basket(options: TabOptions, ready: (page: Page) => Promise<void> = async () => undefined) {
    const tab = await openTab(options);
    await putInBasket(tab.page, options);
    await ready(tab.page);
    return tab;
  }

  test.each(WAYS)('on the way back from a payment that has begun, %s', async (_way, options) => {
    const tab = await basket(options, guestWithDelivery);
    const { page } = tab;
    await choose(page, 'Swish');
    await press(page, /^Betala/);
    await page.waitForURL(/\/shop\/betalning\//);
    await page.goBack();
    await page.getByText('Varukorgen betalas just nu och kan inte ändras.').waitFor();
    await holds(page, 1);
    await page.getByRole('link', { name: 'Till betalningen' }).click();
    await page.getByRole('button', { name: 'Avbryt betalningen' }).click();
    await page.waitForURL(/\/shop\/basket/);
    await holds(page, 1);
    await over(tab);
  });

  test.each(WAYS)('when the page is loaded again after a change, %s', async (_way, options) => {
    const tab = await basket(options);
    const { page } = tab;
    await press(page, /^Öka antal/);
    await holds(page, 2);
    await settled(page, options);
    await page.reload();
    await page.reload();
    await holds(page, 2);
    await over(tab);
  });

  test.each(WAYS)('when two tabs change the same line, and one of them removes it, %s', async (_way, options) => {
    const tab = await basket(options);
    const { page, context } = tab;
    const other = await context.newPage();
    await open(other, options);
    await press(page, /^Öka antal/);
    await holds(page, 2);
    await settled(page, options);
    await press(other, /^Öka antal/);
    await holds(other, 2);
    await settled(other, options);
    await open(page, options);
    await holds(page, 2);
    for (const left of [1, 0]) {
      await press(page, /^Minska antal/);
      await (left > 0 ? holds(page, left) : page.getByText('Din varukorg är tom').waitFor());
      await settled(page, options);
    }
    await press(other, /^Öka antal/);
    await other.getByText('Din varukorg är tom').waitFor();
    expect(tab.faults.filter((fault) => !fault.includes('quantity'))).toEqual([]);
    await context.close();
  });

  test.each(WAYS)('when an old tab pays after the purchase, %s', async (_way, options) => {
    const tab = await basket(options, guestWithDelivery);
    const { page, context } = tab;
    // A method can be chosen when the shop has saved the delivery, which the other tab needs too.
    await choose(page, 'Swish');
    const old = await context.newPage();
    await open(old, options);
    await choose(old, 'Swish');
    await press(page, /^Betala/);
    await page.getByRole('link', { name: 'Öppna Swish på den här enheten' }).click();
    await page.getByRole('button', { name: /Godkänn|Betala/ }).click();
    await page.goto('/shop/basket');
    await page.getByText('Din varukorg är tom').waitFor();
    await press(old, /^Betala/);
    await old.getByRole('heading', { name: 'Inget ändrades och inget betalades' }).waitFor();
    await over(tab);
  });
});

async function putInBasket(page: Page, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  await putInCart(page, 'har');
  if (javaScriptEnabled) await hydrated(page);
}

async function open(page: Page, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  await page.goto('/shop/basket');
  if (javaScriptEnabled) await hydrated(page);
}

/** With scripts a change is saved behind the page. The quantity is no longer busy when the shop has it. */
async function settled(page: Page, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  if (javaScriptEnabled) await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
}

async function choose(page: Page, method: string): Promise<void> {
  await page
    .getByLabel(new RegExp(`^${method}`))
    .first()
    .check();
  await page.getByLabel(/intygar att jag har fyllt 18/).check();
  await page.getByLabel(/Jag godkänner/).check();
}

async function press(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
}

/** The basket has one line with this quantity. */
async function holds(page: Page, quantity: number): Promise<void> {
  const counts = page.locator('#cartId .line [role=spinbutton]');
  await expect.poll(() => counts.allTextContents()).toEqual([String(quantity)]);
}

async function over({ context, faults }: Tab): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}
