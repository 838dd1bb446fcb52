import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A phone of the middle class on a slow mobile network. The network is that of Lighthouse's "slow 4G". */
const SLOWER_CPU = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const NETWORK = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND / 2,
};
/** The longest wait for a page or the result of a tap. Half a minute was too little on a busy machine. */
const MOST_WAITED_MS = 120_000;
const SCREEN = { width: 390, height: 844 };

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens the phone of a first visitor: no cookie, and nothing in the browser's cache. */
export async function openPhone(browser: Browser, url: string): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
  });
  context.setDefaultTimeout(MOST_WAITED_MS);
  const page = await context.newPage();
  return { context, page };
}

export async function slowDown({ context, page }: Phone): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}
