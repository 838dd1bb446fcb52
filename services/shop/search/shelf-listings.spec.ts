import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { generateCatalogue } from '../../../seed/catalogue/index.js';
import { STOCKED_ON } from '../../../seed/catalogue/generate.js';
import { stockDatabase } from '../catalogue/testing.js';
import { Search } from './search.js';
import { ShelfListings } from './shelf-listings.js';

const shelf = [...generateCatalogue({ seed: 3, size: 2500 })];
let database: TestDatabase;
let search: Search;
let listings: ShelfListings;

beforeAll(async () => {
  database = await createTestDatabase();
  await stockDatabase(database, shelf);
  search = new Search(database.db, database.pool, { now: () => `${STOCKED_ON}T10:00:00.000Z` });
  listings = new ShelfListings(search);
});
afterAll(async () => {
  await search.onApplicationShutdown();
  await database.close();
});

describe('a listing of what the database holds', () => {
  test('holds a whole department, 48 at first, with a trail to it', async () => {
    const page = await listings.category('hudvard');
    expect(page?.products).toHaveLength(48);
    expect(page?.total).toBe(shelf.filter(({ categoryPath }) => categoryPath.startsWith('hudvard/')).length);
    expect((await listings.category('hudvard/ansikte'))?.trail.map(({ name }) => name)).toEqual(['Hudvård', 'Ansikte']);
  });

  test('is null for a category that is not there', async () => {
    expect(await listings.category('hudvard/%')).toBeNull();
    expect(await listings.category('')).toBeNull();
  });

  test('facet counts heed the other facet and not their own', async () => {
    const all = await listings.category('hudvard/ansikte');
    const brand = all?.facets[0]?.items[0]?.item as string;
    const chosen = await listings.category('hudvard/ansikte', { facets: { Brand: [brand] } });
    expect(chosen?.products.every((product) => product.brand === brand)).toBe(true);
    expect(chosen?.facets[0]?.items.map(({ count }) => count)).toEqual(all?.facets[0]?.items.map(({ count }) => count));
    const packs = chosen?.facets.find(({ name }) => name === 'PackageType');
    expect(packs?.items.reduce((sum, { count }) => sum + count, 0)).toBe(chosen?.total);
    expect(chosen?.facets[0]?.items[0]).toMatchObject({ item: brand, selected: true });
  });

  test('sorts by price and by Swedish name order', async () => {
    const prices =
      (await listings.category('har', { sortBy: 'priceAsc', loaded: 100 }))?.products.map(
        ({ price, discountPrice }) => discountPrice ?? price,
      ) ?? [];
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const names = (await listings.category('hudvard', { sortBy: 'nameDesc' }))?.products.map(({ name }) => name) ?? [];
    expect(names[0]).toMatch(/^Älgört/);
  });

  test('by itself shows unrestricted before restricted, in stock before sold out', async () => {
    const page = await listings.category('receptfria-lakemedel/sluta-roka', { loaded: 480 });
    const inStock = page?.products.map(({ webStock }) => webStock > 0) ?? [];
    expect(inStock).toEqual([...inStock].sort((a, b) => Number(b) - Number(a)));
    const whole = await listings.category('receptfria-lakemedel', { loaded: 480 });
    const restricted = whole?.products.map(({ flags }) => flags.includes('Nicotine')) ?? [];
    expect(restricted).toEqual([...restricted].sort((a, b) => Number(a) - Number(b)));
  });

  test('offers are reduced and never on prescription; start selections leave restricted goods out', async () => {
    const { products } = await listings.offers();
    expect(products.every(({ discountPrice, type }) => discountPrice !== null && type !== 'Rx')).toBe(true);
    const start = await listings.start();
    for (const selection of [start.news, start.popular, start.offers]) {
      expect(selection).toHaveLength(10);
      expect(selection.every(({ type, flags }) => type !== 'Rx' && !flags.includes('AgeLimited'))).toBe(true);
    }
  });
});

test('addresses that mean nothing give an ordinary page', async () => {
  expect((await listings.category('har', { loaded: Number.NaN, skip: -3 }))?.products).toHaveLength(48);
  expect((await listings.category('har', { facets: { Brand: ['\0', 'Finns inte'] } }))?.total).toBe(
    (await listings.category('har'))?.total,
  );
  expect((await listings.brand('\0')).total).toBe(0);
});

test('the tree counts what stands below', async () => {
  const tree = await listings.categories();
  expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(2500);
  expect((await listings.brands()).reduce((sum, { count }) => sum + count, 0)).toBe(2500);
});
