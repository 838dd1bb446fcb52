import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stockedDatabase } from '../catalogue/testing.js';
import type { TestDatabase } from '../../foundation/database/testing.js';
import { ProductSearch, type SearchAnswer } from './product-search.js';
import { Search } from './search.js';
import { isForChildren } from './shelf/for-children.js';
import type { ShelfProduct } from './shelf/shelf-product.js';
import {
  ATC,
  BRANDS,
  COMPLAINTS,
  COMPOUNDS,
  LETTERS,
  MISSPELT,
  OF_CHILDREN,
  PLURALS,
  TWO_WORDS,
} from './spoken-queries.js';

const ALL = [...COMPLAINTS, ...BRANDS, ...PLURALS, ...COMPOUNDS, ...MISSPELT, ...LETTERS, ...TWO_WORDS, ...ATC];
/** So many goods fit in the first rows of the page. All of them must be what was meant. */
const FIRST = 4;

let database: TestDatabase;
let search: Search;
let products: ProductSearch;

beforeAll(async () => {
  database = await stockedDatabase(5_000);
  search = new Search(database.db, database.pool, { now: () => '2026-11-20T10:00:00.000Z' });
  products = new ProductSearch(search);
  await search.ready();
}, 120_000);
afterAll(async () => {
  await search.onApplicationShutdown();
  await database.close();
});

const find = (query: string): Promise<SearchAnswer> => products.find(query);

function told({ name, packTitle, substance, form, categoryPath }: ShelfProduct): string {
  return [name, packTitle, substance, form, categoryPath].join(' ').toLowerCase();
}

describe('what people say', () => {
  test('are at least 150 different queries', () => {
    expect(new Set(ALL.map(([query]) => query)).size).toBeGreaterThanOrEqual(150);
  });

  test.each(ALL)('%j shows first only %s', async (query, wanted) => {
    const first = (await find(query)).products.slice(0, FIRST).map(told);
    expect(first.length).toBeGreaterThan(0);
    for (const each of first) expect(each).toMatch(wanted);
  });

  test.each(ALL.map(([query]) => query).filter((query) => !OF_CHILDREN.includes(query)))(
    '%j shows no pack for infants first',
    async (query) => {
      const [first] = (await find(query)).products;
      expect(first && isForChildren(first) ? first.name : null).toBeNull();
    },
  );

  test.each(OF_CHILDREN)("%j shows a child's pack first", async (query) => {
    const [first] = (await find(query)).products;
    expect(first && isForChildren(first)).toBe(true);
  });
});

describe('an EAN', () => {
  test('finds its one pack, with spaces or without, and its beginning finds it too', async () => {
    const { shelf } = await search.ready();
    for (const product of [0, 500, 1_000, 2_000, 4_000].map((place) => shelf.product(place))) {
      const { ean } = product;
      for (const query of [ean, `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`, ean.slice(0, 12)]) {
        expect((await find(query)).products.map(({ varuId }) => varuId)).toContain(product.varuId);
      }
    }
  });
});
