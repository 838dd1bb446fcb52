import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { HeldAnswers } from './held-answers.js';

const ASTRID = '198507099805';
const SEARCH = '/search?q=salva';

const ANSWERS = {
  change: ({ pathname }: URL) =>
    /^\/(cart\/\w+-quantity|(favourites\/spara|kundservice\/kakor\/val)\.data)$/.test(pathname),
  search: ({ pathname }: URL) => pathname === '/search.data',
  categories: ({ pathname }: URL) => pathname === '/kategori.data',
  route: ({ pathname, search }: URL) => pathname === '/__manifest' && search.includes('p=%2Fprodukt%2F'),
  product: ({ pathname }: URL) => /^\/produkt\/[^/]+\.data$/.test(pathname),
};

interface HeldTab extends Tab {
  readonly held: HeldAnswers<keyof typeof ANSWERS>;
}

/** While the change of a press is saved and the page is loaded anew, the visitor goes to another page. */
describe('a page that is left at once after a press', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function open(address: string, { known, ...options }: TabOptions & { known?: boolean } = {}): Promise<HeldTab> {
    const tab = await openTab(options);
    if (known) await logIn(tab.page);
    await tab.page.goto(address);
    await hydrated(tab.page);
    return { ...tab, held: new HeldAnswers(tab.page, ANSWERS) };
  }

  test.each([
    ['buying', {}, buy],
    ['a favourite', { known: true }, saveFavourite],
    ['the answer about cookies', { cookiesChosen: false }, allowCookies],
  ] as const)('leads to the product, when the data after %s comes before its route', async (_what, options, press) => {
    const { page, context, faults, held } = await open(SEARCH, options);
    await held.hold('search', 'route');
    await press(page);
    await held.asked('search');
    const product = await follow(page, 0);
    await held.asked('route');
    await held.give('search');
    await held.give('route');
    await shows(page, product);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['first', 0],
    ['second', 1],
  ])(
    'leads to the product, when the purchase is saved before its route is known, and the %s request is answered first',
    async (_which, place) => {
      const { page, context, faults, held } = await open(SEARCH);
      await held.hold('change', 'route', 'product');
      await buy(page);
      await held.asked('change');
      const product = await follow(page, 0);
      await held.asked('route');
      await held.give('change');
      await held.give('route');
      await held.asked('product', 2);
      await held.give('product', place);
      await shows(page, product);
      await cartHoldsOne(page);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('leads to the product that was chosen last', async () => {
    const { page, context, faults, held } = await open(SEARCH);
    await held.hold('change', 'product');
    await buy(page);
    await held.asked('change');
    await follow(page, 0);
    await held.asked('product');
    await held.give('change');
    await held.asked('product', 2);
    const product = await follow(page, 1);
    await held.asked('product', 3);
    // The browser has given up the first request. The second is for the first product too, the third for the other.
    await held.give('product', 1);
    await held.give('product', 1);
    await shows(page, product);
    await cartHoldsOne(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leads back, when the visitor goes back before the product has come', async () => {
    const { page, context, faults, held } = await open('/kategori');
    await page.locator('main a[href="/kategori/hudvard"]').click();
    await page.getByRole('heading', { level: 1, name: 'Hudvård' }).waitFor();
    await held.hold('change', 'product', 'categories');
    await buy(page);
    await held.asked('change');
    await follow(page, 0);
    await held.asked('product');
    await held.give('change');
    await held.asked('product', 2);
    await page.goBack();
    await held.asked('categories', 2);
    await held.give('product', 1);
    await held.give('categories');
    await held.give('categories');
    await page.getByRole('heading', { level: 1, name: 'Alla kategorier' }).waitFor();
    await cartHoldsOne(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function buy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Köp / }).first().click();
}

async function saveFavourite(page: Page): Promise<void> {
  await page.locator('.favourite[aria-label^="Spara"]').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, spara favoriten' }).click();
}

async function allowCookies(page: Page): Promise<void> {
  await page.locator('.cookie-dialog .cookie-answers button').first().click();
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`);
}

/** Follows the link of a product card, and returns the product's name. */
async function follow(page: Page, place: number): Promise<string> {
  const name = await page.locator('main .favourite').nth(place).getAttribute('data-name');
  await page.locator('main .card-name a').nth(place).click();
  if (!name) throw new Error('The card has no name.');
  return name;
}

async function shows(page: Page, product: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: product, exact: true }).waitFor();
}

async function cartHoldsOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Varukorg, 1 st' }).waitFor();
}
