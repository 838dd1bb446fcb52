import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { stockDatabase } from '../catalogue/testing.js';
import { SystemClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { ProductSearch } from './product-search.js';
import { Search } from './search.js';
import { aProduct } from './testing.js';

const medicine = { type: 'Ex', categoryPath: 'receptfria-lakemedel/vark-och-feber' } as const;
const cold = { type: 'Ex', categoryPath: 'receptfria-lakemedel/forkylning-hosta-och-halsont' } as const;

const shelf = [
  aProduct('100001', 'Alvedon filmdragerad tablett 500 mg 20 st', {
    ...medicine,
    brand: 'Alvedon',
    substance: 'paracetamol',
    atcCode: 'N02BE01',
    popularity: 900,
  }),
  aProduct('100002', 'Alvedon 500 mg 100 st', {
    ...medicine,
    type: 'Rx',
    brand: 'Alvedon',
    substance: 'paracetamol',
    atcCode: 'N02BE01',
    categoryPath: 'receptbelagda-lakemedel',
  }),
  aProduct('100003', 'Ipren 400 mg 30 st', {
    ...medicine,
    brand: 'Ipren',
    substance: 'ibuprofen',
    atcCode: 'M01AE01',
    popularity: 700,
  }),
  aProduct('100004', 'Viskosan hostmedicin 200 ml', {
    ...cold,
    brand: 'Viskosan',
    manufacturer: 'Tallmo Läkemedel AB',
    searchWords: ['slemhosta', 'kikhosta'],
    substance: 'bromhexin',
    atcCode: 'R05CB02',
  }),
  aProduct('100005', 'Renässans honung 250 g', {
    brand: 'Renässans',
    description: 'Gott i te vid förkylning.',
    categoryPath: 'mat-och-dryck/te-och-honung',
  }),
  aProduct('100006', 'Örtgård schampo björk 250 ml', { brand: 'Örtgård', categoryPath: 'har/schampo' }),
  aProduct('100007', 'Tovalin torrschampo 150 ml', { brand: 'Tovalin', categoryPath: 'har/schampo' }),
  aProduct('100008', 'Ortopedia knästöd', { brand: 'Ortopedia', categoryPath: 'stod-och-kompression/leder' }),
  aProduct('100009', 'Nikotintuggummi mint 105 st', {
    ...cold,
    brand: 'Zonnic',
    substance: 'nikotin',
    atcCode: 'N07BA01',
    flags: ['Nicotine', 'AgeLimited'],
    categoryPath: 'receptfria-lakemedel/sluta-roka',
  }),
  aProduct('100010', 'Tovalin schampo 250 ml', { brand: 'Tovalin', categoryPath: 'har/schampo', webStock: 0 }),
  aProduct('100011', 'Ärtprotein choklad 1 kg', { brand: 'Älgört', categoryPath: 'traning/protein-och-energi' }),
  aProduct('100012', 'Artro balsam 50 ml', { brand: 'Artro', categoryPath: 'stod-och-kompression/leder' }),
];

let database: TestDatabase;
let own: Search;
let search: ProductSearch;

beforeAll(async () => {
  database = await createTestDatabase();
  await stockDatabase(database, shelf);
  own = new Search(database.db, database.pool, new SystemClock());
  search = new ProductSearch(own);
  await own.ready();
});
afterAll(async () => {
  await own.onApplicationShutdown();
  await database.close();
});

const found = async (query: string): Promise<readonly string[]> =>
  (await search.find(query)).products.map(({ name }) => name.split(' ')[0] as string);
const numbers = async (query: string): Promise<readonly string[]> =>
  (await search.find(query)).products.map(({ varuId }) => varuId);

describe('a search', () => {
  test("for 'alvedon' finds Alvedon, what is bought without prescription first", async () => {
    expect(await numbers('alvedon')).toEqual(['100001', '100002']);
    expect((await search.find('alvedon')).makesSense).toBe(true);
  });

  test("for 'alvedn' finds Alvedon, and says how it is spelt", async () => {
    const answer = await search.find('alvedn');
    expect(answer.products[0]?.brand).toBe('Alvedon');
    expect(answer.makesSense).toBe(false);
    expect(answer.suggestions).toEqual(['alvedon']);
  });

  test("for 'ipern', two letters changed about, finds Ipren", async () => {
    expect(await found('ipern')).toEqual(['Ipren']);
  });

  test("for 'hosta' finds 'hostmedicin'", async () => {
    expect(await found('hosta')).toContain('Viskosan');
  });

  test('finds by who makes it, and by the words it was given, which no pack says', async () => {
    expect(await numbers('tallmo')).toEqual(['100004']);
    expect(await numbers('kikhosta')).toEqual(['100004']);
  });

  test("for 'forkylning' finds 'förkylning'", async () => {
    expect(await found('forkylning')).toEqual(expect.arrayContaining(['Viskosan', 'Renässans']));
    expect(await found('förkylningar')).toEqual(expect.arrayContaining(['Viskosan', 'Renässans']));
  });

  test('puts the exact letters before the folded ones', async () => {
    expect((await found('ört'))[0]).toBe('Örtgård');
    expect((await found('ort'))[0]).toBe('Ortopedia');
    expect((await found('art'))[0]).toBe('Artro');
    expect((await found('ärt'))[0]).toBe('Ärtprotein');
  });

  test("for 'schampo' finds the kinds of it too, shampoos first, and the sold out after those in stock", async () => {
    expect(await numbers('schampo')).toEqual(['100006', '100010', '100007']);
  });

  test('as you type finds from the first letters', async () => {
    expect(await found('alv')).toContain('Alvedon');
    expect(await found('torrsch')).toEqual(['Tovalin']);
  });

  test('finds by substance, ATC code and its beginning', async () => {
    expect(await numbers('paracetamol')).toEqual(['100001', '100002']);
    expect(await numbers('N02BE01')).toEqual(['100001', '100002']);
    expect(await numbers('n02be')).toEqual(['100001', '100002']);
  });

  test('finds by article number and EAN, whole or begun', async () => {
    expect(await numbers('100004')).toEqual(['100004']);
    expect(await numbers('10000')).toHaveLength(9);
    expect(await numbers(shelf[3]?.ean ?? '')).toEqual(['100004']);
  });

  test('of several words finds what holds them all, in any order', async () => {
    expect(await numbers('schampo tovalin')).toEqual(['100010', '100007']);
    expect(await numbers('björk schampo')).toEqual(['100006']);
  });

  test('drops words that say nothing, and shows what holds most when nothing holds all', async () => {
    expect(await numbers('honung och te')).toEqual(['100005']);
    const answer = await search.find('ipren honung björk schampo');
    expect(answer.products[0]?.varuId).toBe('100006');
    expect(answer.makesSense).toBe(false);
  });

  test('leaves out prescription items when asked to', async () => {
    expect((await search.find('alvedon', { withPrescription: false })).products.map(({ varuId }) => varuId)).toEqual([
      '100001',
    ]);
  });

  test('of nothing known finds nothing', async () => {
    const answer = await search.find('qwxzjk');
    expect(answer).toMatchObject({ products: [], total: 0, makesSense: false, suggestions: [] });
  });

  test.each([
    '',
    '   ',
    '%',
    '_',
    "'; DROP TABLE view_product; --",
    '\u0000\u0007',
    '<script>alert(1)</script>',
    ':* & ! |',
    "o'",
    '\ud800',
    '🦌',
  ])('takes any text whatever: %j', async (query) => {
    expect((await search.find(query)).total).toBeGreaterThanOrEqual(0);
    expect((await search.complete(query)).queries.length).toBeLessThanOrEqual(5);
  });

  test('hears only the beginning of 10,000 characters', async () => {
    expect((await search.find(`schampo ${'a'.repeat(10_000)}`)).products[0]?.name).toContain('schampo');
  });
});

test('tells when the start has read all words', async () => {
  await own.complete;
  expect((await search.complete('scha')).queries).toContain('schampo');
});

describe('completion', () => {
  test('completes what is too long to be kept by all of its letters', async () => {
    const kept = 'schampo'.padStart(40);
    expect((await search.complete(kept)).products.length).toBeGreaterThan(0);
    expect((await search.complete(`${kept}qqxxzzqqxx`)).products).toEqual([]);
  });

  test('offers queries, departments and products', async () => {
    const completion = await search.complete('scha');
    expect(completion.queries).toContain('schampo');
    expect(completion.scopes[0]).toEqual({ path: 'har', name: 'Hår' });
    expect(completion.products[0]?.varuId).toBe('100006');
  });

  test('offers at most five of each', async () => {
    const { queries, products } = await search.complete('a');
    expect(queries.length).toBeLessThanOrEqual(5);
    expect(products.length).toBeLessThanOrEqual(5);
  });
});

describe('a change of the catalogue', () => {
  test('is found without a restart: a new product by a new word, a new price', async () => {
    await stockDatabase(database, [
      ...shelf.map((product) => (product.varuId === '100003' ? { ...product, price: 5900 } : product)),
      aProduct('100020', 'Fjällbrynt tandkräm', { brand: 'Fjällbrynt' }),
    ]);
    await own.refresh();
    expect(await numbers('fjallbrynt')).toEqual(['100020']);
    expect((await search.find('ipren')).products[0]?.price).toBe(5900);
  });

  test('takes away the word that no product has any more', async () => {
    await stockDatabase(database, [aProduct('100020', 'Björkvit tandkräm', { brand: 'Björkvit' })]);
    await own.refresh();
    expect(await numbers('björkvit')).toEqual(['100020']);
    expect((await search.find('fjällbrynt')).makesSense).toBe(false);
  });
});
