import { afterAll, beforeAll } from 'vitest';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';

import { openBrowser } from './open-browser.js';

export { openBrowser };

/** The longest wait for an element or a page. Half a minute was too little on a busy machine. */
const MOST_WAITED_MS = 90_000;

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, failed scripts and requests to other hosts since the tab was opened. */
  readonly faults: string[];
}

export interface TabOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScriptEnabled?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** The user agent to send; by default the browser's own. */
  readonly userAgent?: string;
  /** False leaves the question about cookies open. By default the tab has accepted only the necessary ones. */
  readonly cookiesChosen?: boolean;
  /**
   * True shows the shop's messages to customers. They depend on the day, and a test must not: one of them would cover the
   * page before Christmas.
   */
  readonly messages?: boolean;
  /** The URL of the partner's card fields, the only foreign URL that a deployment allows. */
  readonly cardFields?: string;
}

/** Answers the pages' question for messages with none. A route would turn the browser's cache off. */
const NO_MESSAGES = `const { fetch } = window;
window.fetch = (url, ...rest) =>
  url === '/api/usermessages' ? Promise.resolve(Response.json([])) : fetch(url, ...rest);`;

/** Opens one browser for all tests of a `describe`, and returns a function that opens its tabs. */
export function tabsOf(shop: { readonly url: string }): (options?: TabOptions) => Promise<Tab> {
  let browser: Browser;
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(() => browser.close());
  return (options) => openTab(browser, shop.url, options);
}

/** Opens a tab that records faults: an error in the console, or a request to another host (LAW-06). */
export async function openTab(
  browser: Browser,
  origin: string,
  { width = 1280, height = 900, cookiesChosen = true, messages = false, cardFields, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    ...options,
  });
  if (cookiesChosen) await context.addCookies([{ name: 'cookie-consent', value: 'necessary', url: origin }]);
  if (!messages) await context.addInitScript({ content: NO_MESSAGES });
  const page = await context.newPage();
  context.setDefaultTimeout(MOST_WAITED_MS);
  const faults: string[] = [];
  page.on('console', (message) => note(message, faults));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const isNamed = cardFields !== undefined && request.url().startsWith(`${cardFields}/`);
    if (!request.url().startsWith(origin) && !isNamed && !/^(data|blob|about):/.test(request.url()))
      faults.push(`request to ${request.url()}`);
  });
  return { page, context, faults };
}

/** Returns the page's URL as the page itself sees it. Playwright's `url()` is late when a script changes it. */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate<string>('location.href'));
}

/** Waits for hydration. Before it, a press would submit a plain form without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}

/** The calls that a page sends for its shopper. Their refusals are answers, although the browser writes them as errors. */
const REFUSED_CALL = /\/(cart|customer-details|shipments|payments)(\/|$)/;

function note(message: ConsoleMessage, faults: string[]): void {
  const isRefusal = /^Failed to load resource: .*\b(4\d\d|503)\b/.test(message.text());
  if (isRefusal && REFUSED_CALL.test(new URL(message.location().url).pathname)) return;
  if (message.type() === 'error') faults.push(message.text());
}
