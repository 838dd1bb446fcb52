import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { gzipKb, scriptsOf } from '../../bench/pages/scripts-of.js';
import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';
import type { ShopProcess } from '../shop/shop-process.js';
import { productAddress } from './addresses.js';

/** Thousands of bytes, as a browser gets them. */
const MOST_KB = 90;

describe('what a product page makes a phone load', () => {
  let shop: ShopBeside;
  let serving: ShopProcess;
  beforeAll(async () => {
    shop = await prepareShopBeside({ products: 60, partners: 'inside' });
    serving = await shop.start();
  }, 60_000);
  afterAll(async () => {
    await serving.kill();
    await shop.close();
  });

  test(`its scripts are at most ${MOST_KB} kB together`, async () => {
    const html = await fetch(`${shop.url}${await productAddress(shop)}`).then((response) => response.text());
    const scripts = await scriptsOf(html, (file) => readFile(path.join('dist/web/client', file)));
    const sizes = [...scripts].map(([name, script]) => `${gzipKb(new Map([[name, script]]))} kB ${name}`);
    const together = gzipKb(scripts);
    expect(sizes.length).toBeGreaterThan(3);
    // The sizes are told of each script, so that one sees which has grown.
    expect(together <= MOST_KB ? [] : [`${together} kB together`, ...sizes]).toEqual([]);
  });
});
