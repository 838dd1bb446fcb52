import { afterEach, describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { buyByCard } from './checkout-steps.js';

const RESULTS = '/search?q=kräm&rx=0';

describe('the choices of shoppers in search results', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  afterEach(async () => {
    for (const table of ['interest_count', 'interest_event']) await shop.database.pool.query(`DELETE FROM ${table}`);
  });

  const consenting = async (options?: TabOptions): Promise<Tab & { readonly sent: string[] }> => {
    const tab = await openTab(options);
    await tab.context.addCookies([{ name: 'cookie-consent', value: 'necessary.statistics', url: shop.url }]);
    return { ...tab, sent: sentBy(tab.page) };
  };
  const counted = async (): Promise<readonly string[]> => {
    const { rows } = await shop.database.pool.query<{ what: string }>(
      `SELECT kind || ' ' || varu_id || ' ' || count AS what FROM interest_count ORDER BY 1`,
    );
    return rows.map(({ what }) => what);
  };

  test('are sent: a click, an addition and a purchase, each once however often it is repeated', async () => {
    const { page, context, faults, sent } = await consenting();
    await page.goto(RESULTS);
    await hydrated(page);
    const varuId = await idOf(buyable(page).nth(1));
    const link = page.locator(`#p-${varuId} .card-name a`);
    await link.dblclick();
    await page.waitForURL(/\/produkt\//);
    await expect.poll(counted).toEqual([`click ${varuId} 1`]);
    await page.goBack();
    await page.waitForURL(/\/search/);
    await link.click();
    await page.waitForURL(/\/produkt\//);
    await page
      .locator('.buy-box')
      .getByRole('button', { name: /^(Köp|Lägg)/ })
      .click();
    await expect.poll(counted).toEqual([`addtocart ${varuId} 1`, `click ${varuId} 1`]);

    await page.goto('/shop/basket');
    await buyByCard(page, '4111 1111 1111 1111', async () => undefined);
    await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
    const all = [`addtocart ${varuId} 1`, `click ${varuId} 1`, `purchase ${varuId} 1`];
    await expect.poll(counted).toEqual(all);
    await page.reload();
    await hydrated(page);
    await page.goto('/');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
    await hydrated(page);
    await expect.poll(counted).toEqual(all);
    expect(sent).toHaveLength(3);
    expect(sent.join()).not.toContain('kräm');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are sent for a product bought on its card, but not for one found without a search', async () => {
    const { page, context, faults, sent } = await consenting({ width: 390, height: 844 });
    await page.goto('/kategori/har');
    await hydrated(page);
    await buyFirst(page);
    await page.goto(RESULTS);
    await hydrated(page);
    const varuId = await buyFirst(page);
    await expect.poll(counted).toEqual([`addtocart ${varuId} 1`]);
    expect(sent).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['a press', (option: Locator) => option.click()],
    ['the keyboard', (option: Locator) => chooseByKeys(option)],
  ])('are sent for a suggestion chosen by %s', async (_way, choose) => {
    const { page, context, faults } = await consenting();
    await page.goto('/');
    await hydrated(page);
    // Filled at once, so that no list for the first letters comes before.
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('tandkräm');
    const option = page.locator('[id^="forslag-vara-"]').first();
    await option.waitFor();
    const address = (await option.getAttribute('href')) ?? '';
    await choose(option);
    await page.waitForURL((url) => url.pathname === address);
    await expect.poll(counted).toEqual([`click ${address.slice(-6)} 1`]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are neither stored nor sent without consent', async () => {
    const { page, context, faults } = await openTab();
    const sent = sentBy(page);
    await page.goto(RESULTS);
    await hydrated(page);
    await openAndBuy(page);
    expect([await kept(page), sent, await counted()]).toEqual([null, [], []]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are forgotten by the browser when the consent is withdrawn', async () => {
    const { page, context, faults } = await consenting();
    await page.goto(RESULTS);
    await hydrated(page);
    await cards(page).first().locator('.card-name a').click();
    await page.waitForURL(/\/produkt\//);
    await expect.poll(() => kept(page)).not.toBeNull();
    await page.goto('/kundservice/kakor');
    await hydrated(page);
    await page.getByRole('button', { name: 'Endast nödvändiga' }).click();
    await page.getByText('Ditt val är sparat.').waitFor();
    await expect.poll(() => kept(page)).toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are neither stored nor sent for prescription items', async () => {
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      `SELECT varu_id FROM view_product WHERE type = 'Rx' AND for_sale ORDER BY varu_id LIMIT 1`,
    );
    const varuId = rows[0]?.varu_id ?? '';
    const { page, context, faults, sent } = await consenting();
    await page.goto(`/search?q=${varuId}`);
    await hydrated(page);
    await page.locator(`#p-${varuId} .card-name a`).click();
    await page.waitForURL(/\/produkt\//);
    expect([await kept(page), sent]).toEqual([null, []]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are not sent without scripts', async () => {
    const { page, context, sent } = await consenting({ javaScriptEnabled: false });
    await page.goto(RESULTS);
    await buyFirst(page);
    await cards(page).nth(1).locator('.card-name a').click();
    await page.waitForURL(/\/produkt\//);
    expect([sent, await counted()]).toEqual([[], []]);
    await context.close();
  });

  test('break no page when they cannot be sent', async () => {
    const { page, context, faults } = await consenting();
    await page.route('**/api/loop/createEvents', (route) => route.abort());
    await page.goto(RESULTS);
    await hydrated(page);
    await openAndBuy(page);
    // The browser itself writes that the requests failed.
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
    await context.close();
  });
});

/** Collects the bodies of the calls that tell what was chosen. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loop/createEvents')) sent.push(request.postData() ?? '');
  });
  return sent;
}

function cards(page: Page): Locator {
  return page.locator('main .card');
}

function buyable(page: Page): Locator {
  return cards(page).filter({ has: page.locator('button[name="buy"]') });
}

async function idOf(card: Locator): Promise<string> {
  return ((await card.getAttribute('id')) ?? '').slice('p-'.length);
}

/** Presses the first buy button, and returns the product's number when it is in the cart. */
async function buyFirst(page: Page): Promise<string> {
  const card = buyable(page).first();
  const varuId = await idOf(card);
  await card.locator('button[name="buy"]').click();
  await page.getByText('har lagts i varukorgen').first().waitFor();
  return varuId;
}

async function openAndBuy(page: Page): Promise<void> {
  await buyable(page).nth(1).locator('.card-name a').click();
  await page.waitForURL(/\/produkt\//);
  await buyHere(page);
}

async function buyHere(page: Page): Promise<void> {
  await page
    .locator('.buy-box')
    .getByRole('button', { name: /^(Köp|Lägg i varukorgen)/ })
    .click();
  await page.getByText('har lagts i varukorgen').first().waitFor();
}

async function chooseByKeys(option: Locator): Promise<void> {
  const page = option.page();
  const wanted = await option.getAttribute('id');
  const selected = () =>
    page.evaluate<string | null>(`document.querySelector('[id^="forslag-"][aria-selected="true"]')?.id ?? null`);
  // A press moves from the option that the page has drawn, so each waits until the last one is drawn.
  for (let last = await selected(); last !== wanted; last = await selected()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).not.toBe(last);
  }
  await page.keyboard.press('Enter');
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate<string | null>(`sessionStorage.getItem('interest')`);
}
