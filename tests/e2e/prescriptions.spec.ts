import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf } from './browser.js';

const ASTRID = '198507099805';
const HOME = '/mina-recept-inloggad/';

describe('the pages of prescriptions, until prescriptions exist (RX-16)', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([
    ['wide and light', { width: 1440, colorScheme: 'light' }],
    ['narrow and dark', { width: 390, colorScheme: 'dark' }],
  ] as const)('announce the contents of each of the four parts, %s', async (_look, look) => {
    const { page, context, faults } = await openTab(look);
    await logIn(page, HOME);
    await hydrated(page);
    for (const part of ['Mina recept', 'Djurrecept', 'Högkostnadsskydd', 'Fullmakter & barn']) {
      await partLink(page, part).click();
      await page.getByRole('heading', { level: 1, name: part, exact: true }).waitFor();
      await page.getByText('tjänsten är inte öppen än').waitFor();
      await expect.poll(() => partLink(page, part).getAttribute('aria-current')).toBe('page');
    }
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await expect.poll(() => faultsWhenEnlarged(page, HOME)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are reached by "Se recept" on the card of a prescription item', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, '/kategori/receptbelagda-lakemedel');
    await page
      .getByRole('link', { name: /Se recept/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Mina recept' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([HOME, '/mina-recept-inloggad', '/mina-recept-inloggad/warrants'])(
    'send a person without identification to the log-in, and back: %s',
    async (address) => {
      const { page, context } = await openTab({ javaScriptEnabled: false });
      await page.goto(address);
      await page.waitForURL(`**/init-login?redirect=${encodeURIComponent(address)}`);
      await context.close();
    },
  );

  test('include a page that leads through the log-in to them, and then no longer asks', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await page.goto('/mina-recept');
    const ask = page.getByRole('main').getByRole('link', { name: 'Logga in med BankID eller Freja+' });
    await expect.poll(() => ask.getAttribute('href')).toBe(`/init-login?redirect=${encodeURIComponent(HOME)}`);
    await logIn(page, '/mina-recept');
    await page.waitForURL(`**${HOME}`);
    await expect.poll(() => ask.count()).toBe(0);
    await context.close();
  });

  test('answer 404 at an unknown address, with and without a log-in', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    const status = async () => (await page.goto(`${HOME}finns-inte`))?.status();
    await expect.poll(status).toBe(404);
    await logIn(page, '/kundservice');
    await expect.poll(status).toBe(404);
    await context.close();
  });
});

function partLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Delar av Mina recept' }).getByRole('link', { name, exact: true });
}

async function logIn(page: Page, to: string): Promise<void> {
  await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`);
  await page.goto(to);
}
