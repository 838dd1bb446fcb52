import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID } from '../shop/e-id.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf } from './browser.js';

const LOG_IN = `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`;
const MINUTE_MS = 60_000;

/** RX-14, SES-02: the identification ends an hour after the log-in, although the session goes on. */
describe('an identification that ends between two presses in the basket', () => {
  const clock = new SettableClock(new Date().toISOString());
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 60, webBuild: 'dist/web' });
  });
  afterAll(() => shop.stop());
  const openTab = tabsOf({
    get url() {
      return shop.url;
    },
  });
  /** Stays active, so that only the identification ends. */
  const hourPasses = async (page: Page): Promise<void> => {
    for (const minutes of [40, 21]) {
      clock.set(new Date(Date.parse(clock.now()) + minutes * MINUTE_MS).toISOString());
      await page.request.get('/api/heartbeat/check?lastActiveSecondsAgo=0');
    }
  };

  test.each([
    ['with scripts, wide and light', { width: 1440, colorScheme: 'light' }],
    ['without scripts, narrow and dark', { width: 390, colorScheme: 'dark', javaScriptEnabled: false }],
  ] as const)('says so, keeps the other goods, and gives the prescriptions back, %s', async (_look, look) => {
    // The browser ends cookies by real time.
    clock.set(new Date().toISOString());
    const { page, context } = await openTab(look);
    await page.goto(LOG_IN);
    await page.goto('/api/cart/clearcart?deleteCart=true');
    await page.goto('/mina-recept-inloggad/');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tensidal' }) });
    await card.first().getByRole('button', { name: 'Lägg i varukorg, Tensidal' }).click();
    await page.waitForURL(/\/shop\/basket/);
    const goods = page.locator('#receptvaror');
    await expect.poll(() => goods.innerText()).toContain('Amlovent');

    await hourPasses(page);
    await page.getByRole('button', { name: 'Ta bort Amlovent ur varukorgen' }).click();
    if (!('javaScriptEnabled' in look)) {
      const ended = page.getByRole('alertdialog', { name: 'Identifieringssessionen har gått ut' });
      await ended.getByRole('button', { name: 'Stäng', exact: true }).click();
    }
    await page.goto('/shop/basket');
    const told = page.getByRole('main');
    await expect.poll(() => told.innerText()).toContain('En receptvara väntar på dig');
    await expect.poll(() => told.innerText()).not.toContain('Amlovent');
    if (!('javaScriptEnabled' in look)) await expect.poll(() => faultsOf(page)).toEqual([]);
    const identify = told.getByRole('link', { name: 'Identifiera dig igen' });
    await expect.poll(() => identify.getAttribute('href')).toBe('/init-login?redirect=%2Fshop%2Fbasket');
    await identify.click();
    await page.getByRole('button', { name: /Astrid Ekström/ }).click();
    await page.waitForURL(/\/shop\/basket/);
    await told.getByRole('button', { name: 'Lägg tillbaka receptvarorna' }).click();
    await expect.poll(() => goods.innerText()).toContain('Amlovent');
    await expect.poll(() => told.innerText()).not.toContain('väntar på dig');
    await context.close();
  });
});
