import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';

import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { servedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { faultsOf } from './axe.js';
import { hydrated, openBrowser, openTab, type Tab } from './browser.js';

const ASTRID = '198507099805';
const ELSA = '199908072391';
/**
 * Simulates the app. It counts how often a page asks for the app store's dialog, and stores variant B of the A/B test.
 */
const APP = `window.asked = 0; window.algortApp = { requestReview: () => { window.asked += 1; } }; localStorage.setItem('ab-test.review-prompt-test', 'B');`;

describe('the question for a review, in the app (PRO-16, APP-06)', () => {
  const shop = servedShop({ products: 40, partners: 'inside' });
  let browser: Browser;
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(() => browser.close());

  async function member(ssn: string): Promise<Shopper> {
    const shopper = new Shopper(shop.url);
    await shopper.logIn(ssn);
    await shopper.post('/api/apoplus/registermember', { email: 'astrid@example.se', mobileNumber: '0701234567' });
    return shopper;
  }

  /** Opens a tab as the shopper's phone with the app, with or without consent to preferences. */
  async function telephone(shopper: Shopper, consent = 'necessary.preferences'): Promise<Tab> {
    const tab = await openTab(browser, shop.url, { width: 390, height: 844, colorScheme: 'dark' });
    await tab.context.setExtraHTTPHeaders({ platform: 'App' });
    const cookies = { 'cookie-consent': consent, algort_session: shopper.cookie('algort_session') ?? '' };
    await tab.context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
    await tab.page.addInitScript(APP);
    return tab;
  }

  test('is shown on the member’s page, sent to the store by keyboard, and not shown again', async () => {
    const { page, context, faults } = await telephone(await member(ELSA));
    await page.goto('/member');
    await question(page).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Betygsätt' }).press('Enter');
    await page.getByText('Tack för hjälpen!').waitFor();
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Tack för hjälpen!');
    await expect.poll(() => page.evaluate<number>('window.asked')).toBe(1);
    await page.evaluate(`localStorage.removeItem('ab-test.review-prompt.asked')`);
    await until(async () => !(await shopAsks(page)));
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => question(page).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is shown when an order is confirmed, only to members who consent to preferences', async () => {
    const shopper = await member(ASTRID);
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id LIMIT 1",
    );
    const paid = await purchase(shopper, { varuId: rows[0]?.varu_id ?? '' });
    const confirmation = `/shop/confirmation?Id=${String(paid.body['purchaseOrderId'])}`;
    const reserved = await telephone(shopper, 'necessary');
    await reserved.page.goto(confirmation);
    await hydrated(reserved.page);
    await reserved.page.waitForLoadState('networkidle');
    await expect.poll(() => question(reserved.page).count()).toBe(0);
    await reserved.context.close();
    const { page, context, faults } = await telephone(shopper);
    await page.goto(confirmation);
    await question(page).getByRole('button', { name: 'Inte nu' }).click();
    await page.getByText('Då frågar vi inte igen.').waitFor();
    await expect.poll(() => page.evaluate<number>('window.asked')).toBe(0);
    await until(async () => !(await shopAsks(page)));
    expect(faults).toEqual([]);
    await context.close();
  });
});

function question(page: Page): Locator {
  return page.getByRole('region', { name: 'Tycker du om appen?' });
}

function shopAsks(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    `fetch('/api/AppReview/get/ShowAppPrompt', { headers: { platform: 'App' } }).then((answer) => answer.json()).then(({ Result }) => Result)`,
  );
}
