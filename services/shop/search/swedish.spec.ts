import { afterAll, beforeAll, expect, test } from 'vitest';

import { generateCatalogue } from '../../../seed/catalogue/index.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { documentOf } from './index/document.js';
import { isStopWord, stemOf } from './swedish.js';

const PRODUCTS = 2_000;
/** Words with an ending for each step of the stemmer, and words that only look as if they had one. */
const ENDINGS = [
  'klockornas',
  'nyheterna',
  'andetag',
  'jaktkarlarna',
  'friskt',
  'dristigt',
  'godhet',
  'hjälplös',
  'hjälplöst',
  'kärleksfullt',
  'lycklig',
  'klokhet',
  'plåstren',
  'tabletter',
  'besvär',
  'besvären',
];

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test('words of the shop, common ones and every ending are stemmed as PostgreSQL stems them', async () => {
  const said = [...generateCatalogue({ size: PRODUCTS })].flatMap(
    (product) => documentOf(product, []).match(/\p{L}+/gu) ?? [],
  );
  const words = [...new Set([...said, ...ENDINGS].map((word) => word.toLowerCase()))];
  const { rows } = await database.pool.query<{ word: string; stem: string; stop: boolean | null }>(
    "SELECT word, lexemes[1] AS stem, lexemes = '{}' AS stop FROM unnest($1::text[]) AS word, LATERAL (SELECT ts_lexize('swedish_stem', word) AS lexemes) AS stemmed",
    [words],
  );
  expect(words.length).toBeGreaterThan(500);
  expect(rows.map(({ word }) => [word, isStopWord(word), stemOf(word)])).toEqual(
    rows.map(({ word, stem, stop }) => [word, stop === true, stop === true ? word : stem]),
  );
});
