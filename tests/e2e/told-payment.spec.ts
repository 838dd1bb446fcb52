import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const PAYING = 'Varukorgen betalas just nu och kan inte ändras.';
const REFUSED = 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.';

/** The basket says how the last attempt to pay ended (CHK-14). */
describe('a payment that failed is reported', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function paying(method: RegExp, options: TabOptions): Promise<Tab> {
    const tab = await openTab(options);
    const { page } = tab;
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await page.getByLabel(method).first().check();
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    if (options.javaScriptEnabled !== false) await hydrated(page);
    await page.getByRole('button', { name: /^Betala/ }).click();
    return tab;
  }

  async function told(page: Page, message: string): Promise<void> {
    await page.waitForURL((url) => url.pathname === '/shop/basket');
    await page.getByRole('alert').getByText(message).waitFor();
    expect(new URL(page.url()).search).toBe('');
  }

  test.each([390, 1440])('when it is declined on the phone, with the focus on it, at %i px', async (width) => {
    const { page, context, faults } = await paying(/^Swish/, { width });
    const phone = await context.newPage();
    await phone.goto((await page.locator('.swish a.button').getAttribute('href')) as string);
    await phone.getByRole('button', { name: 'Avböj' }).click();
    await told(page, CANCELLED);
    await page.waitForFunction('document.activeElement?.getAttribute("role") === "alert"');
    await page.reload();
    await told(page, CANCELLED);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([true, false])('when the shopper cancels it in the shop, with scripts: %s', async (javaScriptEnabled) => {
    const { page, context, faults } = await paying(/^Swish/, { javaScriptEnabled });
    await page.getByRole('button', { name: 'Avbryt betalningen' }).click();
    await told(page, CANCELLED);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('when the card is refused on the partner’s page, without scripts', async () => {
    const { page, context, faults } = await paying(/^Kort/, { javaScriptEnabled: false });
    await page.getByLabel(/4999/).check();
    await page.getByRole('button', { name: 'Betala' }).click();
    await told(page, REFUSED);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('when the purchase is cancelled at the bank, until the cart is changed', async () => {
    const { page, context, faults } = await paying(/^Kort/, { javaScriptEnabled: false, width: 390 });
    await page.getByLabel(/4917 6100/).check();
    await page.getByRole('button', { name: 'Betala' }).click();
    await page.getByRole('button', { name: 'Avbryt köpet' }).click();
    await told(page, CANCELLED);
    await putInCart(page, 'hudvard');
    await expect.poll(() => page.getByText(CANCELLED).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([390, 1440])(
    'and during it a purchase in another tab is refused with the reason and a link, at %i px',
    async (width) => {
      const { page, context } = await paying(/^Swish/, { width });
      await page.waitForURL(/\/shop\/betalning\//);
      const other = await context.newPage();
      await other.goto('/kategori/hudvard');
      await hydrated(other);
      await other.getByRole('button', { name: /^Köp / }).first().click();
      await other.getByRole('dialog').getByText(PAYING).waitFor();
      await other.getByRole('dialog').getByRole('link', { name: 'Till varukorgen' }).click();
      await other.waitForURL(/\/shop\/basket/);
      await other.getByRole('link', { name: 'Till betalningen' }).click();
      await other.waitForURL(page.url());
      await context.close();
    },
  );
});
