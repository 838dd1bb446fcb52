import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { until } from '../shop/look.js';
import type { Past } from '../shop/past.js';
import { servedShop } from '../shop/served-shop.js';
import type { ShopBeside } from '../shop/shop-beside.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';

const ASTRID = '198507099805';
const WITHOUT_SCRIPTS = '198507099813';
const FROM_BEFORE = ['198507099821', '198507099839'] as const;
const LISTING = '/kategori/hudvard';

describe('favourites in a browser', () => {
  const shop = servedShop({
    products: 600,
    partners: 'inside',
    past: async (past, shop) => {
      const varuId = await someProduct(shop);
      for (const personNumber of FROM_BEFORE) await keptBeforeConsent(past, personNumber, varuId);
    },
  });
  const openTab = tabsOf(shop);

  test('a guest is asked to log in, a customer is asked for consent, and then the heart is filled', async () => {
    const { page, context, faults } = await openTab();
    await page.goto(LISTING);
    await hydrated(page);
    await hearts(page).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Logga in' }).click();
    await page.getByRole('dialog', { name: 'Identifiera dig' }).locator(`button[value="${ASTRID}"]`).click();
    await page.locator('header a[href="/member/"]').waitFor();
    await page.waitForURL((url) => url.pathname === LISTING);
    await hydrated(page);
    await hearts(page).first().click();
    const consent = page.getByRole('dialog', { name: 'Lägg till en favorit' });
    await saved(page, () => consent.getByRole('button', { name: 'Ja, spara favoriten' }).click());
    await hearts(page, 'Ta bort').first().waitFor();
    await saved(page, () => hearts(page, 'Spara').first().click());
    await until(async () => (await hearts(page, 'Ta bort').count()) === 2);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a heart that could not be saved is empty again, and an error is shown', async () => {
    const { page, context } = await openTab();
    await logIn(page, ASTRID);
    await page.goto(LISTING);
    await hydrated(page);
    const before = await hearts(page, 'Ta bort').count();
    await page.route('**/favourites/spara*', (route) => route.fulfill({ status: 503, body: '' }));
    await hearts(page, 'Spara').first().click();
    await page.getByText('Något gick fel, vänligen försök igen.').first().waitFor();
    await until(async () => (await hearts(page, 'Ta bort').count()) === before);
    await context.close();
  });

  test('the list can be sorted, and is removed with the consent', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, ASTRID);
    await page.goto('/favourites');
    await hydrated(page);
    const newest = await names(page).allTextContents();
    expect(newest.length).toBeGreaterThan(0);
    await page.getByLabel('Sortera').selectOption('Namn (A-Ö)');
    await page.waitForURL(/sortera=ascending/);
    await expect.poll(() => names(page).allTextContents()).toEqual([...newest].sort(new Intl.Collator('sv').compare));
    await page.getByRole('link', { name: 'Återkalla samtycke' }).click();
    await page
      .getByRole('alertdialog', { name: 'Dina favoriter kommer att raderas' })
      .getByRole('button', { name: 'Återkalla samtycket' })
      .click();
    await page.getByRole('heading', { name: 'Du har inga favoriter än' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without scripts a page asks the questions of the dialogs', async () => {
    const { page, context, faults } = await openTab({ javaScriptEnabled: false, width: 390, height: 844 });
    await page.goto(LISTING);
    await hearts(page).first().click();
    await page.waitForURL(/\/init-login\?redirect=/);
    await logIn(page, WITHOUT_SCRIPTS);
    await page.goto(LISTING);
    await hearts(page).first().click();
    await page.getByRole('heading', { name: 'Lägg till en favorit' }).waitFor();
    await page.getByRole('button', { name: 'Ja, spara favoriten' }).click();
    await page.waitForURL((url) => url.pathname === LISTING);
    await expect.poll(() => hearts(page, 'Ta bort').count()).toBe(1);
    await page.goto('/favourites');
    await page.getByRole('link', { name: 'Radera alla' }).click();
    await page.getByRole('button', { name: 'Radera favoriter' }).click();
    await page.getByRole('heading', { name: 'Du har inga favoriter än' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('favourites from before the consent are kept when the customer agrees', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, FROM_BEFORE[0]);
    await startDialog(page).getByRole('button', { name: 'Behåll mina favoriter' }).click();
    await page.getByText('Ditt samtycke har sparats').waitFor();
    await page.goto('/favourites');
    await expect.poll(() => names(page).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('favourites without an answer are asked about again in the next session, and removed in two steps', async () => {
    const first = await openTab();
    await logIn(first.page, FROM_BEFORE[1]);
    await startDialog(first.page).getByRole('button', { name: 'Stäng modal' }).click();
    await first.page.goto('/favourites');
    await hydrated(first.page);
    await expect.poll(() => startDialog(first.page).count()).toBe(0);
    await first.context.close();

    const { page, context, faults } = await openTab();
    await logIn(page, FROM_BEFORE[1]);
    await startDialog(page).getByRole('button', { name: 'Ta bort mina favoriter' }).click();
    await page
      .getByRole('dialog', { name: 'Radera favoriter' })
      .getByRole('button', { name: 'Radera favoriter' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/favourites');
    await page.getByRole('heading', { name: 'Du har inga favoriter än' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('the page has no accessibility fault, %s at %i px', async (colorScheme, width) => {
    const { page, context } = await openTab({ colorScheme, width });
    const found: string[] = [];
    const check = async (): Promise<void> => void found.push(...(await faultsOf(page)));
    await page.goto('/favourites');
    await check();
    await logIn(page, FROM_BEFORE[0]);
    await page.goto('/favourites');
    await names(page).first().waitFor();
    await check();
    await page.goto('/favourites?visa=radera');
    await check();
    expect(found).toEqual([]);
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    await context.close();
  });
});

function hearts(page: Page, does: 'Spara' | 'Ta bort' = 'Spara'): Locator {
  return page.locator(`.favourite[aria-label^="${does}"]`);
}

/** Presses, and waits until the server has saved the change. The heart is filled before that. */
async function saved(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/favourites/spara'));
  await press();
  await answer;
}

function names(page: Page): Locator {
  return page.locator('main .card-name');
}

function startDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Vi behöver ditt samtycke till favoriter' });
}

async function logIn(page: Page, personNumber: string): Promise<void> {
  await page.goto(
    `/sessionapi/v1/grandid/test/initloginauto?ssn=${personNumber}&ehmDeviceType=desktop&stayLoggedIn=false`,
  );
  await page.goto('/');
}

async function someProduct({ database }: ShopBeside): Promise<string> {
  const { rows } = await database.pool.query<{ varu_id: string }>(
    `SELECT varu_id FROM view_product WHERE type = 'Ha' ORDER BY varu_id LIMIT 1`,
  );
  return rows[0]?.varu_id ?? '';
}

/** Records a favourite from before the shop asked for consent. No command creates such a favourite any more. */
async function keptBeforeConsent(past: Past, personNumber: string, varuId: string): Promise<void> {
  const customerId = await past.logsIn(personNumber);
  await past.records(customerId, {
    type: 'FavouriteAdded',
    data: { customerId, varuId, at: new Date().toISOString() },
  });
}
