import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stockedDatabase } from '../catalogue/testing.js';
import type { TestDatabase } from '../../foundation/database/testing.js';
import { ProductSearch, type SearchAnswer } from './product-search.js';
import { Search } from './search.js';
import { entriesOf, SHIPPED_WORDS } from './search-words/shipped-words.js';
import { isForChildren } from '../../../domain/catalogue/index.js';
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
  THROAT,
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

describe('a query that no product answers whole', () => {
  test.each([
    ['xyz huvudvärk', 'huvudvärk'],
    ['huvudvärk xyz', 'huvudvärk'],
    ['röd tandkräm qwrty', 'tandkräm'],
  ])('%j shows the goods of the word that is understood: %s', async (query, word) => {
    const { understood, makesSense, total, products: shown } = await find(query);
    expect({ understood, makesSense }).toEqual({ understood: word, makesSense: false });
    const alone = await find(word);
    expect(total).toBe(alone.total);
    expect(shown.map(({ varuId }) => varuId)).toEqual(alone.products.map(({ varuId }) => varuId));
  });

  test('that is misspelt suggests the word of the list, and shows its goods', async () => {
    const { understood, makesSense, suggestions } = await find('avledon');
    expect({ understood, makesSense }).toEqual({ understood: null, makesSense: false });
    expect(suggestions[0]).toBe('alvedon');
  });

  test.each([
    'x'.repeat(500),
    '🤧🤒💊',
    "'; DROP TABLE view_product; --",
    'صداع الرأس',
    '   ',
    '?!...,;:-_',
    'constructor __proto__',
    '%',
    '\\',
  ])('%j is answered truthfully, also while it is typed', async (query) => {
    const { total, understood, makesSense } = await find(query);
    expect(makesSense).toBe(false);
    expect(total === 0 ? understood : 'some').toBe(total === 0 ? null : 'some');
    expect((await products.complete(query)).products.length).toBeLessThanOrEqual(5);
  });
});

describe('completion', () => {
  test.each([
    ['alve', 'alvedon', /paracetamol/],
    ['zyrl', 'zyrlex', /cetirizin/],
    ['ont i hal', 'ont i halsen', THROAT],
    ['väderspä', 'väderspänd', /dimetikon/],
  ])('of %j suggests %j and its goods', async (typed, phrase, wanted) => {
    const { queries, products: shown } = await products.complete(typed);
    expect(queries).toContain(phrase);
    expect(shown.length).toBeGreaterThan(0);
    for (const each of shown) expect(told(each)).toMatch(wanted);
  });
});

describe('the list of search words', () => {
  test('means goods that the shop has, in each of its lines', async () => {
    const without = await (await search.ready()).entriesWithoutGoods(entriesOf(SHIPPED_WORDS));
    expect(without.map(({ phrases }) => phrases.join(', '))).toEqual([]);
  });

  test('can be replaced, and nothing of the earlier one is remembered', async () => {
    const engine = await search.ready();
    const before = await find('alvedon');
    await products.complete('alve');
    search.useSearchWords('hjärnspöke = ämne paracetamol');
    expect((await find('alvedon')).total).toBe(0);
    expect((await products.complete('alve')).queries).not.toContain('alvedon');
    expect((await find('hjärnspöke')).products.map(told)[0]).toMatch(/paracetamol/);
    engine.useSearchWords(SHIPPED_WORDS);
    expect((await find('alvedon')).products).toEqual(before.products);
  });
});
