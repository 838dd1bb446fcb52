import path from 'node:path';

import type { Browser } from 'playwright-core';

import { freePort } from '../../services/foundation/database/embedded.js';
import { openBrowser } from '../../tests/e2e/open-browser.js';
import type { Figures, Measured } from '../figures.js';
import { startShop } from '../shop/shop-process.js';
import type { StepInput } from '../step.js';
import { median } from '../turns.js';
import { TAPS } from './taps.js';
import { visitOnce, type Visit } from './visit-once.js';

const LOADS = 7;
const LISTING = '/kategori/hudvard';

/**
 * Measures what a first visitor with a slow phone sees: the largest paint, moved content, and the longest wait after
 * a tap. Each figure is the median of several visits.
 */
export default async function visitByPhone({ directory }: StepInput): Promise<Measured> {
  const shop = await startShop(path.join(directory, 'phone'), await freePort());
  const browser = await openBrowser();
  try {
    const addresses = { start: '/', listing: LISTING, product: await firstProduct(shop.url) };
    const pages: Measured[] = [];
    for (const [name, address] of Object.entries(addresses))
      pages.push(await visitPage(browser, shop.url, { name: name as keyof typeof TAPS, address }));
    return {
      figures: Object.assign({}, ...pages.map(({ figures }) => figures)) as Figures,
      notes: Object.assign({}, ...pages.map(({ notes }) => notes)) as Figures,
    };
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function firstProduct(url: string): Promise<string> {
  const html = await fetch(`${url}${LISTING}`).then((response) => response.text());
  const found = /href="(\/produkt\/[^"]+)"/.exec(html)?.[1];
  if (!found) throw new Error(`${LISTING} shows no product`);
  return found;
}

interface Measuring {
  readonly name: keyof typeof TAPS;
  readonly address: string;
}

async function visitPage(browser: Browser, url: string, { name, address }: Measuring): Promise<Measured> {
  const visits: Visit[] = [];
  const visiting = { url, address, taps: TAPS[name], slow: true };
  // The first visit only warms the shop up.
  for (let load = 0; load <= LOADS; load += 1) visits.push(await visitOnce(browser, visiting));
  visits.shift();
  const middle = (value: (visit: Visit) => number): number => median(visits.map(value));
  const taps = Object.keys(TAPS[name]).map((tap) => [`web.${name}.${tap}Ms`, middle(({ taps }) => taps[tap] ?? 0)]);
  return {
    figures: {
      [`web.${name}.lcpMs`]: Math.round(middle(({ lcpMs }) => lcpMs)),
      [`web.${name}.cls`]: Math.round(middle(({ cls }) => cls) * 10_000) / 10_000,
      [`web.${name}.interactionMs`]: middle(({ taps }) => Math.max(...Object.values(taps))),
    },
    notes: {
      ...(Object.fromEntries(taps) as Figures),
      [`web.${name}.scriptsReadyMs`]: Math.round(middle(({ readyMs }) => readyMs)),
      [`web.${name}.longestTaskMs`]: Math.round(middle(({ longTasks }) => Math.max(0, ...longTasks))),
    },
  };
}
