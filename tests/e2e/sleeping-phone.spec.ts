import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const PHONE = { width: 390, height: 844 };

/** Swish on a phone that sleeps, or loses its network, while another app is open (CHK-04, CHK-14). */
describe('the page that waits for Swish', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function waiting(): Promise<Tab & { readonly app: Page }> {
    const tab = await openTab(PHONE);
    const { page } = tab;
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await hydrated(page);
    await payBySwish(page);
    const { page: app } = await openTab(PHONE);
    await app.goto((await page.locator('.swish a.button').getAttribute('href')) as string);
    await hydrated(page);
    return { ...tab, app };
  }

  async function payBySwish(page: Page): Promise<void> {
    await page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    await pay(page);
  }

  async function pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Betala/ }).click();
    await page.waitForURL(/\/shop\/betalning\//);
  }

  /** Waits until the shop knows how the payment ended, whatever the page shows. */
  async function ended(paymentId: string, phase: string): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await shop.database.pool.query<{ status: string }>(
          'SELECT status FROM view_order_payment WHERE payment_id = $1',
          [paymentId],
        );
        return rows[0]?.status;
      })
      .toBe(phase);
  }

  async function paymentsOf(page: Page, ...paymentIds: readonly string[]): Promise<void> {
    const { rows } = await shop.database.pool.query(
      `SELECT 1 FROM view_order_payment WHERE status = 'captured' AND payment_id = ANY($1)`,
      [[...paymentIds]],
    );
    expect(rows).toHaveLength(1);
    await page.goto('/shop/basket');
    await page.getByText('Din varukorg är tom').waitFor();
  }

  const paymentIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const onlyNetwork = (faults: readonly string[]) =>
    faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));

  test('finds the confirmation when it wakes, after a sleep without timers and without a network', async () => {
    const { page, context, faults, app } = await waiting();
    const paymentId = paymentIn(page);
    const lifecycle = await context.newCDPSession(page);
    await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
    await context.setOffline(true);
    await app.getByRole('button', { name: 'Betala' }).click();
    await ended(paymentId, 'captured');
    await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
    await context.setOffline(false);
    await page.waitForURL(/\/shop\/confirmation/);
    await page.getByRole('heading', { name: /^Tack för ditt köp/ }).waitFor();
    await paymentsOf(page, paymentId);
    expect(onlyNetwork(faults)).toEqual([]);
    await context.close();
  });

  test('and the page of the order both show the confirmation when it is paid, without a press', async () => {
    const { page, context, faults, app } = await waiting();
    const { rows } = await shop.database.pool.query<{ order_id: string }>(
      'SELECT order_id FROM view_order_payment WHERE payment_id = $1',
      [paymentIn(page)],
    );
    const order = await context.newPage();
    await order.goto(`${shop.url}/shop/confirmation?Id=${rows[0]?.order_id}&sys=cos`);
    await order.getByRole('heading', { name: 'Ordern väntar på betalning' }).waitFor();
    await hydrated(order);
    await app.getByRole('button', { name: 'Betala' }).click();
    for (const shown of [order, page]) await shown.getByRole('heading', { name: /^Tack för ditt köp/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('stays while the network is away, and asks at once when it is back', async () => {
    const { page, context, faults, app } = await waiting();
    const paymentId = paymentIn(page);
    await context.setOffline(true);
    for (const _twice of [1, 2]) await page.waitForEvent('requestfailed');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Betala med Swish');
    await app.getByRole('button', { name: 'Betala' }).click();
    await ended(paymentId, 'captured');
    await context.setOffline(false);
    await page.waitForURL(/\/shop\/confirmation/);
    await paymentsOf(page, paymentId);
    expect(onlyNetwork(faults)).toEqual([]);
    await context.close();
  });

  test('leads back to the payment step with the choices kept, when it was declined meanwhile; one press pays', async () => {
    const { page, context, faults, app } = await waiting();
    const declined = paymentIn(page);
    await context.setOffline(true);
    await app.getByRole('button', { name: 'Avböj' }).click();
    await ended(declined, 'refused');
    await context.setOffline(false);
    await page.getByRole('alert').getByText(CANCELLED).waitFor();
    await keeps(page);
    await pay(page);
    const { page: again } = await openTab(PHONE);
    await again.goto((await page.locator('.swish a.button').getAttribute('href')) as string);
    await again.getByRole('button', { name: 'Betala' }).click();
    const paid = paymentIn(page);
    await page.waitForURL(/\/shop\/confirmation/);
    await paymentsOf(page, declined, paid);
    expect(onlyNetwork(faults)).toEqual([]);
    await context.close();
  });

  test.each([true, false])('keeps the choices when the shopper cancels it; scripts: %s', async (javaScriptEnabled) => {
    const { page, context, faults } = await openTab({ ...PHONE, javaScriptEnabled });
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    if (javaScriptEnabled) await hydrated(page);
    await payBySwish(page);
    await page.getByRole('button', { name: 'Avbryt betalningen' }).click();
    await page.getByRole('alert').getByText(CANCELLED).waitFor();
    await keeps(page);
    await putInCart(page, 'hudvard');
    await expect.poll(() => page.getByLabel(/Jag godkänner/).isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function keeps(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByLabel(/^Swish/)
        .first()
        .isChecked(),
    )
    .toBe(true);
  await expect.poll(() => page.getByLabel(/fyllt 18/).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel(/Jag godkänner/).isChecked()).toBe(true);
}
