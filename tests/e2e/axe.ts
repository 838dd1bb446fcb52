import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

import { until } from '../shop/look.js';

const { resolve } = createRequire(import.meta.url);
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // Preloading reads all style sheets again, which only rules without the tags above need.
  preload: false,
};

/**
 * Loads axe into a page or frame. Frames of other origins, such as the card fields, answer only when they are allowed.
 */
const PREPARE = `if (!window.axe) {${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });}`;

/**
 * Runs axe and returns one line for each violation. The Playwright package of axe would send axe three times and take
 * twice the time.
 */
const LOOK = `(async () => {
  const { violations } = await window.axe.run(document, ${JSON.stringify(OPTIONS)});
  return violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target.join(' '));
})()`;

/**
 * True when no animation is running any more, because half-faded text has too little contrast. Spinners are ignored,
 * because they never end. So are animations that follow the scrolling: they count as running while nothing moves.
 */
const STILL = `!document.querySelector('[data-phase="open"]') && document.getAnimations().every((each) => each.playState !== 'running' || each.timeline !== document.timeline || each.effect?.getComputedTiming().iterations === Infinity)`;

/**
 * Returns what axe finds against WCAG 2.2 AA on the present page and in its frames. Sideways scrolling is a fault too.
 */
export async function faultsOf(page: Page, where = new URL(page.url()).pathname): Promise<readonly string[]> {
  await until(() => page.evaluate<boolean>(STILL));
  for (const frame of page.frames()) if (!frame.url().startsWith('about:')) await frame.evaluate(PREPARE);
  const violations = await page.evaluate<string[]>(LOOK);
  const wide = await scrollsSideways(page);
  const found = violations.map((each) => `${where}: ${each}`);
  return wide ? [...found, `${where}: scrolls sideways for ${wide}`] : found;
}

const NARROWEST = { width: 320, height: 640 };

/**
 * Runs in the page. Returns the last element that extends beyond the right edge, or null when nothing scrolls sideways.
 */
const WIDEST = `() => {
  if (document.documentElement.scrollWidth <= innerWidth) return null;
  const over = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth);
  const last = over.at(-1);
  return last ? last.tagName.toLowerCase() + '.' + last.getAttribute('class') : 'something';
}`;

/** Checks that the page does not scroll sideways when it is 320 CSS pixels wide (WCAG 1.4.10). */
export async function faultsWhenEnlarged(page: Page, where: string): Promise<readonly string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  const wide = await scrollsSideways(page);
  if (before) await page.setViewportSize(before);
  return wide ? [`${where}: scrolls sideways at ${NARROWEST.width} px for ${wide}`] : [];
}

function scrollsSideways(page: Page): Promise<string | null> {
  return page.evaluate<string | null>(`(${WIDEST})()`);
}
