import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf } from './browser.js';

const [ASTRID, NILS, ELSA] = ['198507099805', '198507099813', '199908072391'] as const;
const SETTINGS = '/member/minainstallningar';

describe("'Slå på notiser' (RMD-04)", () => {
  const shop = servedShop({ products: 40, partners: 'inside' });
  const openTab = tabsOf(shop);

  /** A customer with a strong log-in who said yes to a notice in the app. */
  async function wantsNotices(ssn: string): Promise<Shopper> {
    const shopper = new Shopper(shop.url);
    await shopper.logIn(ssn);
    const consent = { IsConsent: true, ConsentDetail: 'RemindersPushNewPrescription' };
    const { status } = await shopper.post('/api/userconsent/add', consent);
    expect(status).toBe(200);
    return shopper;
  }

  async function browse(shopper: Shopper, look: Parameters<typeof openTab>[0]) {
    const tab = await openTab(look);
    const cookies = { 'cookie-consent': 'necessary', algort_session: shopper.cookie('algort_session') ?? '' };
    await tab.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
    return tab;
  }

  test('is asked on any page, and after a no not again', async () => {
    const { page, context, faults } = await browse(await wantsNotices(ASTRID), { width: 390, colorScheme: 'dark' });
    await page.goto('/');
    await question(page).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Fortsätta utan notiser' }).press('Enter');
    await expect.poll(() => question(page).count()).toBe(0);
    await page.goto('/kampanjer');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => question(page).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leads to the settings, which say what is lacking', async () => {
    const { page, context, faults } = await browse(await wantsNotices(NILS), { width: 1440, colorScheme: 'light' });
    await page.goto('/');
    await question(page).getByRole('button', { name: 'Öppna inställningar' }).click();
    await page.waitForURL(`**${SETTINGS}*`);
    await page.getByText('Notiser når dig inte: ingen av dina telefoner visar dem.').waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(page, SETTINGS)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is a line with a link without scripts, and the settings still save a choice', async () => {
    const { page, context } = await browse(await wantsNotices(ELSA), { javaScriptEnabled: false });
    await page.goto('/');
    await page.getByText('Ingen av dina telefoner visar notiser.').waitFor();
    await page.getByRole('link', { name: 'Öppna inställningar' }).click();
    const sms = page.getByRole('switch', { name: 'Förnya recept, Sms' });
    await expect.poll(() => sms.getAttribute('aria-checked')).toBe('false');
    await sms.click();
    await expect.poll(() => sms.getAttribute('aria-checked')).toBe('true');
    await page.getByText('Påminnelser med sms når dig inte: du har inte angett något mobilnummer.').waitFor();
    await context.close();
  });
});

function question(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Slå på notiser' });
}
