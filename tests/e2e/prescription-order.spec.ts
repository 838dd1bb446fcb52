import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf } from './browser.js';

const ASTRID = '198507099805';
const HOME = '/mina-recept-inloggad/';

describe('ordering from the card of a prescription (RX-14, RX-22)', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });
  const openTab = tabsOf(shop);
  const cardOf = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  test.each([
    ['with scripts, wide and light', { width: 1440, colorScheme: 'light' }],
    ['without scripts, narrow and dark', { width: 390, colorScheme: 'dark', javaScriptEnabled: false }],
  ] as const)('leads to a basket with a block of the person, %s', async (_look, look) => {
    const { page, context, faults } = await openTab(look);
    await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`);
    await page.goto('/api/cart/clearcart?deleteCart=true');
    await page.goto(HOME);
    const card = cardOf(page, 'Tensidal').first();
    await expect.poll(() => card.innerText()).toContain('Byt till Amlovent');
    // It is before the day of the benefit, so the card tells the whole prices, as the basket does.
    const told = await card.innerText();
    expect(told).toMatch(/Behåll Tensidal för 186\s*kr/);
    expect(told).toContain('Med högkostnadsskydd från och med');
    const [, price] = /Utan högkostnadsskydd\s+([\d,]+)/.exec(told) ?? [];
    await card.locator('summary').click();
    await card.getByLabel('Meddelande till farmaceuten').fill('Burk med lätt lock');
    await card.getByRole('button', { name: 'Lägg i varukorg, Tensidal' }).click();
    await page.waitForURL(/\/shop\/basket/);
    const block = page.locator('#receptvaror');
    await expect.poll(() => block.innerText()).toMatch(/Till dig[\s\S]*Amlovent[\s\S]*Burk med lätt lock/);
    await expect.poll(() => block.innerText()).toContain(`${price}\u00a0kr`);
    expect(page.url()).not.toMatch(/Amlovent|Tensidal|1985/);
    if (!('javaScriptEnabled' in look)) await expect.poll(() => faultsOf(page)).toEqual([]);
    await page.goto(HOME);
    await expect.poll(() => card.innerText()).toContain('Ligger i varukorgen.');
    await expect.poll(() => card.getByRole('button', { name: 'Lägg i varukorg, Tensidal' }).count()).toBe(0);
    await card.getByRole('link', { name: 'Till varukorgen' }).click();
    await page.waitForURL(/\/shop\/basket/);
    await page.getByRole('button', { name: 'Ta bort Amlovent ur varukorgen' }).click();
    await expect.poll(() => page.locator('#receptvaror').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
