import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { hydrated, openTab } from './browser.js';
import {
  APP,
  approve,
  arrived,
  atPath,
  choose,
  heading,
  inTab,
  IPHONE,
  isLoggedIn,
  loginShop,
  scan,
  timePasses,
  type LoginShop,
} from './login-walk.js';

let shop: LoginShop;
beforeAll(async () => {
  shop = await loginShop();
});
afterAll(() => shop.close());

describe('on this device', () => {
  test('the app is opened, and leads back to this tab', () =>
    inTab(shop, { userAgent: IPHONE, width: 390, height: 844 }, async ({ page, context }) => {
      await choose(page, 'this-device');
      await page.waitForURL(/\/partner\/bankid\/phone/);
      await approve(page);
      await page.getByRole('link', { name: 'Tillbaka till Älgört' }).click();
      await heading(page, 'Du är nu inloggad');
      await arrived(page);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
      // A phone always stays logged in (LOG-02), so its cookie must last longer than the browser runs.
      const session = (await context.cookies()).find(({ name }) => name === 'algort_session');
      expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_400);
    }));

  test('a browser that opens no app has a button for it, and a return in a new tab logs in both tabs', () =>
    inTab(shop, {}, async ({ page, context, faults }) => {
      await page.route(APP, (route) => route.fulfill({ status: 204 }));
      const launch = page.waitForRequest(APP);
      await choose(page, 'this-device');
      await heading(page, 'Öppna BankID-appen');
      await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
      await atPath(page, '/login-status');
      const app = await (await shop.browser.newContext()).newPage();
      await app.goto((await launch).url());
      await approve(app);
      await page.getByText('Gå tillbaka till webbläsaren där du började logga in.').waitFor();
      await expect.poll(() => isLoggedIn(context, shop)).toBe(false);
      const back = (await app.getByRole('link', { name: 'Tillbaka till Älgört' }).getAttribute('href')) as string;

      const stranger = await openTab(shop.browser, shop.url);
      await stranger.page.goto(back);
      await heading(stranger.page, 'Inloggningen avbröts');
      await expect.poll(() => isLoggedIn(stranger.context, shop)).toBe(false);
      await stranger.context.close();

      const newTab = await context.newPage();
      newTab.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
      await newTab.goto(back);
      await arrived(newTab);
      await arrived(page);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
    }));

  test('a reloaded page continues to wait, and does not open the app by itself', () =>
    inTab(shop, { userAgent: IPHONE, width: 390, height: 844 }, async ({ page }) => {
      let opened = 0;
      await page.route(APP, (route) => {
        opened += 1;
        return route.fulfill({ status: 204 });
      });
      await choose(page, 'this-device');
      await heading(page, 'Öppna BankID-appen');
      await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
      await atPath(page, '/login-status');
      await page.reload();
      await page.getByRole('link', { name: 'Starta BankID' }).waitFor();
      expect(opened).toBe(1);
      await hydrated(page);
      await page.getByRole('button', { name: 'Använd en annan enhet' }).click();
      await approve(await scan(page));
      await arrived(page);
    }));

  test('gets a new link when the first has expired, opens no app by itself, and ends after two minutes', () =>
    inTab(shop, {}, async ({ page }) => {
      let opened = 0;
      await page.clock.install();
      await page.route(APP, (route) => {
        opened += 1;
        return route.fulfill({ status: 204 });
      });
      // The screen appears before the server has responded. The times of the log-in run only from the opening of the
      // app.
      const launch = page.waitForRequest(APP);
      await choose(page, 'this-device');
      const first = (await launch).url();
      await timePasses(page, shop, 35);
      const link = page.getByRole('link', { name: 'Starta BankID' });
      await until(async () => new URL((await link.getAttribute('href'))!, page.url()).href !== first);
      expect(opened).toBe(1);
      await timePasses(page, shop, 85);
      await heading(page, 'Inloggningen avbröts');
      await page.getByText('Du verkar inte ha BankID-appen/programmet.').waitFor();
      expect(opened).toBe(1);
    }));

  test('without the e-ID in the app shell the login is for another device', () =>
    inTab(
      shop,
      { userAgent: IPHONE, width: 390, height: 844, extraHTTPHeaders: { platform: 'App' } },
      async ({ page }) => {
        await page.addInitScript("window.algortApp = { eIds: ['FrejaPlus'] };");
        await choose(page, 'this-device');
        await page.getByText('BankID-appen finns inte på den här enheten.').first().waitFor();
        await approve(await scan(page));
        await arrived(page);
      },
    ));
});
