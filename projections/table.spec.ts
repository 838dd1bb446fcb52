import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';
import { allProjections } from './index.js';

const projections = allProjections({ fingerprint: (kind, text) => `${kind}:${text}` });
let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 2 })));
afterAll(() => database.close());

test.each(projections.map(({ name, table }) => [name, table] as const))(
  '%s has its table',
  async (_name, { name, key, columns }) => {
    const found = await database.pool.query<{ column_name: string }>(
      'SELECT column_name FROM information_schema.columns WHERE table_name = $1',
      [name],
    );
    expect(found.rows.map(({ column_name }) => column_name).sort()).toEqual(Object.keys(columns).sort());
    const primary = await database.pool.query<{ columns: string }>(
      `SELECT string_agg(a.attname, ',' ORDER BY array_position(i.indkey::int[], a.attnum::int)) AS columns FROM pg_index i
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey) WHERE i.indrelid = $1::regclass AND i.indisprimary`,
      [name],
    );
    expect(primary.rows[0]?.columns).toBe(key.join(','));
  },
);

test('every view has its own name and table', () => {
  expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  expect(new Set(projections.map(({ table }) => table.name)).size).toBe(projections.length);
});
