import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { buyByCard, guestWithDelivery, putInCart } from './checkout-steps.js';

/** LAW-04: the button, the confirmation and the receipt with date and time. */
describe('a guest withdraws from a purchase', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([
    ['dark', 390],
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
  ] as const)('by three presses, %s at %i px', async (colorScheme, width) => {
    const { page, context, faults } = await openTab({ colorScheme, width });
    const found: string[] = [];
    const look = async (where: string): Promise<void> => void found.push(...(await faultsOf(page, where)));
    await putInCart(page, 'har');
    await buyByCard(page, '4111 1111 1111 1111', () => Promise.resolve());
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    await page.getByRole('link', { name: 'Ångra köpet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ångra köpet' }).waitFor();
    await hydrated(page);
    await look('the choice');
    await page.getByLabel(/^Antal att ångra av/).selectOption('1');
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await page.getByRole('heading', { name: 'Bekräfta att du ångrar köpet' }).waitFor();
    await look('the confirmation');
    const confirming = page.url();
    await page.getByRole('button', { name: 'Bekräfta' }).click();
    await page.getByRole('heading', { name: 'Kvitto på att du ångrat köpet' }).waitFor();
    await expect.poll(() => page.getByText(/Vi tog emot det \d+ \p{L}+ \d{4} kl\. \d\d\.\d\d/u).count()).toBe(1);
    await look('the receipt');
    expect(found).toEqual([]);

    await page.goto(confirming);
    await page
      .getByText(/går inte att ångra nu|redan ångrat/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without scripts, and hears at once that nothing is chosen', async () => {
    const { page, context, faults } = await openTab({ width: 390, javaScriptEnabled: false });
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await page.getByLabel(/^Kort/).first().check();
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
    await page.getByLabel(/4111/).check();
    await page.getByRole('button', { name: 'Betala' }).click();
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    await page.getByRole('link', { name: 'Ångra köpet' }).click();
    await page.getByRole('button', { name: 'Fortsätt' }).click();
    await page.getByText('Välj minst en vara att ångra.').first().waitFor();
    await page.getByRole('button', { name: /^Ångra (hela|allt)/ }).click();
    await page.getByRole('button', { name: 'Bekräfta' }).click();
    await page.getByRole('heading', { name: 'Kvitto på att du ångrat köpet' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
