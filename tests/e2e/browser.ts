import { existsSync } from 'node:fs';

import { afterAll, beforeAll } from 'vitest';
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The longest wait for an element or a page. Half a minute was too short on a busy machine. */
const MOST_WAITED_MS = 90_000;

/** Opens the machine's own Chromium. Without one it opens the Chromium of a package, or Playwright's. */
export async function openBrowser(): Promise<Browser> {
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return chromium.launch({ executablePath: system, args: QUIET });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ args: QUIET });
  return openBundled();
}

/** The package unpacks needed libraries only on a Lambda, which it detects from the environment at import. */
async function openBundled(): Promise<Browser> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  return chromium.launch({
    executablePath,
    args: [...QUIET, '--headless=shell'],
    env: process.env as Record<string, string>,
  });
}

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, failed scripts and requests to other hosts, so far. */
  readonly faults: string[];
}

export interface TabOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScriptEnabled?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** The browser's user agent; by default its own. */
  readonly userAgent?: string;
  /** False where the cookie question is still open; by default only necessary cookies are chosen. */
  readonly cookiesChosen?: boolean;
  /** The one foreign address that a deployment configures: that of the partner's card fields. */
  readonly cardFields?: string;
}

/** Opens tabs of one browser on a shop for all tests in the same describe. */
export function tabsOf(shop: { readonly url: string }): (options?: TabOptions) => Promise<Tab> {
  let browser: Browser;
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(() => browser.close());
  return (options) => openTab(browser, shop.url, options);
}

/** A tab that records forbidden events: a console error, or a request to another host (LAW-06). */
export async function openTab(
  browser: Browser,
  origin: string,
  { width = 1280, height = 900, cookiesChosen = true, cardFields, ...options }: TabOptions = {},
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    ...options,
  });
  if (cookiesChosen) await context.addCookies([{ name: 'cookie-consent', value: 'necessary', url: origin }]);
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

/** The page's own address. Playwright's `url()` lags a moment behind an address changed by scripts. */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate<string>('location.href'));
}

/** Waits for hydration: before it, a press submits a plain form. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}

function note(message: ConsoleMessage, faults: string[]): void {
  if (message.type() === 'error') faults.push(message.text());
}
