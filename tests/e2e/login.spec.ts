import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ASTRID } from '../shop/e-id.js';
import { hydrated, openTab } from './browser.js';
import {
  approve,
  arrived,
  choose,
  heading,
  inTab,
  IPHONE,
  isLoggedIn,
  loginShop,
  scan,
  START,
  timePasses,
  type LoginShop,
} from './login-walk.js';

let shop: LoginShop;
beforeAll(async () => {
  shop = await loginShop();
});
afterAll(() => shop.close());

describe('by QR', () => {
  test('is scanned, approved, welcomed and returned to the earlier page', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await choose(page, 'qr');
      const phone = await scan(page);
      await heading(page, 'Fortsätt i BankID-appen');
      await expect
        .poll(() => page.getByRole('status').first().textContent())
        .toBe('Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.');
      await approve(phone);
      await heading(page, 'Du är nu inloggad');
      await arrived(page);
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('algort_login_next');
    }));

  test('shows a new code each second, of 164 px and of 328 px in full screen', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      const image = page.locator('.login-scan .login-qr');
      await image.locator('path').waitFor();
      const shown = new Set<string | null>();
      for (let code = 0; code < 3; code += 1) {
        const before = await image.locator('path').getAttribute('d');
        shown.add(before);
        await image.locator(`path:not([d="${before}"])`).waitFor();
      }
      expect(shown.size).toBe(3);
      await expect.poll(() => image.boundingBox()).toMatchObject({ width: 164, height: 164 });
      await page.getByRole('button', { name: 'Visa i helskärm' }).click();
      await page.locator('dialog .login-qr').waitFor();
      await expect
        .poll(() => page.locator('dialog .login-qr').boundingBox())
        .toMatchObject({ width: 328, height: 328 });
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }));

  test('hides a cursor that does not move for three seconds', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      await page.locator('.login-scan[data-cursor="hidden"]').waitFor();
      await page.mouse.move(300, 300);
      await page.locator('.login-scan:not([data-cursor])').waitFor();
    }));

  test('declined in the app is aborted, and can be tried again', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      const phone = await scan(page);
      await phone.getByRole('button', { name: 'Avbryt' }).click();
      await heading(page, 'Inloggningen avbröts');
      await page.getByText('På grund av säkerhetsskäl så finns det en tidsgräns.').waitFor();
      await page.getByRole('button', { name: 'Försök logga in igen' }).click();
      await approve(await scan(page));
      await arrived(page);
    }));

  test('that fails begins again with the reason beside the new code', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      const phone = await scan(page);
      await phone.getByText('Låt något gå fel').click();
      await phone.locator('select#failure').selectOption('certificateErr');
      await phone.getByRole('button', { name: 'Misslyckas' }).click();
      await page.getByRole('alert').filter({ hasText: 'Ditt BankID är för gammalt eller spärrat.' }).waitFor();
      await approve(await scan(page));
      await arrived(page);
    }));

  test('that is given up here is given up in the app', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      const phone = await scan(page);
      await heading(page, 'Fortsätt i BankID-appen');
      await page.getByRole('button', { name: 'Avbryt' }).click();
      await heading(page, 'Identifiera dig');
      await phone.getByRole('button', { name: 'Legitimera' }).click();
      await phone.getByText('Begäran gäller inte längre.').waitFor();
    }));

  test('ends in the app too when the page is left', () =>
    inTab(shop, {}, async ({ page }) => {
      await choose(page, 'qr');
      const phone = await scan(page);
      await heading(page, 'Fortsätt i BankID-appen');
      await page.goto('/kundservice');
      await phone.getByRole('button', { name: 'Legitimera' }).click();
      await phone.getByText('Begäran gäller inte längre.').waitFor();
    }));

  test('is extended in its last half minute, and times out without the extension', () =>
    inTab(shop, {}, async ({ page }) => {
      await page.clock.install();
      await choose(page, 'qr');
      await page.getByRole('link', { name: 'Öppna testtelefonen' }).waitFor();
      await timePasses(page, shop, 275);
      await page.getByText(/Inloggningen avbryts om \d+ sekunder\./).waitFor();
      await page.getByRole('button', { name: 'Förläng tiden' }).click();
      await page.getByRole('button', { name: 'Förläng tiden' }).waitFor({ state: 'detached' });
      await timePasses(page, shop, 60);
      await page.getByRole('link', { name: 'Öppna testtelefonen' }).waitFor();

      await timePasses(page, shop, 300);
      await heading(page, 'Inloggningen avbröts');
      await page.getByRole('button', { name: 'Försök logga in igen' }).click();
      await heading(page, 'Läs av QR-koden med BankID');
      await page.getByRole('link', { name: 'Öppna testtelefonen' }).waitFor();
    }));
});

describe('with Freja+', () => {
  test('by QR', () =>
    inTab(shop, {}, async ({ page, context }) => {
      await choose(page, 'freja-qr', '/loginFreja?redirect=/favourites');
      await approve(await scan(page));
      await arrived(page, '/favourites');
      await expect.poll(() => isLoggedIn(context, shop)).toBe(true);
    }));

  test('on this device', () =>
    inTab(shop, { userAgent: IPHONE, width: 390, height: 844 }, async ({ page }) => {
      await choose(page, 'freja-this-device');
      await page.waitForURL(/\/partner\/freja\/phone/);
      await approve(page);
      await page.getByRole('link', { name: 'Tillbaka till Älgört' }).click();
      await arrived(page);
    }));
});

describe('when something fails', () => {
  test('a start is tried four times before an error is shown', async () => {
    const { page, context, faults } = await openTab(shop.browser, shop.url);
    let starts = 0;
    await page.route('**/initlogin', (route) => {
      starts += 1;
      return route.fulfill({ status: 503, json: { errorMessage: 'Något gick fel. Försök igen.' } });
    });
    await choose(page, 'qr');
    await heading(page, 'Ett oväntat fel inträffade');
    await page.getByText('Vänligen försök logga in igen.').waitFor();
    expect(starts).toBe(4);
    await page.unroute('**/initlogin');
    await page.getByRole('button', { name: 'Försök logga in igen' }).click();
    await heading(page, 'Läs av QR-koden med BankID');
    expect(faults.filter((fault) => !fault.includes('503'))).toEqual([]);
    await context.close();
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/'])(
    'a redirect to %s leads to the start page',
    (address) =>
      inTab(shop, {}, async ({ page }) => {
        await choose(page, 'qr', `/init-login?redirect=${encodeURIComponent(address)}`);
        await approve(await scan(page));
        await page.waitForURL(`${shop.url}/`);
      }),
  );
});

test('ten taps on the heading lead the login through the debug page', () =>
  inTab(shop, {}, async ({ page }) => {
    await page.goto(START);
    await hydrated(page);
    for (let tap = 0; tap < 10; tap += 1) await page.getByRole('heading', { name: 'Identifiera dig' }).click();
    await page.getByText('Experimentell omdirigering är på.').waitFor();
    await page.locator(`button[value="${ASTRID}"]`).click();
    await arrived(page, '/login-return');
    await page.getByRole('link', { name: 'Fortsätt' }).click();
    await arrived(page);
  }));
