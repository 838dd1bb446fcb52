import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { ASTRID } from '../shop/e-id.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf, type Tab } from './browser.js';

const BENGT = '198507099813';
const CECILIA = '198507099821';
const PAGE = '/member/minainloggningar';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe("a customer's own log-ins in two browsers", () => {
  const shop = servedShop({ products: 60, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([
    ['with scripts, light and wide', ASTRID, { javaScriptEnabled: true, colorScheme: 'light', width: 1440 }],
    ['with scripts, dark and narrow', BENGT, { javaScriptEnabled: true, colorScheme: 'dark', width: 390 }],
    ['without scripts, narrow', CECILIA, { javaScriptEnabled: false, colorScheme: 'light', width: 390 }],
  ] as const)('the one logs out the other, and then both: %s', async (_name, person, look) => {
    const [phone, computer] = [
      await openTab({ ...look, userAgent: PHONE }),
      await openTab({ ...look, userAgent: COMPUTER }),
    ];
    for (const { page } of [phone, computer]) await logIn(page, person);
    await open(computer, look.javaScriptEnabled);
    await expect.poll(() => rows(computer.page).count()).toBe(2);
    // axe is a script, so it cannot check a page without scripts.
    if (look.javaScriptEnabled) await expect.poll(() => faultsOf(computer.page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(computer.page, PAGE)).toEqual([]);
    await rows(computer.page)
      .filter({ hasText: 'Safari på iPhone' })
      .getByRole('button', { name: /^Logga ut/ })
      .click();
    await computer.page.getByText('Enheten är utloggad.').waitFor();
    await expect
      .poll(() => rows(computer.page).allInnerTexts())
      .toEqual([expect.stringMatching(/Chrome på Windows.*Den här enheten/)]);
    await isLoggedOut(phone.page);

    await logIn(phone.page, person);
    await open(computer, look.javaScriptEnabled);
    await computer.page.getByRole('button', { name: 'Logga ut överallt' }).click();
    await computer.page.waitForURL((url) => url.pathname === '/');
    for (const { page } of [computer, phone]) await isLoggedOut(page);
    for (const { context, faults } of [computer, phone]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

async function logIn(page: Page, person: string): Promise<void> {
  await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${person}&ehmDeviceType=desktop&stayLoggedIn=false`);
}

async function open({ page }: Tab, withScripts: boolean): Promise<void> {
  await page.goto('/member/minainstallningar');
  if (withScripts) await hydrated(page);
  const menu = page.getByRole('button', { name: 'Mina sidor' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Mina sidor' }).getByRole('link', { name: 'Mina inloggningar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mina inloggningar' }).waitFor();
}

async function isLoggedOut(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.waitForURL((url) => url.pathname === '/init-login' && url.searchParams.get('redirect') === PAGE);
}

function rows(page: Page): Locator {
  return page.locator('main .logins > li');
}
