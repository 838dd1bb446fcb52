import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { stockholmDate } from '../../domain/kernel/index.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { ASTRID, CHEAP, THYROID } from '../shop/prescription-cart.js';
import { prescriptionGoods } from '../shop/prescription-goods.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { tabsOf } from './browser.js';

const HOME = '/mina-recept-inloggad/';
const [SODERMALM, LUND] = ['102', '204'].map((id) => pharmacyAt(`pharmacy-${id}`)!);
const STOCK = {
  [THYROID]: { [SODERMALM!.gln]: 4, [LUND!.gln]: 48 },
  [CHEAP]: { [SODERMALM!.gln]: 2, [LUND!.gln]: 3 },
};

describe('which pharmacies have what a prescription gives (RX-14, CAT-06)', () => {
  const today = stockholmDate(new Date().toISOString());
  const shop = servedShop({
    products: 60,
    partners: 'inside',
    past: (past) => past.stocks(prescriptionGoods(today, STOCK)),
  });
  const openTab = tabsOf(shop);
  const cardOf = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const main = (page: Page) => page.getByRole('main');

  async function logIn(page: Page): Promise<void> {
    await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`);
    await page.goto('/api/cart/clearcart?deleteCart=true');
    await page.goto(HOME);
  }

  test.each([
    ['without scripts, wide and light', { width: 1440, colorScheme: 'light', javaScriptEnabled: false }],
    ['without scripts, narrow and dark', { width: 390, colorScheme: 'dark', javaScriptEnabled: false }],
  ] as const)('is shown from the card, and again from another town, %s', async (_look, look) => {
    const { page, context } = await openTab(look);
    await logIn(page);
    await cardOf(page, 'Tyrolin').getByRole('button', { name: 'Visa lager på apotek, Tyrolin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lager på apotek' }).waitFor();
    await expect.poll(() => main(page).innerText()).toContain('Tyrolin 100 mikrogram');
    await expect.poll(() => main(page).innerText()).toMatch(/Fler än 10 i lager|4 i lager/);
    await page.getByLabel('Ort, postnummer eller apotek').fill('Lund');
    await page.getByRole('button', { name: 'Visa apotek' }).click();
    await expect.poll(() => main(page).innerText()).toMatch(new RegExp(`${LUND!.name}[\\s\\S]*Fler än 10 i lager`));
    expect(new URL(page.url()).pathname).toBe(`${HOME}lager`);
    expect(page.url()).not.toMatch(/\?|Tyrolin|7100|1985/);
    await expect.poll(() => page.title()).toBe('Lager på apotek – Älgört');
    await context.close();
  });

  test.each([
    ['wide and light', { width: 1440, colorScheme: 'light' }],
    ['narrow and dark', { width: 390, colorScheme: 'dark' }],
  ] as const)('is told first of the chosen pharmacy, and in the basket, %s', async (_look, look) => {
    const { page, context, faults } = await openTab(look);
    await page.goto('/kundservice');
    const { gln, id, name } = LUND!;
    const kept = JSON.stringify({ gln, id, name, url: `/apotek/${id}`, inStock: null });
    await page.evaluate(`localStorage.setItem('SelectedPharmacy', ${JSON.stringify(kept)})`);
    await logIn(page);
    const card = cardOf(page, 'Tensidal').first();
    await card.locator('input[name="gln"]').waitFor({ state: 'attached' });
    await card.getByRole('button', { name: 'Visa lager på apotek, Tensidal' }).click();
    await expect.poll(() => main(page).innerText()).toMatch(/Amlovent 10 mg[\s\S]*Apoteket byter till det här/);
    await main(page).locator('h1:focus').waitFor();
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
    const told = await main(page).innerText();
    expect(told).toContain(`${name} har varan i lager.`);
    expect(told).toMatch(new RegExp(`Närmast ditt apotek först\\.\\s+${name}`));
    expect(told).toMatch(/Tensidal 10 mg[\s\S]*Lagret på apotek är inte känt\./);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(page, `${HOME}lager`)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await page.goto(HOME);
    await card.getByRole('button', { name: 'Lägg i varukorg, Tensidal' }).click();
    await page.waitForURL(/\/shop\/basket/);
    await expect.poll(() => page.locator('#receptvaror').innerText()).toContain(`Finns på ${name}`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
