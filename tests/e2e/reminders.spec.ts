import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { wantsReminders } from '../shop/reminders.js';
import { Shopper } from '../shop/shopper.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf, type TabOptions } from './browser.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'] as const;
const PAGE = '/pages/notifications';
const SYNC = '**/api/apocalendar/prepareEventReminderSynchronization';

describe('the notifications page (RMD-04)', () => {
  const shop = servedShop({ products: 40, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function browse(ssn: string, look: TabOptions) {
    const shopper = new Shopper(shop.url);
    await shopper.logIn(ssn);
    await wantsReminders(shopper, ssn);
    const tab = await openTab(look);
    const cookies = { 'cookie-consent': 'necessary', algort_session: shopper.cookie('algort_session') ?? '' };
    await tab.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
    return tab;
  }

  test('shows what is on its way after the sync that a browser does by itself (RMD-02)', async () => {
    const { page, context, faults } = await browse(ASTRID, { width: 1440, colorScheme: 'light' });
    await Promise.all([page.waitForResponse(SYNC), page.goto('/')]);
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByText('Det är dags att göra ett nytt uttag på ett recept för dig.').first().waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(page, PAGE)).toEqual([]);
    await cancelFirst(page);
    await page.getByText('Påminnelsen är inställd.').waitFor();
    await page.getByText(/^Inställd \d/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('works without scripts on a phone, and links to the settings and the terms', async () => {
    const synced = await browse(NILS, {});
    await Promise.all([synced.page.waitForResponse(SYNC), synced.page.goto('/')]);
    const [session] = (await synced.context.cookies()).filter(({ name }) => name === 'algort_session');
    await synced.context.close();
    const { page, context } = await openTab({ width: 390, colorScheme: 'dark', javaScriptEnabled: false });
    await context.addCookies([{ name: 'algort_session', value: session?.value ?? '', url: shop.url }]);
    await page.goto(PAGE);
    await cancelFirst(page);
    await page.getByText('Påminnelsen är inställd.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Välj dina påminnelser' }).click();
    await page.getByRole('heading', { name: 'Mina inställningar' }).waitFor();
    await page.goto(PAGE);
    await page.getByRole('main').getByRole('link', { name: 'Villkor för påminnelser' }).click();
    await page.getByRole('heading', { level: 1, name: 'Villkor för påminnelser' }).waitFor();
    await context.close();
  });

  test('sends a guest to the log-in, which returns to it', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await page.goto(PAGE);
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(PAGE);
    await context.close();
  });
});

async function cancelFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ställ in: / })
    .first()
    .click();
}
