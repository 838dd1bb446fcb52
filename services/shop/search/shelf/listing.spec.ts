import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { SORT_OPTIONS, salesPrice, type Product } from '../../../../domain/catalogue/index.js';
import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { NO_STICKERS, stickerOf } from '../../catalogue/sticker.js';
import { ShelfListings } from '../shelf-listings.js';
import { aProduct, searchOf, shelfWith } from '../testing.js';
import { first } from './first.js';
import type { ShelfProduct } from './shelf-product.js';

const products = [...generateCatalogue({ seed: 3, size: 2500 })];
const engine = shelfWith(products);
const listings = new ShelfListings(searchOf(engine));
const percentOnSticker = (product: ShelfProduct): number =>
  Number(/^−(\d+)/.exec(stickerOf(product, NO_STICKERS)?.large ?? '')?.[1] ?? 0);

describe('a listing', () => {
  test('holds 48 at first, with a trail and facets in Swedish order', async () => {
    const page = await listings.category('hudvard/ansikte');
    expect(page?.products).toHaveLength(48);
    expect(page?.trail.map(({ name }) => name)).toEqual(['Hudvård', 'Ansikte']);
    expect(page?.facets.map(({ name }) => name)).toEqual(expect.arrayContaining(['Brand', 'PackageType']));
    const items = page?.facets[0]?.items.map(({ item }) => item) ?? [];
    expect(items).toEqual([...items].sort(new Intl.Collator('sv').compare));
    expect(await listings.category('hudvard/%')).toBeNull();
    expect(await listings.category('')).toBeNull();
  });

  test('counts `loaded` from the first', async () => {
    const all = (await listings.category('har', { loaded: 96 }))?.products ?? [];
    expect(all).toHaveLength(96);
    expect((await listings.category('har'))?.products).toEqual(all.slice(0, 48));
    expect((await listings.category('har', { skip: 48 }))?.products).toEqual(all.slice(48));
  });

  test.each(SORT_OPTIONS)('sorts by %s', async (sortBy) => {
    const names = new Intl.Collator('sv');
    const orders: Record<(typeof SORT_OPTIONS)[number], (a: ShelfProduct, b: ShelfProduct) => number> = {
      priceAsc: (a, b) => salesPrice(a) - salesPrice(b),
      priceDesc: (a, b) => salesPrice(b) - salesPrice(a),
      nameAsc: (a, b) => names.compare(a.name, b.name),
      nameDesc: (a, b) => names.compare(b.name, a.name),
      discountDesc: (a, b) => percentOnSticker(b) - percentOnSticker(a),
      news: (a, b) => (a.addedOn < b.addedOn ? 1 : a.addedOn > b.addedOn ? -1 : 0),
    };
    const page = (await listings.category('hudvard', { sortBy, loaded: 480 }))?.products as readonly ShelfProduct[];
    for (let index = 1; index < page.length; index += 1)
      expect(orders[sortBy](page[index - 1] as ShelfProduct, page[index] as ShelfProduct)).toBeLessThanOrEqual(0);
  });

  test('of news is of its day: what was new until yesterday leaves it though nothing was written', async () => {
    const news = [
      aProduct('100001', 'Ny', { newUntil: '2026-11-10' }),
      aProduct('100002', 'Nyare', { newUntil: '2026-11-11' }),
    ];
    const engine = shelfWith([...news, aProduct('100003', 'Gammal', { newUntil: null })]);
    const found = new ShelfListings(searchOf(engine));
    const on = async (day: string): Promise<readonly string[]> => {
      engine.shelf.turn(day);
      return (await found.news()).products.map(({ name }) => name).sort();
    };
    expect(await on('2026-11-10')).toEqual(['Ny', 'Nyare']);
    expect(await on('2026-11-11')).toEqual(['Nyare']);
    expect(await on('2026-11-12')).toEqual([]);
  });

  test('by itself shows the unrestricted before the restricted, prescriptions last, in stock before sold out', async () => {
    const own = new ShelfListings(
      searchOf(
        shelfWith([
          aProduct('200001', 'På recept', { type: 'Rx', categoryPath: 'har', popularity: 999 }),
          aProduct('200002', 'Slut', { webStock: 0, categoryPath: 'har' }),
          aProduct('200003', 'Från 18 år', { flags: ['AgeLimited'], categoryPath: 'har', popularity: 900 }),
          aProduct('200004', 'Vanlig', { categoryPath: 'har', popularity: 1 }),
        ]),
      ),
    );
    expect((await own.category('har'))?.products.map(({ name }) => name)).toEqual([
      'Vanlig',
      'Slut',
      'Från 18 år',
      'På recept',
    ]);
  });

  test('of an address that means nothing is an ordinary page', async () => {
    for (const loaded of [Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])
      expect((await listings.category('har', { loaded, skip: -3 }))?.products.length).toBeGreaterThan(0);
    expect((await listings.category('har', { facets: { Brand: ['\0', 'Finns inte', "' OR 1=1"] } }))?.total).toBe(
      products.filter(({ categoryPath }) => /^har(\/|$)/.test(categoryPath)).length,
    );
    expect((await listings.category('har', { loaded: 1_000_000 }))?.products.length).toBeLessThanOrEqual(480);
    expect((await listings.brand('\0')).total).toBe(0);
    expect(await listings.category('__proto__')).toBeNull();
  });

  test('of offers holds no prescription item (LAW-01) and no price that was as low before (LAW-03)', async () => {
    const offers = await listings.offers({ loaded: 480 });
    const isOffer = ({ type, discountPrice, lowestPrice30Days, price }: Product): boolean =>
      type !== 'Rx' && discountPrice !== null && discountPrice < (lowestPrice30Days ?? price);
    expect(
      offers.products.every(({ varuId }) => products.some((each) => each.varuId === varuId && isOffer(each))),
    ).toBe(true);
    expect(offers.total).toBe(products.filter(isOffer).length);
  });

  test('of offers gains a product when a lower price makes it one', async () => {
    const asLow = { price: 10_000, discountPrice: 9_000, lowestPrice30Days: 9_000 };
    const engine = shelfWith([aProduct('100001', 'Salva', asLow)]);
    const found = new ShelfListings(searchOf(engine));
    expect((await found.offers()).total).toBe(0);
    engine.shelf.put(aProduct('100001', 'Salva', { ...asLow, lowestPrice30Days: 10_000 }), 'in-order');
    expect((await found.offers()).total).toBe(1);
  });

  test('brands and categories count what stands under them', async () => {
    expect((await listings.brands()).reduce((sum, { count }) => sum + count, 0)).toBe(2500);
    expect((await listings.categories()).reduce((sum, { count }) => sum + count, 0)).toBe(2500);
    const names = (await listings.brands()).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
  });
});

test('a product that comes, moves or goes changes the listing at once', async () => {
  const own = shelfWith([
    aProduct('200001', 'Alfa', { categoryPath: 'har' }),
    aProduct('200003', 'Gamma', { categoryPath: 'har' }),
  ]);
  const names = async (): Promise<readonly string[]> =>
    (await new ShelfListings(searchOf(own)).category('har', { sortBy: 'nameAsc' }))?.products.map(({ name }) => name) ??
    [];
  own.shelf.put(aProduct('200002', 'Beta', { categoryPath: 'har' }), 'in-order');
  own.shelf.put(aProduct('200004', 'Österlen', { categoryPath: 'har' }), 'in-order');
  own.shelf.put(aProduct('200005', 'Ängen', { categoryPath: 'har' }), 'in-order');
  expect(await names()).toEqual(['Alfa', 'Beta', 'Gamma', 'Ängen', 'Österlen']);
  own.shelf.put(aProduct('200003', 'Aaron', { categoryPath: 'har' }), 'in-order');
  own.shelf.remove('200002');
  expect(await names()).toEqual(['Aaron', 'Alfa', 'Ängen', 'Österlen']);
});

test('the first of many are those that sorting all would give', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.nat(20), (keys, count) => {
      const order = (a: number, b: number): number => (keys[a] as number) - (keys[b] as number) || a - b;
      const places = keys.map((_key, place) => place);
      expect(first(places, count, order)).toEqual([...places].sort(order).slice(0, count));
    }),
  );
});
