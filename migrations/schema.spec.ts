import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

/** Each migration that changes a table also changes this snapshot, so that the change is reviewed. */
test('the migrations create this schema', async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string }>(
    `SELECT table_name AS table, string_agg(column_name || ' ' || udt_name || CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END, ', ' ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%' GROUP BY table_name ORDER BY table_name COLLATE "C"`,
  );
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns.split(', ')]))).toMatchSnapshot();
});
