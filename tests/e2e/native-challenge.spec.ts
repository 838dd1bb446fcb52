import { describe, expect, test } from 'vitest';
import type { FrameLocator, Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { typeCard } from './card-steps.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const ASKED = '4917 6100 0000 0000';
const NOT_ASKED = '5201 2815 0512 9736';
const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
const REFUSED = 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.';

/** What the browser itself writes when the bank's page in the frame says that a password was wrong. */
const WRONG = /status of 422/;

/** The partner and the bank have their own address, as in a deployment, and the policy of the page holds (LAW-06). */
describe('the bank asks in a frame on the page', () => {
  const shop = servedShop({ products: 600, partners: 'outlive' });
  const openTab = tabsOf(shop);
  const partner = (): string => new URL(shop.partners!.config.ADYEN_FIELDS_URL).origin;

  async function paying(number: string, options: TabOptions = {}): Promise<Tab> {
    const tab = await openTab({ ...options, cardFields: partner() });
    const { page } = tab;
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await page.getByLabel(/^Kort/).first().check();
    await typeCard(page, number);
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/Jag godkänner/).check();
    await hydrated(page);
    await page.getByRole('button', { name: /^Betala/ }).click();
    return tab;
  }

  async function asked(options: TabOptions = {}): Promise<Tab & { readonly bank: FrameLocator }> {
    const tab = await paying(ASKED, options);
    return { ...tab, bank: await bankIn(tab.page) };
  }

  async function bankIn(page: Page): Promise<FrameLocator> {
    await page.waitForURL(/\/shop\/betalning\//);
    const bank = page.frameLocator('iframe[title="Bankens fråga"]');
    await bank.getByLabel('Lösenord').waitFor();
    return bank;
  }

  async function answer(bank: FrameLocator, password: string): Promise<void> {
    await bank.getByLabel('Lösenord').fill(password);
    await bank.getByRole('button', { name: 'Godkänn' }).click();
  }

  async function told(page: Page, message: string): Promise<void> {
    await page.waitForURL((url) => url.pathname === '/shop/basket');
    await page.getByRole('alert').getByText(message).waitFor();
  }

  async function ordersConfirmed(): Promise<number> {
    const { rows } = await shop.database.pool.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM event WHERE type = 'OrderConfirmed'",
    );
    return rows[0]?.count ?? 0;
  }

  test.each([
    [390, 'light'],
    [1440, 'dark'],
  ] as const)(
    'and the answer confirms the order without leaving the shop, at %i px, %s',
    async (width, colorScheme) => {
      const { page, context, faults, bank } = await asked({ width, colorScheme });
      await page.getByRole('heading', { name: 'Bekräfta köpet hos banken' }).waitFor();
      await expect.poll(() => page.evaluate('location.origin')).toBe(shop.url);
      await expect.poll(() => page.getByText(/testmiljön/i).count()).toBe(0);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await answer(bank, 'password');
      await page.waitForURL(/\/shop\/confirmation\?Id=/);
      await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('a bank that is content with the browser asks nothing', async () => {
    const { page, context, faults } = await paying(NOT_ASKED);
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('three wrong passwords are a refusal, which the basket tells', async () => {
    const { page, context, faults, bank } = await asked({ width: 390 });
    for (const password of ['ett', 'två']) {
      await answer(bank, password);
      await bank.getByText('Fel lösenord').waitFor();
      await expect.poll(() => bank.getByLabel('Lösenord').inputValue()).toBe('');
    }
    await answer(bank, 'tre');
    await told(page, REFUSED);
    expect(faults.filter((fault) => !WRONG.test(fault))).toEqual([]);
    await context.close();
  });

  test('an abandoned question is no order: by the bank’s button, and by the shop’s', async () => {
    const { page, context, faults, bank } = await asked();
    await bank.getByRole('button', { name: 'Avbryt köpet' }).click();
    await told(page, CANCELLED);
    await page.getByLabel(/^Kort/).first().check();
    await typeCard(page, ASKED);
    await page.getByRole('button', { name: /^Betala/ }).click();
    await bankIn(page);
    await page.getByRole('button', { name: 'Avbryt betalningen' }).click();
    await told(page, CANCELLED);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('answered in another tab, both tabs show the same order', async () => {
    const before = await ordersConfirmed();
    const { page, context, faults, bank } = await asked();
    const other = await context.newPage();
    await other.goto(page.url());
    await answer(await bankIn(other), 'password');
    await other.waitForURL(/\/shop\/confirmation\?Id=/);
    await page.waitForURL(other.url());
    await expect.poll(() => bank.getByLabel('Lösenord').count()).toBe(0);
    await expect.poll(ordersConfirmed).toBe(before + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a page that is loaded again asks again, and the way back from the confirmation asks nothing', async () => {
    const { page, context, faults } = await asked();
    const address = page.url();
    await page.reload();
    await answer(await bankIn(page), 'password');
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    const confirmation = page.url();
    await page.goto(address);
    await page.waitForURL(confirmation);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a question that nobody answers is over after ten minutes, which the basket tells', async () => {
    const { page, context, faults } = await asked();
    await page.clock.install();
    await page.reload();
    await bankIn(page);
    await page.clock.fastForward('10:01');
    await told(page, REFUSED);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without a network the answer is kept, and sent when the network is back', async () => {
    const { page, context, faults, bank } = await asked();
    await page.route('**/shop/betalning/**', (route) => route.abort('internetdisconnected'));
    await answer(bank, 'password');
    await page.getByRole('alert').getByText('Vi fick inget svar från butiken').waitFor();
    await page.unroute('**/shop/betalning/**');
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });

  test('a partner’s script that does not load is told, and the question is fetched by a press', async () => {
    const { page, context } = await asked();
    await page.route('**/fields/adyen.js', (route) => route.abort(), { times: 1 });
    await page.reload();
    await page.getByRole('alert').getByText('Bankens fråga kunde inte visas').waitFor();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await answer(await bankIn(page), 'password');
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    await context.close();
  });
});
