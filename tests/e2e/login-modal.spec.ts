import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { faultsOf } from './axe.js';
import { addressOf, hydrated, openTab } from './browser.js';
import { pressEscapeIn } from './dialog-focus.js';
import {
  APP,
  approve,
  arrived,
  atPath,
  card,
  closed,
  inTab,
  IPHONE,
  isLoggedIn,
  LISTING,
  loginShop,
  scan,
  type LoginShop,
  loginLink,
  modal,
} from './login-walk.js';

let shop: LoginShop;
let product: string;
beforeAll(async () => {
  shop = await loginShop();
  const { page, context } = await openTab(shop.browser, shop.url);
  await page.goto(LISTING);
  product = (await page.locator('main a[href^="/produkt/"]').first().getAttribute('href')) as string;
  await context.close();
});
afterAll(() => shop.close());

async function openModal(page: Page, from = product): Promise<void> {
  await page.goto(from);
  await hydrated(page);
  await loginLink(page).click();
  await card(page, 'qr').waitFor();
}

async function welcomed(page: Page, at = product): Promise<void> {
  await page.locator('header a[href="/member/"]').waitFor();
  await atPath(page, at);
}

describe('a press on a login link', () => {
  test('by keyboard opens the login over the product page, which then greets the customer', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await page.goto(`${product}?fran=lista#lager`);
      await hydrated(page);
      await loginLink(page).press('Enter');
      await modal(page, 'Identifiera dig').waitFor();
      await atPath(page, product);
      await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Identifiera dig' }).count()).toBe(0);
      await card(page, 'qr').press('Enter');
      await modal(page, 'Läs av QR-koden med BankID').waitFor();
      const phone = await scan(page);
      await modal(page, 'Fortsätt i BankID-appen').waitFor();
      await expect
        .poll(() => page.evaluate<string>('document.activeElement.closest("[role=dialog]").className'))
        .toContain('modal-frame');
      await approve(phone);
      await modal(page, 'Du är nu inloggad').waitFor();
      await welcomed(page);
      expect((await addressOf(page)).href).toBe(`${shop.url}${product}?fran=lista#lager`);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('algort_login_next');
    }));

  test('keeps the page to return to', () =>
    inTab(shop, {}, async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.evaluate(
        `document.querySelector('header a[href="/init-login"]').href = '/loginFreja?redirect=/favourites'`,
      );
      await page.locator('header a[href^="/loginFreja"]').click();
      await modal(page, 'Logga in med Freja+').waitFor();
      await page.getByRole('link', { name: 'Visa alla sätt att logga in' }).click();
      await modal(page, 'Identifiera dig').waitFor();
      await card(page, 'freja-qr').click();
      await approve(await scan(page));
      await welcomed(page, '/favourites');
    }));

  test('with Ctrl opens the page in a tab of its own', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await page.goto(product);
      await hydrated(page);
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        loginLink(page).click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await tab.getByRole('heading', { level: 1, name: 'Identifiera dig' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }));

  test('without scripts leads to the page', () =>
    inTab(shop, { javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(product);
      await loginLink(page).click();
      await page.getByRole('heading', { level: 1, name: 'Identifiera dig' }).waitFor();
      await atPath(page, '/init-login');
    }));

  test('leads to the page where the modal cannot be loaded', () =>
    inTab(shop, {}, async ({ page, faults }) => {
      await page.route('**/assets/login-modal-*.js', (route) => route.abort());
      await page.goto(product);
      await hydrated(page);
      await loginLink(page).click();
      await page.getByRole('heading', { level: 1, name: 'Identifiera dig' }).waitFor();
      expect(faults.splice(0).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    }));
});

describe('the modal', () => {
  test('replaces the question to log in for favourites, and gives focus back to the heart', () =>
    inTab(shop, {}, async ({ page }) => {
      await page.goto(LISTING);
      await hydrated(page);
      const heart = page.getByRole('button', { name: /^Spara / }).first();
      await heart.click();
      await page.getByRole('dialog').getByRole('link', { name: 'Logga in' }).click();
      await modal(page, 'Identifiera dig').waitFor();
      await expect.poll(() => page.locator('.modal').count()).toBe(1);
      await pressEscapeIn(modal(page, 'Identifiera dig'));
      await closed(page);
      await until(() => heart.evaluate((element) => element.matches(':focus')));
    }));

  test('closed by Escape gives up the order in the app too, and gives focus back', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await openModal(page);
      await card(page, 'qr').click();
      const phone = await scan(page);
      await pressEscapeIn(modal(page, 'Fortsätt i BankID-appen'));
      await closed(page);
      await phone.getByRole('button', { name: 'Legitimera' }).click();
      await phone.getByText('Begäran gäller inte längre.').waitFor();
      await until(() => loginLink(page).evaluate((element) => element.matches(':focus')));
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('algort_login_next');
      await loginLink(page).click();
      await modal(page, 'Identifiera dig').waitFor();
    }));

  test('stays open when Escape closes the code in full screen', () =>
    inTab(shop, {}, async ({ page }) => {
      await openModal(page);
      await card(page, 'qr').click();
      await page.locator('.login-qr path').waitFor();
      await page.getByRole('button', { name: 'Visa i helskärm' }).click();
      await expect
        .poll(() => page.locator('dialog .login-qr').boundingBox())
        .toMatchObject({ width: 328, height: 328 });
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await modal(page, 'Läs av QR-koden med BankID').getByRole('button', { name: 'Avbryt' }).click();
      await modal(page, 'Identifiera dig').waitFor();
      await page.getByRole('button', { name: 'Stäng' }).click();
      await closed(page);
    }));

  test('closes with the page when the shopper goes back', () =>
    inTab(shop, {}, async ({ page }) => {
      await page.goto(LISTING);
      await hydrated(page);
      await page.locator(`main a[href="${product}"]`).first().click();
      await arrived(page, product);
      await loginLink(page).click();
      await card(page, 'qr').waitFor();
      await page.goBack();
      await arrived(page);
      await closed(page);
    }));

  test('reports a test person who could not be logged in, and accepts ten taps on its heading', () =>
    inTab(shop, {}, async ({ page, faults }) => {
      await openModal(page);
      await page.route('**/test/initloginauto?*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.locator(`button[value="${ASTRID}"]`).click();
      await page.getByText('Something went wrong, call a developer!').waitFor();
      expect(faults.splice(0).filter((fault) => !fault.includes('500'))).toEqual([]);
      await page.unroute('**/test/initloginauto?*');
      for (let tap = 0; tap < 10; tap += 1) await page.getByRole('heading', { name: 'Identifiera dig' }).click();
      await page.getByText('Experimentell omdirigering är på.').waitFor();
      await page.locator(`button[value="${ASTRID}"]`).click();
      await arrived(page, '/login-return');
      await page.getByRole('link', { name: 'Fortsätt' }).click();
      await welcomed(page);
    }));
});

describe('on this device', () => {
  const phone = { userAgent: IPHONE, width: 390, height: 844 } as const;

  test('the app leads back to the page under the login', () =>
    inTab(shop, phone, async ({ page }) => {
      await openModal(page);
      await card(page, 'this-device').click();
      await page.waitForURL(/\/partner\/bankid\/phone/);
      await approve(page);
      await page.getByRole('link', { name: 'Tillbaka till Älgört' }).click();
      await welcomed(page);
    }));

  test('a return in a new tab logs in both tabs, and closing the modal does not change the address', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await page.route(APP, (route) => route.fulfill({ status: 204 }));
      await openModal(page);
      await card(page, 'this-device').click();
      await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
      await atPath(page, '/login-status');
      await page.getByRole('button', { name: 'Stäng' }).click();
      await closed(page);
      await atPath(page, product);

      await loginLink(page).click();
      const launch = page.waitForRequest(APP);
      await card(page, 'this-device').click();
      await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
      const other = await (await shop.browser.newContext()).newPage();
      await other.goto((await launch).url());
      await approve(other);
      const back = (await other.getByRole('link', { name: 'Tillbaka till Älgört' }).getAttribute('href')) as string;
      const newTab = await context.newPage();
      await newTab.goto(back);
      await welcomed(newTab);
      await welcomed(page);
    }));

  test('without the e-ID in the app shell the login is for another device', () =>
    inTab(shop, { ...phone, extraHTTPHeaders: { platform: 'App' } }, async ({ page }) => {
      await page.addInitScript("window.algortApp = { eIds: ['FrejaPlus'] };");
      await openModal(page);
      await card(page, 'this-device').click();
      await page.getByText('BankID-appen finns inte på den här enheten.').first().waitFor();
      await approve(await scan(page));
      await welcomed(page);
    }));
});

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('no screen of it has an accessibility fault, %s at %i px', (colorScheme, width) =>
  inTab(shop, { colorScheme, width }, async ({ page }) => {
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => void found.push(...(await faultsOf(page, screen)));
    await openModal(page);
    await check('picker');
    await card(page, 'qr').click();
    await page.locator('.login-qr path').waitFor();
    await check('QR');
    const phone = await scan(page);
    await modal(page, 'Fortsätt i BankID-appen').waitFor();
    await check('scanned');
    await phone.getByRole('button', { name: 'Avbryt' }).click();
    await modal(page, 'Inloggningen avbröts').waitFor();
    await check('aborted');
    expect(found).toEqual([]);
  }),
);
