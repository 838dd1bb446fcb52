import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { gzipKb, scriptsOf } from '../../bench/pages/scripts-of.js';
import { servedShop } from '../shop/served-shop.js';
import { productAddress } from './addresses.js';

/** Thousands of bytes, as sent over the network. */
const MOST_KB = 90;

describe('what a product page makes a phone load', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });

  test(`its scripts are at most ${MOST_KB} kB together`, async () => {
    const html = await fetch(`${shop.url}${await productAddress(shop)}`).then((response) => response.text());
    const scripts = await scriptsOf(html, (file) => readFile(path.join('dist/web/client', file)));
    const sizes = [...scripts].map(([name, script]) => `${gzipKb(new Map([[name, script]]))} kB ${name}`);
    const together = gzipKb(scripts);
    expect(sizes.length).toBeGreaterThan(3);
    // A failure lists each script with its size, so that one sees which script has grown.
    expect(together <= MOST_KB ? [] : [`${together} kB together`, ...sizes]).toEqual([]);
  });
});
