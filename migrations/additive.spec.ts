import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../services/foundation/database/connection.js';
import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';
import { migrations } from './index.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

const additive = Object.entries(migrations).filter(([, migration]) => migration.additive);

test.each(additive)('%s changes nothing that the previous release reads or writes', async (name, { up }) => {
  const { db, pool } = database;
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  for (const [earlier, migration] of Object.entries(migrations)) {
    if (earlier === name) break;
    await migration.up(db);
  }
  const before = await rulesOf(db);
  await up(db);
  const after = await rulesOf(db);
  expect(before.length).toBeGreaterThan(0);
  for (const { table, has, binds } of before) {
    const now = after.find((rules) => rules.table === table);
    expect({ table, binds: now?.binds, lost: has.filter((column) => !now?.has.includes(column)) }).toEqual({
      table,
      binds,
      lost: [],
    });
  }
});

interface Rules {
  readonly table: string;
  readonly has: readonly string[];
  /** Rules that an insert must obey: required columns, constraints and unique indexes. */
  readonly binds: readonly string[];
}

async function rulesOf(db: Database): Promise<readonly Rules[]> {
  const { rows } = await sql<Rules>`
    SELECT of.table, array_agg(of.rule ORDER BY of.rule) FILTER (WHERE NOT of.binds) AS has,
      array_agg(of.rule ORDER BY of.rule) FILTER (WHERE of.binds) AS binds
    FROM (
      SELECT table_name::text AS table, column_name || ' ' || udt_name AS rule, false AS binds
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL
      SELECT table_name, column_name || ' must be given', true FROM information_schema.columns
        WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'
      UNION ALL
      SELECT conrelid::regclass::text, pg_get_constraintdef(oid), true FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype <> 'n'
      UNION ALL
      SELECT tablename, indexdef, true FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE UNIQUE%'
    ) AS of GROUP BY of.table`.execute(db);
  return rows;
}
