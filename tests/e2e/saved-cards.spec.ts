import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf } from './browser.js';
import { typeCard } from './card-steps.js';
import { customerWithDelivery, logIn, putInCart } from './checkout-steps.js';

const PAGE = '/pages/savedPaymentCards';

/** A person sees and deletes the cards that the payment partner keeps (CHK-14). */
describe('the page of saved cards', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function buysAndSaves(page: Page): Promise<void> {
    await putInCart(page, 'har');
    await customerWithDelivery(page);
    await page
      .getByLabel(/^(Kort|Ett annat kort)/)
      .last()
      .check();
    await typeCard(page, '4111 1111 1111 1111');
    await page.locator('#storeCard').check();
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
  }

  test.each([
    [390, 'light', true],
    [1440, 'dark', false],
  ] as const)(
    'shows a card and deletes it, at %i px, %s, with scripts: %s',
    async (width, colorScheme, javaScriptEnabled) => {
      const buyer = await openTab();
      await logIn(buyer.page);
      await buysAndSaves(buyer.page);
      await buyer.context.close();

      const { page, context, faults } = await openTab({ width, colorScheme, javaScriptEnabled });
      await logIn(page);
      await page.goto('/member/minainstallningar');
      await page.getByRole('link', { name: 'Sparade kort' }).first().click();
      await page.waitForURL(`**${PAGE}`);
      await page.getByRole('heading', { name: /Visa •••• 1111/ }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      if (javaScriptEnabled) await expect.poll(() => faultsOf(page)).toEqual([]);
      await page.getByText('Ta bort', { exact: true }).click();
      await page.getByRole('button', { name: /^Ja, ta bort kortet/ }).click();
      await page.getByRole('status').getByText('Kortet är borttaget.').waitFor();
      await page.getByText('Du har inga sparade kort').waitFor();
      await putInCart(page, 'har');
      await expect.poll(() => page.getByText('•••• 1111').count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
