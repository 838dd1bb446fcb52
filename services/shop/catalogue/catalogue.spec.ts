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
  test('is the same when it is read from the database', async () => {
    expect(await catalogue.products(shelf.slice(0, 50).map(({ varuId }) => varuId))).toEqual(shelf.slice(0, 50));
    expect(await catalogue.productBySlug(first.slug)).toEqual(first);
  });

  test('is not found by an unknown or malformed number', async () => {
    expect(await catalogue.product('000001')).toBeNull();
    expect(await catalogue.product("1' OR '1'='1")).toBeNull();
    expect(await catalogue.productBySlug('finns-inte')).toBeNull();
  });

  test('has its variants, itself among them', async () => {
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
      siblings: variants.map(
        ({ varuId, slug, packageText, variant, name, categoryPath, substance, form, strength }) => ({
          ...{ varuId, slug, packageText, variant },
          ...{ name, categoryPath, substance, form, strength },
        }),
      ),
      withdrawal: null,
    });
    expect(await catalogue.productWithSiblings('finns-inte')).toBeNull();
  });

  test('has its new price as soon as the event is followed', async () => {
    expect(await stockDatabase(database, [{ ...first, price: first.price + 1000 }])).toMatchObject({
      read: 1,
      changed: 1,
    });
    expect((await new Catalogue(database.db).product(first.varuId))?.price).toBe(first.price + 1000);
    await stockDatabase(database, [first]);
  });

  test('does not change when it is stocked again with the same values', async () => {
    expect(await stockDatabase(database, shelf.slice(0, 200))).toMatchObject({ read: 200, changed: 0 });
  });
});

test('no product is found at an address without meaning', async () => {
  expect(await catalogue.productBySlug('\0')).toBeNull();
});

test('the size of the catalogue is the number of products for sale', async () => {
  expect(await catalogue.size()).toBe(2500);
});

test('a card has the fields of the seed in kronor', () => {
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
