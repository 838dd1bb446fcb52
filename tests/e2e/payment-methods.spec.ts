import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { typeCard } from './card-steps.js';
import { customerWithDelivery, guestWithDelivery, logIn, putInCart } from './checkout-steps.js';

/** CHK-03 on the page: each method leads to its partner and back, with scripts and without. */
describe('the payment step', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function atPayment(options: TabOptions = {}): Promise<Tab> {
    const tab = await openTab(options);
    await putInCart(tab.page, 'har');
    await guestWithDelivery(tab.page);
    if (options.javaScriptEnabled !== false) await hydrated(tab.page);
    return tab;
  }

  async function payBy(page: Page, method: string): Promise<void> {
    await page.locator(`input[name="methodId"][value="${method}"]`).check();
    const age = page.getByLabel(/intygar att jag har fyllt 18/);
    if (await age.isVisible()) await age.check();
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
  }

  const confirmed = (page: Page) => page.getByRole('heading', { name: /Tack för ditt köp/ }).waitFor();

  test.each([
    ['trustly', true, 'Godkänn'],
    ['trustly', false, 'Godkänn'],
    ['klarna_paynow', true, 'Låt banken svara senare'],
    ['trustly', false, 'Låt banken svara senare'],
    ['applepay', true, 'Betala'],
    ['googlepay', false, 'Betala'],
  ])('by %s, with scripts: %s, ‘%s’ ends in a confirmed order', async (method, javaScriptEnabled, press) => {
    const { page, context, faults } = await atPayment({ javaScriptEnabled, width: 390 });
    await payBy(page, method);
    await page.getByRole('button', { name: press, exact: true }).click();
    await confirmed(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a guest is told what a log-in would open, and chooses nothing on credit', async () => {
    const { page, context, faults } = await atPayment();
    const step = page.locator('#betalning');
    await step.getByText('För att betala senare med Klarna krävs att du loggar in med BankID eller Freja+.').waitFor();
    await expect.poll(() => step.locator('input[value="klarna"]').count()).toBe(0);
    await expect.poll(() => step.locator('input[name="methodId"]:checked').count()).toBe(0);
    await step.getByRole('link', { name: 'Identifiera dig' }).click();
    await page.locator('button[value="198507099813"]').click();
    await step.locator('input[value="klarna"]').waitFor();
    await expect.poll(() => step.locator('input[name="methodId"]:checked').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([true, false])(
    'an invoice shows its cost before it is chosen, and is confirmed; scripts: %s',
    async (scripts) => {
      const { page, context, faults } = await openTab({ javaScriptEnabled: scripts, width: 390 });
      await logIn(page);
      await putInCart(page, 'har');
      await customerWithDelivery(page);
      if (scripts) await hydrated(page);
      const monthly = page.locator('.method', { has: page.locator('input[value="InvoiceMonthly"]') });
      await monthly.getByText('Vad fakturan kostar').click();
      await monthly.locator('li', { hasText: 'effektiv ränta' }).first().waitFor();
      await payBy(page, 'InvoiceMonthly');
      await page.getByRole('alert').getByText('Välj hur du vill betala månadsfakturan.').first().waitFor();
      await page.locator('input[value="InvoiceMonthly"]').check();
      await page.getByLabel('Hur vill du betala?').selectOption('1/autogiro');
      await page.getByLabel(/Jag godkänner/).check();
      await page.getByRole('button', { name: /^Betala/ }).click();
      await confirmed(page);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('back from the bank’s page leads on to the same payment, and a second tab too: one order', async () => {
    const { page, context, faults } = await atPayment();
    await payBy(page, 'trustly');
    await page.getByRole('button', { name: 'Godkänn', exact: true }).waitFor();
    const other = await context.newPage();
    await other.goto('/shop/basket');
    await other.getByRole('link', { name: 'Till betalningen' }).click();
    await other.getByRole('button', { name: 'Godkänn', exact: true }).click();
    await confirmed(other);
    await page.getByRole('button', { name: 'Godkänn', exact: true }).click();
    await page.getByRole('heading', { name: 'Sidan gäller inte längre' }).waitFor();
    await page.goto('/shop/basket');
    await page.getByText('Din varukorg är tom').first().waitFor();
    expect(faults.filter((fault) => !fault.includes('410'))).toEqual([]);
    await context.close();
  });

  test('a saved card is chosen beforehand, so that only the terms and ‘Betala’ are left', async () => {
    const { page, context, faults } = await openTab({});
    await logIn(page);
    await putInCart(page, 'har');
    await customerWithDelivery(page);
    await hydrated(page);
    await page.getByLabel(/^Kort/).first().check();
    await typeCard(page, '4111 1111 1111 1111');
    await page.getByLabel(/Spara kortet/).check();
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
    await confirmed(page);

    await putInCart(page, 'hudvard');
    await customerWithDelivery(page);
    await page.getByText('Visa •••• 1111').waitFor();
    await hydrated(page);
    await expect.poll(() => page.locator('input[value^="card-"]').isChecked()).toBe(true);
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
    await confirmed(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
