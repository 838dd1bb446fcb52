import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { gzipKb, scriptsOf } from '../../bench/pages/scripts-of.js';
import { servedShop } from '../shop/served-shop.js';
import { productAddress } from './addresses.js';

/** The most kilobytes of scripts that a page may load, counted as they are sent over the network. */
const MOST_KB = 90;
/** Prescriptions brought their rules of withdrawals, which the replay shows. Reminders and consents brought their values. */
const MOST_REPLAY_KB = 60;
/**
 * The replay's module together with the modules that only the console imports. All the pages share `shop`, which counts
 * with the product page. The sum was 76.5 kB when this was written: the limit of 60 kB holds for the replay's own module.
 */
const MOST_REPLAY_TOGETHER_KB = 78;
const CLIENT = 'dist/web/client';

describe('the scripts of a product page on a phone', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });

  test(`have at most ${MOST_KB} kB together`, async () => {
    const html = await fetch(`${shop.url}${await productAddress(shop)}`).then((response) => response.text());
    const scripts = await scriptsOf(html, (file) => readFile(path.join(CLIENT, file)));
    const sizes = [...scripts].map(([name, script]) => `${gzipKb(new Map([[name, script]]))} kB ${name}`);
    const together = gzipKb(scripts);
    expect(sizes.length).toBeGreaterThan(3);
    // The failure names each script with its size, so that one sees which one has grown.
    expect(together <= MOST_KB ? [] : [`${together} kB together`, ...sizes]).toEqual([]);
  });
});

describe('the scripts of the replay in a staff browser', () => {
  test(`have at most ${MOST_REPLAY_KB} kB of their own, and their slices decide nothing`, async () => {
    const name = await moduleOf('console/customer/route');
    const script = await readFile(path.join(CLIENT, name));
    expect(gzipKb(new Map([[name, script]]))).toBeLessThan(MOST_REPLAY_KB);
    expect(script.toString()).toContain('a browser decides nothing');
  });

  test(`have at most ${MOST_REPLAY_TOGETHER_KB} kB with what they import, except what all pages share`, async () => {
    const name = await moduleOf('console/customer/route');
    const page = `<script src="${name}"></script>`;
    const all = [...(await scriptsOf(page, (file) => readFile(path.join(CLIENT, file))))];
    const own = all.filter(([file]) => !path.basename(file).startsWith('shop-'));
    const sizes = own.map((each) => `${gzipKb(new Map([each]))} kB ${each[0]}`);
    expect([all.length - own.length, own.length > 3]).toEqual([1, true]);
    const together = gzipKb(new Map(own));
    expect(together <= MOST_REPLAY_TOGETHER_KB ? [] : [`${together} kB together`, ...sizes]).toEqual([]);
  });
});

async function moduleOf(route: string): Promise<string> {
  const assets = path.join(CLIENT, 'assets');
  const manifest = (await readdir(assets)).find((file) => file.startsWith('manifest-')) ?? '';
  const text = await readFile(path.join(assets, manifest), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    readonly routes: Readonly<Record<string, { readonly module: string }>>;
  };
  return routes[route]?.module ?? '';
}
