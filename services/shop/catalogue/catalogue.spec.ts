import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../../domain/catalogue/index.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { Catalogue } from './catalogue.js';
import { STOCKED_ON } from '../../../seed/catalogue/generate.js';
import { generateCatalogue } from '../../../seed/catalogue/index.js';
import { productCard } from './product/product-card.js';
import { NO_STICKERS } from './sticker.js';
import { stockDatabase } from './testing.js';

const shelf = [...generateCatalogue({ seed: 3, size: 2500 })];
const [first] = shelf as [Product];
let database: TestDatabase;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await createTestDatabase();
  catalogue = new Catalogue(database.db);
  await stockDatabase(database, shelf);
});
afterAll(() => database.close());

describe('a product', () => {
  test('comes back from the database as it went in', async () => {
    expect(await catalogue.products(shelf.slice(0, 50).map(({ varuId }) => varuId))).toEqual(shelf.slice(0, 50));
    expect(await catalogue.productBySlug(first.slug)).toEqual(first);
  });

  test('unknown or malformed numbers find nothing', async () => {
    expect(await catalogue.product('000001')).toBeNull();
    expect(await catalogue.product("1' OR '1'='1")).toBeNull();
    expect(await catalogue.productBySlug('finns-inte')).toBeNull();
  });

  test('knows its variants, itself among them', async () => {
    const varied = shelf.find(
      ({ family }, index) => shelf.findIndex((other) => other.family === family) !== index,
    ) as Product;
    const variants = await catalogue.variants(varied);
    expect(variants.map(({ varuId }) => varuId).sort()).toEqual(
      shelf
        .filter(({ family }) => family === varied.family)
        .map(({ varuId }) => varuId)
        .sort(),
    );
    expect(await catalogue.productWithSiblings(varied.slug)).toEqual({
      product: varied,
      siblings: variants.map(({ varuId, slug, packageText, variant }) => ({ varuId, slug, packageText, variant })),
      withdrawal: null,
    });
    expect(await catalogue.productWithSiblings('finns-inte')).toBeNull();
  });

  test('a new price holds as soon as its event is followed', async () => {
    await catalogue.product(first.varuId);
    expect(await stockDatabase(database, [{ ...first, price: first.price + 1000 }])).toMatchObject({
      read: 1,
      changed: 1,
    });
    catalogue.forget();
    expect((await catalogue.product(first.varuId))?.price).toBe(first.price + 1000);
    await stockDatabase(database, [first]);
    catalogue.forget();
  });

  test('stocking what stands there already changes nothing', async () => {
    expect(await stockDatabase(database, shelf.slice(0, 200))).toMatchObject({ read: 200, changed: 0 });
  });
});

describe('a listing', () => {
  test('holds a whole department, 48 at first, with a trail to it', async () => {
    const page = await catalogue.category('hudvard');
    expect(page?.products).toHaveLength(48);
    expect(page?.total).toBe(shelf.filter(({ categoryPath }) => categoryPath.startsWith('hudvard/')).length);
    expect((await catalogue.category('hudvard/ansikte'))?.trail.map(({ name }) => name)).toEqual([
      'Hudvård',
      'Ansikte',
    ]);
  });

  test('is null for a category that is not there', async () => {
    expect(await catalogue.category('hudvard/%')).toBeNull();
    expect(await catalogue.category('')).toBeNull();
  });

  test('facet counts heed the other facet and not their own', async () => {
    const all = await catalogue.category('hudvard/ansikte');
    const brand = all?.facets[0]?.items[0]?.item as string;
    const chosen = await catalogue.category('hudvard/ansikte', { brand: [brand] });
    expect(chosen?.products.every((product) => product.brand === brand)).toBe(true);
    expect(chosen?.facets[0]?.items.map(({ count }) => count)).toEqual(all?.facets[0]?.items.map(({ count }) => count));
    expect(chosen?.facets[1]?.items.reduce((sum, { count }) => sum + count, 0)).toBe(chosen?.total);
    expect(chosen?.facets[0]?.items[0]).toMatchObject({ item: brand, selected: true });
  });

  test('sorts by price and by Swedish name order', async () => {
    const prices =
      (await catalogue.category('har', { sortBy: 'priceAsc', loaded: 100 }))?.products.map(
        ({ price, discountPrice }) => discountPrice ?? price,
      ) ?? [];
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const names = (await catalogue.category('hudvard', { sortBy: 'nameDesc' }))?.products.map(({ name }) => name) ?? [];
    expect(names[0]).toMatch(/^Älgört/);
  });

  test('by itself shows unrestricted before restricted, in stock before sold out', async () => {
    const page = await catalogue.category('receptfria-lakemedel/sluta-roka', { loaded: 480 });
    const inStock = page?.products.map(({ webStock }) => webStock > 0) ?? [];
    expect(inStock).toEqual([...inStock].sort((a, b) => Number(b) - Number(a)));
    const whole = await catalogue.category('receptfria-lakemedel', { loaded: 480 });
    const restricted = whole?.products.map(({ flags }) => flags.includes('Nicotine')) ?? [];
    expect(restricted).toEqual([...restricted].sort((a, b) => Number(a) - Number(b)));
  });

  test('offers are reduced and never on prescription; start selections leave restricted goods out', async () => {
    const { products } = await catalogue.offers();
    expect(products.every(({ discountPrice, type }) => discountPrice !== null && type !== 'Rx')).toBe(true);
    const start = await catalogue.start(STOCKED_ON);
    for (const selection of [start.news, start.popular, start.offers]) {
      expect(selection).toHaveLength(10);
      expect(selection.every(({ type, flags }) => type !== 'Rx' && !flags.includes('AgeLimited'))).toBe(true);
    }
  });
});

test('addresses that mean nothing give an empty or an ordinary page', async () => {
  expect((await catalogue.category('har', { loaded: Number.NaN, skip: -3 }))?.products).toHaveLength(48);
  expect((await catalogue.category('har', { brand: ['\0', 'Finns inte'] }))?.total).toBe(0);
  expect((await catalogue.brand('\0')).total).toBe(0);
  expect(await catalogue.productBySlug('\0')).toBeNull();
});

test('the tree counts what stands below', async () => {
  const tree = await catalogue.categories();
  expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(2500);
  expect((await catalogue.brands()).reduce((sum, { count }) => sum + count, 0)).toBe(2500);
  expect(await catalogue.size()).toBe(2500);
});

test('a card carries the fields of the seed in kronor', () => {
  const card = productCard(
    { ...first, type: 'Rx', price: 12950, discountPrice: null, ratingTenths: 45, webStock: 0, inStores: true },
    STOCKED_ON,
    NO_STICKERS,
  );
  expect(card).toMatchObject({
    id: first.varuId,
    buyable: false,
    prescriptionRequired: true,
    priceAsNumber: 129.5,
    trustpilotStars: '4.5',
    inWebStock: false,
    stockLabel: 'Köp från butik',
  });
});
