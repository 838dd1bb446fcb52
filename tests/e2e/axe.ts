import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { until } from '../shop/look.js';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Put into each page, and by the builder twice: the smaller one, once, saves more than a third of a look. */
const AXE = `if (!window.axe) {${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')}}`;

/** Nothing fades or slides any more: half-faded text has too little contrast. Spinners never end and are not waited for. */
const STILL = `!document.querySelector('[data-phase="open"]') && document.getAnimations().every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity)`;

/** The faults that axe finds against WCAG 2.2 AA on the present page, and whether the page scrolls sideways. */
export async function faultsOf(page: Page, where = new URL(page.url()).pathname): Promise<readonly string[]> {
  await until(() => page.evaluate<boolean>(STILL));
  // The pages have no frames: then axe needs no blank page of its own to add them up in.
  const { violations } = await new AxeBuilder({ page, axeSource: AXE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .analyze();
  const wide = await scrollsSideways(page);
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target.join(' ')}`);
  return wide ? [...found, `${where}: scrolls sideways for ${wide}`] : found;
}

const NARROWEST = { width: 320, height: 640 };

/** Runs in the page: the element furthest beyond the edge, or null when nothing scrolls sideways. */
const WIDEST = `() => {
  if (document.documentElement.scrollWidth <= innerWidth) return null;
  const over = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth);
  const last = over.at(-1);
  return last ? last.tagName.toLowerCase() + '.' + last.getAttribute('class') : 'something';
}`;

/** WCAG 1.4.10: at 320 CSS pixels nothing requires sideways scrolling. */
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
