import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf, type TabOptions } from './browser.js';
import { giveDetails } from './checkout-steps.js';

const BASKET = '/shop/basket';
const ASTRID = '198507099805';
const WAYS: readonly (readonly [string, TabOptions])[] = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop in the dark', { width: 1440, height: 900, colorScheme: 'dark' }],
  ['without scripts', { width: 390, height: 844, javaScriptEnabled: false }],
];

describe('what a guest must know before a delivery is chosen (CHK-01, CHK-10)', () => {
  const shop = servedShop({ products: 900, partners: 'inside' });
  const openTab = tabsOf(shop);

  /** Puts the first product of this type into the cart. */
  async function put(page: Page, type: 'Ex' | 'Ha'): Promise<void> {
    const { rows } = await shop.database.pool.query<{ readonly id: string }>(
      `SELECT varu_id AS id FROM view_product WHERE flags = '{}' AND type = $1 AND for_sale AND web_stock > 9 ORDER BY varu_id LIMIT 1`,
      [type],
    );
    const added = await page.request.post('/cart/add-quantity', { data: { id: rows[0]?.id, quantity: 1 } });
    expect(added.status()).toBe(200);
    await page.goto(BASKET);
  }

  test.each(WAYS)('is told at the choice, and the log-in keeps the cart, %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    await put(page, 'Ex');
    await giveDetails(page);
    const step = page.locator('#leverans');
    await step.getByText('Du har läkemedel i varukorgen').waitFor();
    await expect
      .poll(() => step.innerText())
      .toContain('Läkemedel förstörs av säkerhetsskäl om paketet inte kan lämnas (Hemleverans samma kväll)');
    await expect.poll(() => step.getByLabel(/^Paketbox/).isDisabled()).toBe(true);
    await expect.poll(() => step.innerText()).toContain('Paketbox kräver att du loggar in med BankID eller Freja+.');
    if (way.javaScriptEnabled !== false) await expect.poll(() => faultsOf(page)).toEqual([]);
    await step.getByRole('link', { name: 'Identifiera dig för Paketbox' }).click();
    await page.locator(`button[value="${ASTRID}"]`).click();
    await expect.poll(() => page.getByLabel(/^Paketbox/).isEnabled()).toBe(true);
    await expect.poll(() => page.getByText('Identifiera dig för Paketbox').count()).toBe(0);
    await expect.poll(() => page.getByText('Du har läkemedel i varukorgen').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).pathname).toBe(BASKET);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(WAYS)('the places of the chosen method stand under it, before the next method, %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    await put(page, 'Ha');
    await giveDetails(page);
    const methods = page.locator('#optionId');
    await methods.getByLabel(/^Postombud/).check();
    if (way.javaScriptEnabled === false) await page.getByRole('button', { name: 'Välj leverans' }).click();
    await expect
      .poll(() => methods.innerText())
      .toMatch(/Postombud[\s\S]*Var vill du hämta paketet\?[\s\S]*Butiksombud/);
    if (way.javaScriptEnabled !== false) await expect.poll(() => faultsOf(page)).toEqual([]);
    await methods.getByRole('radio', { name: /^2\. / }).check();
    if (way.javaScriptEnabled === false) await page.getByRole('button', { name: 'Välj ställe' }).click();
    await expect.poll(() => methods.getByRole('radio', { name: /^2\. / }).isChecked()).toBe(true);
    await expect.poll(() => methods.getByLabel(/^Postombud/).isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('goods that are no medicines have no warning', async () => {
    const { page, context, faults } = await openTab({});
    await put(page, 'Ha');
    await giveDetails(page);
    await page.getByLabel(/^Butiksombud/).waitFor();
    await expect.poll(() => page.getByText('Du har läkemedel i varukorgen').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
