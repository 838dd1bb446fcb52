import { expect } from 'vitest';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { ASTRID } from '../shop/e-id.js';
import { prepareShopBeside } from '../shop/shop-beside.js';
import { startShopProcess } from '../shop/shop-process.js';
import { hydrated, openBrowser, openTab, type Tab, type TabOptions } from './browser.js';
import { shopClock, type ShopClock } from './login-clock.js';

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
export const LISTING = '/kategori/hudvard';
export const START = `/init-login?redirect=${encodeURIComponent(LISTING)}`;
/** URLs of the simulated e-ID app on this device. The browser stays on the page when a link opens the app. */
export const APP = '**/partner/*/phone?*';

export interface LoginShop {
  readonly url: string;
  readonly browser: Browser;
  readonly clock: ShopClock;
  close(): Promise<void>;
}

/** Starts a shop with the simulators of `npm start`, whose clock can be moved. */
export async function loginShop(): Promise<LoginShop> {
  const [shop, browser, clock] = await Promise.all([
    prepareShopBeside({ products: 100, partners: 'inside' }),
    openBrowser(),
    shopClock(),
  ]);
  const { url, database, dataDirectory: DATA_DIR } = shop;
  const serving = await startShopProcess({
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR,
    SEED: 'none',
    TOGGLES: 'DebugModeToggle=on',
    NODE_OPTIONS: clock.nodeOptions,
  });
  const close = async (): Promise<void> => {
    await browser.close();
    await serving.kill();
    await clock.remove();
    await shop.close();
  };
  return { url, browser, clock, close };
}

export interface LoginTab extends TabOptions {
  readonly extraHTTPHeaders?: Record<string, string>;
}

/** Opens a tab for `walk`, checks that no error occurred in the tab, and closes it. */
export async function inTab(
  { browser, url }: LoginShop,
  options: LoginTab,
  walk: (tab: Tab) => Promise<void>,
): Promise<void> {
  const tab = await openTab(browser, url, options);
  await walk(tab);
  expect(tab.faults).toEqual([]);
  await tab.context.close();
}

export function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name }).waitFor();
}

export function card(page: Page, view: string): Locator {
  return page.locator(`button[name="view"][value="${view}"]`);
}

export function arrived(page: Page, path = LISTING): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

export async function choose(page: Page, view: string, from = START): Promise<void> {
  await page.goto(from);
  await hydrated(page);
  await card(page, view).click();
}

export async function scan(page: Page): Promise<Page> {
  const address = new URL(
    (await page.getByRole('link', { name: 'Öppna testtelefonen' }).getAttribute('href')) as string,
    page.url(),
  );
  const telephone = await page.context().browser()?.newContext();
  const phone = await (telephone as BrowserContext).newPage();
  await phone.goto(address.href);
  return phone;
}

export async function approve(phone: Page): Promise<void> {
  await phone.locator('input[name="other"]').fill(ASTRID);
  await phone.getByRole('button', { name: 'Legitimera' }).click();
  await phone.getByText('Du är legitimerad').waitFor();
}

/** True when the server takes a browser with these cookies for a logged-in one. */
export async function isLoggedIn(context: BrowserContext, { url }: LoginShop): Promise<boolean> {
  const answer = await context.request.get(`${url}/api/heartbeat/check?lastActiveSecondsAgo=0`);
  return ((await answer.json()) as { Result: { CustomerType: string } }).Result.CustomerType === 'known';
}

/**
 * Moves the page's clock and then the shop's. In between, a call may see a time that is too early, but the next call
 * corrects it. In the other order the page would end the attempt too early.
 */
export async function timePasses(page: Page, { clock }: LoginShop, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1000);
  await clock.jump(seconds);
}

export const loginLink = (page: Page) => page.locator('header a[href="/init-login"]');

export const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Waits for a path. The page may get there without loading a document. */
export const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

export async function closed(page: Page): Promise<void> {
  await page.locator('.modal').waitFor({ state: 'detached' });
}
