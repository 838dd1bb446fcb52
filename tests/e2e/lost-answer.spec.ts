import { describe, expect, test } from 'vitest';
import type { Page, Route } from 'playwright-core';

import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { typeCard } from './card-steps.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const PAYMENTS = '**/payments/start';
const VISA = '4111 1111 1111 1111';

/** CHK-03: a lost connection never loses the basket and never pays twice. */
describe('a form of the basket whose answer is lost', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function atPayment(): Promise<Tab> {
    const tab = await openTab({ width: 390 });
    const { page } = tab;
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await hydrated(page);
    await page.getByLabel(/^Kort/).first().check();
    await typeCard(page, VISA);
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    return tab;
  }

  const orders = async (): Promise<number> => {
    const { rows } = await shop.database.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM event WHERE type = 'OrderPlaced'",
    );
    return rows[0]?.count ?? 0;
  };
  const pay = (page: Page): Promise<void> => page.getByRole('button', { name: /^Betala/ }).click();

  test('is sent again by itself, and leads to the order that the first one made', async () => {
    const { page, context } = await atPayment();
    const before = await orders();
    let sent = 0;
    await page.route(PAYMENTS, async (route) => {
      sent += 1;
      return sent === 1 ? answeredToNobody(route) : route.continue();
    });
    await pay(page);
    await page.waitForURL(/\/shop\/confirmation/);
    expect([sent, await orders()]).toEqual([2, before + 1]);
    await context.close();
  });

  test('keeps the basket when no answer comes at all, and the next press finds the one order', async () => {
    const { page, context } = await atPayment();
    const before = await orders();
    let sent = 0;
    await page.route('**/*', (route) => {
      if (!/payments\/start|\.data/.test(route.request().url())) return route.continue();
      return (sent += 1) === 1 ? answeredToNobody(route) : route.abort();
    });
    await pay(page);
    const message = page.locator('#betalning .error-summary');
    await message.getByRole('heading', { name: 'Vi fick inget svar' }).waitFor();
    await until(async () => (await orders()) === before + 1);
    await expect.poll(() => page.locator('.lines .line').count()).toBe(1);
    await expect.poll(() => page.getByLabel(/Jag godkänner/).isChecked()).toBe(true);
    await page.unroute('**/*');
    await pay(page);
    await page.waitForURL(/\/shop\/confirmation/);
    await expect.poll(orders).toBe(before + 1);
    await context.close();
  });

  test('keeps what was typed, when it is not the payment', async () => {
    const { page, context } = await openTab();
    await putInCart(page, 'har');
    await hydrated(page);
    await page.locator('#couponCode').fill('SOMMAR10');
    await page.route('**/shop/basket.data*', (route) => route.abort());
    await page.getByRole('button', { name: 'Använd' }).click();
    await page.getByText('Anslutningen bröts. Inget har gått förlorat').waitFor();
    await expect.poll(() => page.locator('#couponCode').inputValue()).toBe('SOMMAR10');
    await context.close();
  });
});

/** The shop handles the request, and its answer never arrives. */
async function answeredToNobody(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}
