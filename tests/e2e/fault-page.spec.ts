import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { addressOf, tabsOf, type Tab } from './browser.js';

const COOKIE = 'algort_session';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

describe('a shop that cannot show its error page', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });
  const openTab = tabsOf(shop);

  /** Renames the table of sessions, so that every look-up of a session fails. */
  beforeEach(async () => void (await shop.database.pool.query('ALTER TABLE session RENAME TO session_gone')));
  afterEach(async () => void (await shop.database.pool.query('ALTER TABLE IF EXISTS session_gone RENAME TO session')));

  async function broken(options: Parameters<typeof openTab>[0]): Promise<Tab> {
    const tab = await openTab(options);
    await tab.context.addCookies([{ name: COOKIE, value: 'x'.repeat(43), url: shop.url }]);
    const answer = await tab.page.goto('/kundservice?fraga=1');
    expect(answer?.status()).toBe(500);
    await tab.page.getByRole('heading', { level: 1, name: 'Whoops!' }).waitFor();
    return tab;
  }

  test('shows the same text, and has reported the fault twice (UI-02, UI-11)', async () => {
    const { page, context } = await broken({ javaScriptEnabled: false });
    const description = await page.getByText('Felbeskrivning:').locator('..').innerText();
    const [reference = 'none'] = UUID.exec(description) ?? [];
    const lines = shop
      .said()
      .split('\n')
      .filter((line) => line.includes(reference));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Client.*WEB .*session/);
    expect(lines[1]).toMatch(/Client.*WEB .*\/kundservice\?fraga=1/);
    expect(description).not.toContain('session');
    await context.close();
  });

  test('is asked again at the same address, and then works', async () => {
    const { page, context } = await broken({ javaScriptEnabled: false });
    await shop.database.pool.query('ALTER TABLE session_gone RENAME TO session');
    await page.getByRole('link', { name: 'Ladda om sidan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kundservice' }).waitFor();
    expect((await addressOf(page)).href).toBe(`${shop.url}/kundservice?fraga=1`);
    await context.close();
  });

  test('clears the browser’s storage, and then shows the same as to anyone', async () => {
    const { page, context } = await broken({ javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Rensa sparad data' }).click();
    await page.waitForURL(`${shop.url}/`);
    await page.locator('header .logo').waitFor();
    expect((await context.cookies()).filter(({ name }) => name === COOKIE)).toEqual([]);
    await context.close();
  });

  test.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('has no accessibility fault, %s at %i px', async (colorScheme, width) => {
    const { page, context, faults } = await broken({ colorScheme, width });
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(faults.filter((fault) => !/status of 500/.test(fault))).toEqual([]);
    await context.close();
  });
});
