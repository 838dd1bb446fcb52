import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestShop, type TestShop } from '../../shop/test-shop.js';
import { loop } from './loop.js';

describe('the tabs of the search page (CAT-04, CAT-05)', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ products: 900, webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());

  const read = async (query: string): Promise<string> =>
    String((await shop.visitor().get(`/search?${query}`)).body['text']);
  const tabs = (html: string): Record<string, number> =>
    Object.fromEntries(
      [...html.matchAll(/>([^<>]+?) ?(?:<!-- -->)* ?<span class="search-tabs-count">([^<]+)</g)].map(
        ([, tab, count]) => [tab?.trim(), Number(count?.replaceAll(/\D/g, ''))],
      ),
    );
  const countOf = async (call: string, body: object): Promise<number> =>
    (await loop(shop.visitor(), call, body)).body.data?.results.count ?? -1;

  test.each(['feber', 'stockholm', 'tvål'])('count what the calls find for %s, and list as many', async (query) => {
    const [pages, advice, stores] = [
      await countOf('pageSearch', { query }),
      await countOf('pageSearch', { query, customData: { pageType: 'advisory' } }),
      await countOf('storeSearch', { query }),
    ];
    for (const type of ['', '&type=rad', '&type=butiker']) {
      const shown = tabs(await read(`q=${encodeURIComponent(query)}${type}`));
      expect(shown).toEqual({ Produkter: await countOf('search', { query }), Råd: pages + advice, Apotek: stores });
    }
    expect({ advice: await hits(query, 'rad'), stores: await hits(query, 'butiker') }).toEqual({
      advice: pages + advice,
      stores,
    });
  });

  const hits = async (query: string, type: string): Promise<number> =>
    (await read(`q=${encodeURIComponent(query)}&type=${type}`)).match(/<li class="search-hit[ "]/g)?.length ?? 0;

  test.each([
    ['500 letters', 'a'.repeat(500)],
    ['emoji', '🤒🤧💊👨‍👩‍👧‍👦'],
    ['SQL', `'; DROP TABLE view_product; -- " OR 1=1`],
    ['Arabic', 'صداع الرأس'],
  ])('a query of %s is answered by the page and its suggestions', async (_what, query) => {
    for (const address of ['/search?q=', '/search/results?q=', '/search?type=rad&q=', '/search?type=butiker&q=']) {
      const { status } = await shop.visitor().get(`${address}${encodeURIComponent(query)}`);
      expect({ address, status }).toEqual({ address, status: 200 });
    }
  });

  test.each([
    'loaded=0',
    'loaded=-1',
    'loaded=999999',
    'loaded=x',
    'sortBy=finnsinte',
    'Brand=',
    'finnsinte=1',
    'type=x',
  ])('an address with %s shows what can be shown', async (parameter) => {
    const { status, body } = await shop.visitor().get(`/search?q=tv%C3%A5l&${parameter}`);
    expect(status).toBe(200);
    expect(String(body['text'])).toContain('class="card"');
  });
});
