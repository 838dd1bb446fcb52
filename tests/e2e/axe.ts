import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { until } from '../shop/look.js';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing fades or slides any more: half-faded text has too little contrast. Spinners never end and are not waited for. */
const STILL = `!document.querySelector('[data-phase="open"]') && document.getAnimations().every((each) => each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity)`;

/** What axe finds against WCAG 2.2 AA on the page as it stands, and whether the page scrolls sideways. */
export async function faultsOf(page: Page, where = new URL(page.url()).pathname): Promise<readonly string[]> {
  await until(() => page.evaluate<boolean>(STILL));
  // The pages have no frames: then axe needs no blank page of its own to add them up in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }).withTags(WCAG).analyze();
  const wide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target.join(' ')}`);
  return wide ? [...found, `${where}: scrolls sideways`] : found;
}
