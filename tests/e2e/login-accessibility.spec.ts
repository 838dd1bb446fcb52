import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { faultsOf } from './axe.js';
import { hydrated, openTab } from './browser.js';
import { APP, choose, heading, loginShop, scan, START, type LoginShop } from './login-walk.js';

let shop: LoginShop;
beforeAll(async () => {
  shop = await loginShop();
});
afterAll(() => shop.close());

describe.each([
  ['light', 390],
  ['dark', 1440],
] as const)('%s at %i px', (colorScheme, width) => {
  test('no screen has an accessibility fault', async () => {
    const { page, context } = await openTab(shop.browser, shop.url, { colorScheme, width });
    const found: string[] = [];
    const check = async (screen: string): Promise<void> => void found.push(...(await faultsOf(page, screen)));
    await page.route(APP, (route) => route.fulfill({ status: 204 }));
    await choose(page, 'qr');
    await page.locator('.login-qr path').waitFor();
    await check('QR');
    await page.getByRole('button', { name: 'Visa i helskärm' }).click();
    await check('full screen');
    await page.keyboard.press('Escape');
    const phone = await scan(page);
    await heading(page, 'Fortsätt i BankID-appen');
    await check('scanned');
    await phone.getByRole('button', { name: 'Avbryt' }).click();
    await heading(page, 'Inloggningen avbröts');
    await check('aborted');
    await choose(page, 'this-device');
    await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
    await check('this device');
    await page.route('**/initlogin', (route) => route.fulfill({ status: 400, json: {} }));
    await choose(page, 'qr');
    await heading(page, 'Ett oväntat fel inträffade');
    await check('error');
    for (const address of ['/loginFreja', '/login-status', '/login-return?redirect=//x']) {
      await page.goto(address);
      await check(address);
    }
    await page.goto(START);
    await hydrated(page);
    // The request for the next page is blocked, so that the present screen stays.
    await page.route('**/kategori/**', (route) => route.fulfill({ status: 204 }));
    await page.locator(`button[value="${ASTRID}"]`).click();
    await heading(page, 'Du är nu inloggad');
    await check('done');
    expect(found).toEqual([]);
    await context.close();
  });
});
