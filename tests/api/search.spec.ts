import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { Toggles } from '../../services/access/toggles/toggles.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Entity {
  readonly id: string;
  readonly attributes: readonly { readonly name: string; readonly values: readonly unknown[] }[];
}
interface Facet {
  readonly name: string;
  readonly items: readonly { readonly item: string; readonly count: number; readonly selected: boolean }[];
}
interface Results {
  readonly count: number;
  readonly items: readonly Entity[];
  readonly facets: readonly Facet[];
}

const V3 = { 'api-version': 'V3' };

describe('the search provider’s calls (CAT-05, CAT-13, CAT-14)', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ products: 900 })));
  afterAll(() => shop.stop());

  const ask = async (
    call: string,
    body: object,
    shopper: Shopper = shop.visitor(),
  ): Promise<Record<string, unknown> & { results: Results }> => {
    const { status, body: answer } = await shopper.post(`/api/loop/${call}`, body, V3);
    const { status: told, data } = answer as unknown as { status: number; data: Record<string, unknown> };
    expect({ status, told }).toEqual({ status: 200, told: 200 });
    return data as Record<string, unknown> & { results: Results };
  };

  test('find products with other spellings and queries, 24 where no number is given', async () => {
    const { results, makesSense, spellingSuggestions, relatedQueries } = await ask('search', { query: 'a' });
    expect(results.items).toHaveLength(24);
    expect({ makesSense, spellingSuggestions, relatedQueries }).toMatchObject({
      makesSense: expect.any(Boolean),
      spellingSuggestions: { items: [] },
      relatedQueries: expect.anything(),
    });
  });

  test('without rx leave no prescription item out, with rx=0 all of them', async () => {
    for (const [call, body] of [
      ['search', { query: 'tablett' }],
      ['getEntities', {}],
      ['getEntitiesByAttribute', { attribute: { name: 'form', value: 'Tablett' } }],
    ] as const) {
      const shown = await ask(call, { ...body, resultsOptions: { take: 400 }, customData: { rx: 0 } });
      expect(shown.results.items.filter((item) => valueOf(item, 'type') === 'Rx')).toEqual([]);
    }
    expect(
      (await ask('getEntities', { resultsOptions: { filter: { attributeName: 'type', value: 'Rx' } } })).results.count,
    ).toBeGreaterThan(0);
    const completed = await ask('autoComplete', { query: 'a', customData: { rx: 0 } });
    expect(completed.results.items.filter((item) => valueOf(item, 'type') === 'Rx')).toEqual([]);
  });

  test('count a facet under the choices of the others and not its own', async () => {
    const facets = [
      { name: 'Brand', attributeName: 'Brand' },
      { name: 'PackageType', attributeName: 'PackageType' },
    ] as const;
    const all = await ask('getEntities', { resultsOptions: { facets } });
    const [brands, packages] = all.results.facets as [Facet, Facet];
    const [brand, pack] = [brands.items[0]?.item as string, packages.items[0]?.item as string];
    const chosen = await ask('getEntities', {
      resultsOptions: {
        facets: [
          { ...facets[0], selected: [brand] },
          { ...facets[1], selected: [pack] },
        ],
        take: 400,
      },
    });
    const under = (name: string, value: string): Promise<number> =>
      ask('getEntities', {
        resultsOptions: {
          filter: {
            and: [
              { attributeName: name, value },
              ...(name === 'Brand'
                ? [{ attributeName: 'PackageType', value: pack }]
                : [{ attributeName: 'Brand', value: brand }]),
            ],
          },
        },
      }).then(({ results }) => results.count);
    for (const { name, items } of chosen.results.facets) {
      for (const { item, count } of items.slice(0, 5)) expect(await under(name, item)).toBe(count);
    }
    expect(chosen.results.facets[0]?.items.find(({ item }) => item === brand)?.selected).toBe(true);
  });

  test('take what the seed says where no number is given: 40, 48 by attribute, 10 of a promotion, 15 related, 1 complementary', async () => {
    const cream = await anyProduct(shop, { type: 'Ha' });
    const entity = { type: 'Product', id: cream.varuId };
    const taken = async (call: string, body: object): Promise<number> => (await ask(call, body)).results.items.length;
    const campaign = (
      await shop.platform.pool.query<{ id: string }>(
        'SELECT campaign_id AS id FROM view_product WHERE campaign_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
      )
    ).rows[0]?.id;
    expect(await taken('getEntities', {})).toBe(40);
    expect(
      await taken('getEntitiesByAttribute', {
        attribute: { name: 'all_category_paths', value: cream.categoryPath.split('/')[0] },
      }),
    ).toBe(48);
    expect(await taken('getEntitiesByAttribute', { attribute: { name: 'promotion_names', value: campaign } })).toBe(10);
    expect(await taken('getRelatedEntities', { entity })).toBe(15);
    expect(await taken('getComplementaryEntities', { entity })).toBe(1);
  });

  const recommending = (id: string) =>
    [
      ['getRelatedEntities', { entity: { type: 'Product', id } }],
      ['getComplementaryEntities', { entity: { type: 'Product', id } }],
      ['getBasketRecommendations', { entities: [{ type: 'Product', id }] }],
      ['getRecommendedEntities', {}],
      ['getPopularEntities', {}],
    ] as const;

  test('recommend nothing on prescription and nothing restricted', async () => {
    for (const [call, body] of recommending((await anyProduct(shop, { type: 'Ha' })).varuId)) {
      const { items } = (await ask(call, { ...body, resultsOptions: { take: 400 } })).results;
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((item) => valueOf(item, 'buyable') === true)).toBe(true);
    }
  });

  test('recommend nothing at all while recommendations are disabled, nor does the upsell of a product (CAT-16)', async () => {
    const { varuId } = await anyProduct(shop, { type: 'Ha', least: 20_000 });
    const disabled = vi
      .spyOn(shop.app.get(Toggles, { strict: false }), 'isOn')
      .mockImplementation((name) => name === 'RecommendationsDisabledToggle');
    try {
      for (const [call, body] of recommending(varuId)) expect((await ask(call, body)).results.count).toBe(0);
      expect((await shop.visitor().get(`/api/mod/upsell/${varuId}`)).body).toEqual([]);
    } finally {
      disabled.mockRestore();
    }
  });

  test('are a member’s own only with the member’s consent', async () => {
    const shopper = shop.visitor();
    await shopper.logIn('198507099805');
    await shopper.post('/api/apoplus/registermember', {
      email: 'astrid.ekstrom@exempel.se',
      mobileNumber: '0701234567',
    });
    const rare =
      (
        await shop.platform.pool.query<{ id: string }>(
          'SELECT varu_id AS id FROM view_product WHERE sort_rank = 0 AND discount_price IS NULL ORDER BY popularity, varu_id LIMIT 1',
        )
      ).rows[0]?.id ?? '';
    expect((await purchase(shopper, { varuId: rare })).body).toMatchObject({ success: true });
    await until(
      async () =>
        (await shop.platform.pool.query('SELECT FROM view_order_tracking WHERE confirmed_at IS NOT NULL')).rowCount ===
        1,
    );
    const list = async (personalize: boolean): Promise<readonly string[]> =>
      (await ask('getRecommendedEntities', { customData: { personalize } }, shopper)).results.items.map(({ id }) => id);
    const everyones = await list(false);
    expect(await list(true)).toEqual(everyones);
    await shopper.post('/api/userconsent/add', { IsConsent: true, ConsentDetail: 'Personalisation' });
    expect((await list(true))[0]).not.toBe(everyones[0]);
    expect(await list(false)).toEqual(everyones);
    await shopper.post('/api/userconsent/add', { IsConsent: false, ConsentDetail: 'Personalisation' });
    expect(await list(true)).toEqual(everyones);
  });

  test('search pages and stores under api-version V3 alone, advice apart from pages and agencies left out when asked', async () => {
    for (const call of ['pageSearch', 'storeSearch'])
      expect((await shop.visitor().post(`/api/loop/${call}`, { query: '' })).status).toBe(400);
    const advisory = (
      await ask('pageSearch', { query: '', resultsOptions: { take: 400 }, customData: { pageType: 'advisory' } })
    ).results.items;
    const pages = (await ask('pageSearch', { query: '', resultsOptions: { take: 400 } })).results.items;
    expect(advisory.every((page) => valueOf(page, 'isAdvisoryPage') === true)).toBe(true);
    expect(pages.some((page) => valueOf(page, 'isAdvisoryPage') === true)).toBe(false);
    const [every, without] = [
      await ask('storeSearch', { query: '' }),
      await ask('storeSearch', { query: '', customData: { excludeAgencies: true } }),
    ];
    expect(without.results.count).toBeLessThan(every.results.count);
  });
});

function valueOf({ attributes }: Entity, name: string): unknown {
  return attributes.find((attribute) => attribute.name === name)?.values[0];
}
