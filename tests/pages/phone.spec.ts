import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';

import { TAPS } from '../../bench/phone/taps.js';
import { visitOnce } from '../../bench/phone/visit-once.js';
import { openBrowser } from '../e2e/open-browser.js';
import { servedShop } from '../shop/served-shop.js';
import { productAddress } from './addresses.js';

describe('the phone visit measured by the benchmark', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  let browser: Browser;
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(() => browser.close());

  test.each(['start', 'listing', 'product'] as const)(
    'finds everything it presses on the %s page, and sees the largest paint',
    async (name) => {
      const address = { start: '/', listing: '/kategori/hudvard', product: await productAddress(shop) }[name];
      const visit = await visitOnce(browser, { url: shop.url, address, taps: TAPS[name], slow: false });
      expect(Object.keys(visit.taps)).toEqual(Object.keys(TAPS[name]));
      expect(visit.lcpOf).not.toBe('');
    },
  );
});
