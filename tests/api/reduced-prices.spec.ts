import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { product as productSlice, type Price } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import { ProductSearch } from '../../services/shop/search/product-search.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const TODAY = '2027-06-15T10:00:00.000Z';
const CATEGORY = 'hudvard/ansikte';

describe('a reduced price, counted from the lowest of 30 days (LAW-03)', () => {
  let shop: TestShop;
  /** 139 kronor, 129 for some days, and now 99. */
  let honest: string;
  /** 200 kronor, 100 for some days, and now 100 again: as low as before. */
  let asLow: string;
  /** 1 000 kronor, and now 900: more kronor, but fewer per cent. */
  let dear: string;

  beforeAll(async () => {
    shop = await startTestShop({ clock: new SettableClock(TODAY), products: 900 });
    const page = await listings().category(CATEGORY, { sortBy: 'priceAsc', loaded: 480 });
    const plain = page?.products.filter(
      ({ discountPrice, memberPrice, flags, webStock }) =>
        discountPrice === null && memberPrice === null && flags.length === 0 && webStock > 0,
    );
    [honest = '', asLow = '', dear = ''] = (plain ?? []).map(({ varuId }) => varuId);
    await priced(honest, [13_900, null, '2027-04-01'], [13_900, 12_900, '2027-05-25'], [13_900, null, '2027-06-01']);
    await priced(honest, [13_900, 9_900, '2027-06-10']);
    await priced(asLow, [20_000, null, '2027-04-01'], [20_000, 10_000, '2027-05-25'], [20_000, null, '2027-06-01']);
    await priced(asLow, [20_000, 10_000, '2027-06-10']);
    await priced(dear, [100_000, null, '2027-04-01'], [100_000, 90_000, '2027-06-10']);
    await until(async () => {
      const prices = new Map((await byDiscount()).map(({ varuId, discountPrice }) => [varuId, discountPrice]));
      return [honest, asLow, dear].every((varuId) => typeof prices.get(varuId) === 'number');
    });
  });
  afterAll(() => shop.stop());

  const listings = (): Listings => shop.app.get(Listings, { strict: false });
  const byDiscount = async () =>
    (await listings().category(CATEGORY, { sortBy: 'discountDesc', loaded: 480 }))?.products ?? [];

  async function priced(
    varuId: string,
    ...steps: readonly (readonly [number, number | null, string])[]
  ): Promise<void> {
    for (const [price, discountPrice, day] of steps) {
      const next: Price = { price, discountPrice, memberPrice: null, campaignId: null };
      const outcome = await shop.app
        .get(CommandHandling)
        .handle(
          productSlice,
          varuId,
          { type: 'SetPrice', price: next, from: `${day}T04:00:00.000Z` },
          newContext({ kind: 'system', id: 'test' }),
        );
      expect(outcome.ok).toBe(true);
    }
  }

  async function productPage(varuId: string): Promise<Record<string, unknown>> {
    const { status, body } = await shop.visitor().get(`/api/productpage/${varuId}`);
    expect(status).toBe(200);
    return body as Record<string, unknown>;
  }

  test('of 99 with the earlier price 139 and the lowest 129 reads −23 %', async () => {
    expect(await productPage(honest)).toMatchObject({
      hasDiscount: true,
      priceAsNumber: 139,
      discountPriceAsNumber: 99,
      lowestPrice30DaysAsNumber: 129,
      stickyLabelLargeText: '−23 %',
    });
  });

  test('that was as low before is not called a reduction, on the page or by the provider', async () => {
    expect(await productPage(asLow)).toMatchObject({ hasDiscount: false, stickyLabelLargeText: '' });
    expect(await reducedByProvider()).not.toContain(asLow);
    expect((await byDiscount()).findIndex(({ varuId }) => varuId === asLow)).toBeGreaterThan(1);
  });

  test("'Störst rabatt' goes by per cent and not by kronor: in the listing, in the search and by the provider", async () => {
    const listed = (await byDiscount()).map(({ varuId }) => varuId);
    expect(listed.indexOf(honest)).toBeLessThan(listed.indexOf(dear));
    const search = shop.app.get(ProductSearch, { strict: false });
    for (const order of [
      (await byDiscount()).map(({ varuId }) => varuId),
      (await search.find('kräm', { sortBy: 'discountDesc', loaded: 480 })).products.map(({ varuId }) => varuId),
      await reducedByProvider(),
    ]) {
      const percents = await Promise.all(order.slice(0, 12).map(percentOnPage));
      expect(percents).toEqual([...percents].sort((a, b) => b - a));
    }
    expect((await reducedByProvider()).indexOf(honest)).toBeLessThan((await reducedByProvider()).indexOf(dear));
  });

  async function percentOnPage(varuId: string): Promise<number> {
    return Number(/−(\d+)/.exec(String((await productPage(varuId))['stickyLabelLargeText']))?.[1] ?? 0);
  }

  async function reducedByProvider(): Promise<readonly string[]> {
    const { status, body } = await shop.visitor().post(
      '/api/loop/getEntitiesByAttribute',
      {
        attribute: { name: 'all_category_paths', value: CATEGORY },
        resultsOptions: {
          take: 100,
          filter: { attributeName: 'discountPercent' },
          sortBy: [{ type: 'attribute', attributeName: 'discountPercent', order: 'desc' }],
        },
      },
      { 'api-version': 'V3' },
    );
    expect(status).toBe(200);
    return (body as unknown as { data: { results: { items: readonly { id: string }[] } } }).data.results.items.map(
      ({ id }) => id,
    );
  }
});
