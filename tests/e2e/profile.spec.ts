import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { pressEscapeIn } from './dialog-focus.js';

const CUSTOMER = '198507099805';
const WITHOUT_SCRIPTS = '198507099813';
const MEMBERS = ['198507099821', '198507099839', '198507099847', '198507099854'] as const;
/**
 * A year ago. This is longer than a verification period, but shorter than the thirty months that end an unused
 * membership.
 */
const YEAR_AGO = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString();

describe('the customer’s own pages in a browser', () => {
  const shop = servedShop({
    products: 60,
    partners: 'inside',
    past: async (past) => {
      for (const personNumber of MEMBERS) await past.joins(personNumber, YEAR_AGO);
    },
  });
  const openTab = tabsOf(shop);

  describe('the cookie dialog (PRO-06)', () => {
    test('stores nothing before the answer, moves nothing, and can be answered by keyboard', async () => {
      const { page, context, faults } = await openTab({ cookiesChosen: false });
      await page.goto('/');
      await hydrated(page);
      await expect.poll(() => context.cookies()).toEqual([]);
      await expect.poll(() => page.evaluate<number>('localStorage.length + sessionStorage.length')).toBe(0);
      const top = await page.locator('main').boundingBox();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => cookieDialog(page).evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement)))
        .toBe(true);
      await cookieDialog(page).getByText('Välj själv').press('Enter');
      await cookieDialog(page).getByLabel('Statistik').press('Space');
      await cookieDialog(page).getByRole('button', { name: 'Spara val' }).press('Enter');
      await cookieDialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('main').boundingBox()).toEqual(top);
      await until(async () => (await consentIn(page)) === 'necessary.statistics');
      await page.reload();
      await expect.poll(() => cookieDialog(page).count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    });

    test('can be answered again from the footer, and a no deletes what a yes had kept', async () => {
      const { page, context, faults } = await openTab({ cookiesChosen: false });
      await page.goto('/');
      await hydrated(page);
      await cookieDialog(page).getByRole('button', { name: 'Godkänn alla' }).click();
      await cookieDialog(page).waitFor({ state: 'detached' });
      await until(async () => (await consentIn(page)) === 'necessary.preferences.statistics.marketing');
      await page.evaluate(`localStorage.setItem('promotion-clicks', '[]')`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click();
      const settings = page.getByRole('region', { name: 'Cookieinställningar' });
      await expect.poll(() => settings.getByLabel('Marknadsföring').isChecked()).toBe(true);
      await settings.getByRole('button', { name: 'Endast nödvändiga' }).click();
      // The first answer has already shown this text, so the test must wait for the saved cookie instead.
      await until(async () => (await consentIn(page)) === 'necessary');
      await until(() => page.evaluate<boolean>(`localStorage.getItem('promotion-clicks') === null`));
      await settings.getByText('Ditt val är sparat.').waitFor();
      expect(faults).toEqual([]);
      await context.close();
    });

    test('works without scripts', async () => {
      const { page, context } = await openTab({
        cookiesChosen: false,
        javaScriptEnabled: false,
        width: 390,
        height: 844,
      });
      await page.goto('/kategori/hudvard');
      await cookieDialog(page).getByRole('button', { name: 'Endast nödvändiga' }).click();
      await page.waitForURL((url) => url.pathname === '/kategori/hudvard');
      await expect.poll(() => cookieDialog(page).count()).toBe(0);
      await expect.poll(() => consentIn(page)).toBe('necessary');
      await context.close();
    });
  });

  describe('the dialog about contact details (PRO-04)', () => {
    test('shows what is wrong, can be confirmed, and does not come back', async () => {
      const { page, context, faults } = await openTab();
      await logIn(page, MEMBERS[0]);
      const dialog = contactDialog(page);
      await dialog.getByLabel('Mobilnummer').fill('');
      const update = dialog.getByRole('button', { name: 'Uppdatera uppgifter' });
      await expect.poll(() => update.isDisabled()).toBe(true);
      await dialog.getByLabel('Mobilnummer').fill('08-123 45 67');
      await dialog.getByLabel('E-post').fill('astrid@example');
      await dialog.getByRole('button', { name: 'Bekräfta uppgifter' }).click();
      await dialog.getByText('Ange ett giltigt mobilnummer').waitFor();
      await dialog.getByText('Ange en giltig e-post').waitFor();
      await dialog.getByLabel('Mobilnummer').fill('070-765 43 21');
      await dialog.getByLabel('E-post').fill('ny@example.se');
      await dialog.getByRole('button', { name: 'Bekräfta uppgifter' }).click();
      await page.getByText('Tack! Dina uppgifter är bekräftade.').waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/member/minauppgifter');
      await hydrated(page);
      await expect.poll(() => page.getByLabel('Mobilnummer').inputValue()).toBe('0707654321');
      await expect.poll(() => dialog.count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    });

    test('closes with Escape, and a new verification period begins', async () => {
      const { page, context } = await openTab();
      await logIn(page, MEMBERS[1]);
      await contactDialog(page).waitFor();
      const told = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().includes('/member/kontaktuppgifter'),
      );
      await pressEscapeIn(contactDialog(page));
      await contactDialog(page).waitFor({ state: 'detached' });
      expect((await told).status()).toBe(200);
      await expect
        .poll(() =>
          page.evaluate<boolean>(
            `fetch('/api/userprofile/status').then((answer) => answer.json()).then(({ Result }) => Result.ShouldVerifyEmail)`,
          ),
        )
        .toBe(false);
      await context.close();
    });

    test('offers to answer later when the details cannot be saved, and is not shown in the basket', async () => {
      const { page, context } = await openTab();
      await logIn(page, MEMBERS[2], '/shop/basket');
      await hydrated(page);
      await expect.poll(() => contactDialog(page).count()).toBe(0);
      await page.goto('/kategori/hudvard');
      await contactDialog(page).waitFor();
      await page.route('**/member/kontaktuppgifter.data*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await contactDialog(page).getByRole('button', { name: 'Bekräfta uppgifter' }).click();
      await contactDialog(page)
        .getByText('Just nu kan vi inte spara dina uppgifter, vänligen försök igen eller välj "Svara senare".')
        .waitFor();
      await contactDialog(page).getByRole('button', { name: 'Svara senare' }).click();
      await contactDialog(page).waitFor({ state: 'detached' });
      await page.goto('/varumarken');
      await hydrated(page);
      await expect.poll(() => contactDialog(page).count()).toBe(0);
      await context.close();
    });

    test('is a page without scripts', async () => {
      const { page, context } = await openTab({ javaScriptEnabled: false });
      await logIn(page, MEMBERS[3]);
      await page.getByRole('link', { name: 'Bekräfta dem' }).click();
      await page.getByRole('heading', { name: 'Hej Astrid!' }).waitFor();
      await page.getByLabel('E-post').fill('utan@example.se');
      await page.getByRole('button', { name: 'Bekräfta uppgifter' }).click();
      await page.waitForURL(/\/member\/minauppgifter/);
      await expect.poll(() => page.getByLabel('E-post').inputValue()).toBe('utan@example.se');
      await expect.poll(() => page.getByRole('link', { name: 'Bekräfta dem' }).count()).toBe(0);
      await context.close();
    });
  });

  describe('details and settings (PRO-05)', () => {
    test('a guest is asked to log in and comes back', async () => {
      const { page, context } = await openTab();
      await page.goto('/member/minainstallningar');
      await page.waitForURL(
        (url) => url.pathname === '/init-login' && url.searchParams.get('redirect') === '/member/minainstallningar',
      );
      await context.close();
    });

    test('details can be saved, refused by field, and filled from the population register', async () => {
      const { page, context, faults } = await openTab();
      await logIn(page, CUSTOMER, '/member/minauppgifter');
      await hydrated(page);
      await page.getByLabel('Mobilnummer').fill('0812345678');
      await page.getByLabel('E-post').fill('astrid@example.se');
      await page.getByRole('button', { name: 'Spara kontaktuppgifter' }).click();
      await page.getByText('Ange ett giltigt mobilnummer').first().waitFor();
      await page.getByLabel('Mobilnummer').fill('070-123 45 67');
      await page.getByRole('button', { name: 'Spara kontaktuppgifter' }).click();
      await page.getByText('Dina kontaktuppgifter är sparade.').waitFor();
      await page.getByRole('button', { name: 'Använd som leveransadress' }).click();
      await page.getByText('Din adress är sparad.').waitFor();
      await expect.poll(() => page.getByLabel('Gatuadress').inputValue()).not.toBe('');
      await page.getByLabel('Postnummer').fill('01122');
      await page.getByLabel('Postnummer').press('Tab');
      await page.getByRole('button', { name: 'Spara adress' }).click();
      await page.getByText('Ange ett giltigt postnummer').first().waitFor();
      expect(faults).toEqual([]);
      await context.close();
    });

    test('a consent can be given and withdrawn with a press, and both answers are shown with their dates', async () => {
      const { page, context, faults } = await openTab();
      await logIn(page, CUSTOMER, '/member/minainstallningar');
      await hydrated(page);
      const newsletter = page.getByRole('switch', { name: 'Nyhetsbrev' });
      await newsletter.press('Enter');
      await page
        .getByText(/^Godkänt \d+ \p{L}+ \d{4}$/u)
        .first()
        .waitFor();
      await expect.poll(() => newsletter.getAttribute('aria-checked')).toBe('true');
      await newsletter.press('Enter');
      await page
        .getByText(/^Återkallat \d+ \p{L}+ \d{4}$/u)
        .first()
        .waitFor();
      await expect.poll(() => page.getByText('Tidigare svar').count()).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    });

    test('without scripts a consent can be given with a press too, and the extract is a file', async () => {
      const { page, context } = await openTab({ javaScriptEnabled: false });
      await logIn(page, WITHOUT_SCRIPTS, '/member/minainstallningar');
      await page.getByRole('switch', { name: 'Förnya recept, Sms' }).click();
      await page
        .locator('main')
        .getByText(/^Godkänt /)
        .waitFor();
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Hämta registerutdrag' }).click();
      expect((await waiting).suggestedFilename()).toBe('algort-registerutdrag.json');
      await context.close();
    });

    test.each([
      ['light', 390],
      ['dark', 1440],
    ] as const)('no page has an accessibility fault, %s at %i px', async (colorScheme, width) => {
      const { page, context } = await openTab({ colorScheme, width, cookiesChosen: false });
      const found: string[] = [];
      await page.goto('/');
      await cookieDialog(page).getByText('Välj själv').click();
      found.push(...(await faultsOf(page)));
      await logIn(page, CUSTOMER);
      for (const address of [
        '/member/minauppgifter',
        '/member/minainstallningar',
        '/member/kontaktuppgifter',
        '/kundservice/kakor',
      ]) {
        await page.goto(address);
        found.push(...(await faultsOf(page)));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  });
});

function cookieDialog(page: Page): Locator {
  return page.getByRole('region', { name: 'Vill du ha fler kakor?' });
}

function contactDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Hej Astrid!' });
}

async function consentIn(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'cookie-consent')?.value;
}

async function logIn(page: Page, personNumber: string, to = '/'): Promise<void> {
  await page.goto(
    `/sessionapi/v1/grandid/test/initloginauto?ssn=${personNumber}&ehmDeviceType=desktop&stayLoggedIn=false`,
  );
  await page.goto(to);
}
