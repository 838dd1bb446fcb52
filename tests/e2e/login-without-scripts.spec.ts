import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addressOf } from './browser.js';
import {
  approve,
  arrived,
  card,
  heading,
  inTab,
  IPHONE,
  isLoggedIn,
  LISTING,
  loginShop,
  scan,
  START,
  type LoginShop,
} from './login-walk.js';

let shop: LoginShop;
beforeAll(async () => {
  shop = await loginShop();
});
afterAll(() => shop.close());

describe('without scripts', () => {
  const noScripts = { javaScriptEnabled: false } as const;

  test('a code can be read from a page that reloads itself', () =>
    inTab(shop, noScripts, async ({ page, context }) => {
      await page.goto(START);
      await card(page, 'qr').click();
      await page.waitForURL('**/login-status');
      const phone = await scan(page);
      await heading(page, 'Fortsätt i BankID-appen');
      await approve(phone);
      await heading(page, 'Du är nu inloggad');
      await arrived(page);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
    }));

  test('the app of this device leads back with its nonce', () =>
    inTab(shop, { ...noScripts, userAgent: IPHONE, width: 390, height: 844 }, async ({ page, context }) => {
      await page.goto(START);
      await card(page, 'this-device').click();
      await page.getByRole('link', { name: 'Starta BankID' }).click();
      await approve(page);
      await page.getByRole('link', { name: 'Tillbaka till Älgört' }).click();
      await arrived(page);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
    }));

  test('Freja+ is declined, tried again, extended and given up', () =>
    inTab(shop, noScripts, async ({ page }) => {
      await page.goto(START);
      await card(page, 'freja-qr').click();
      const phone = await scan(page);
      await phone.getByRole('button', { name: 'Avbryt' }).click();
      await heading(page, 'Inloggningen avbröts');
      await page.getByRole('button', { name: 'Försök logga in igen' }).click();
      await heading(page, 'Läs av QR-koden med Freja');
      await shop.clock.jump(280);
      await page.getByRole('button', { name: 'Förläng tiden' }).click();
      await page.getByRole('button', { name: 'Förläng tiden' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Avbryt' }).click();
      await heading(page, 'Identifiera dig');
      expect((await addressOf(page)).searchParams.get('redirect')).toBe(LISTING);
    }));
});
