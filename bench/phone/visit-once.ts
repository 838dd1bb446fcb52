import type { Browser, Page } from 'playwright-core';

import { openPhone, slowDown } from './phone.js';
import type { Taps } from './taps.js';
import { longestSince, vitalsOf, WATCH, type Vitals } from './vitals.js';

export interface Visit extends Vitals {
  /** The longest interaction of each tap, in ms. */
  readonly taps: Readonly<Record<string, number>>;
}

export interface Visiting {
  readonly url: string;
  readonly address: string;
  readonly taps: Taps;
  /** False leaves browser and network as fast as they are, for tests. */
  readonly slow: boolean;
}

const SCROLLED_PX = 600;

/**
 * Opens a page as a first visitor, reads it to its end, answers the question about cookies, and then uses it.
 * With the first scroll the browser stops looking for the largest paint. So the visit first waits until all is loaded.
 */
export async function visitOnce(browser: Browser, { url, address, taps, slow }: Visiting): Promise<Visit> {
  const phone = await openPhone(browser, url);
  const { context, page } = phone;
  try {
    if (slow) await slowDown(phone);
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
    await scrollToEnd(page);
    await answerCookies(page);
    const longest: Record<string, number> = {};
    for (const [name, tap] of Object.entries(taps)) {
      await tap(page);
      longest[name] = await longestSince(page);
    }
    return { ...(await vitalsOf(page)), taps: longest };
  } finally {
    await context.close();
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let scrolled = 0; scrolled < height; scrolled += SCROLLED_PX) {
    await page.mouse.wheel(0, SCROLLED_PX);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))');
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
}

async function answerCookies(page: Page): Promise<void> {
  await page.locator('.cookie-answers button').first().tap();
  await page.locator('.cookie-dialog').waitFor({ state: 'detached' });
  await longestSince(page);
}
