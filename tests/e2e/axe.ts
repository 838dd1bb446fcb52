import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it stands, and whether the page scrolls sideways. */
export async function faultsOf(page: Page, where = new URL(page.url()).pathname): Promise<readonly string[]> {
  // The pages have no frames: then axe needs no blank page of its own to add them up in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }).withTags(WCAG).analyze();
  const wide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target.join(' ')}`);
  return wide ? [...found, `${where}: scrolls sideways`] : found;
}
