import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { allProjections } from '../../../projections/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { allJobs } from './all-jobs.js';

const views = allProjections({ fingerprint: (kind, text) => `${kind}:${text}` });
let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 2 })));
afterAll(() => database.close());

async function tablesRead(subjects: (db: Database) => AsyncIterable<unknown>): Promise<ReadonlySet<string>> {
  const read = new Set<string>();
  const dialect = new PostgresDialect({ pool: database.pool });
  const log = ({ query }: { readonly query: { readonly sql: string } }): void =>
    query.sql.match(/view_\w+/g)?.forEach((table) => void read.add(table));
  const db = new Kysely<never>({ dialect, log }) as unknown as Database;
  for await (const _page of subjects(db)) continue;
  return read;
}

test.each(allJobs.map((job) => [job.name, job] as const))(
  '%s waits for the views that it reads, and leaves out nobody because a view is behind',
  async (_name, job) => {
    const read = await tablesRead((db) => job.subjects(db, '2026-05-31'));
    const waitedFor = views.filter(({ name }) => job.views.includes(name)).map(({ table }) => table.name);
    expect(read.size).toBeGreaterThan(0);
    expect([...read].filter((table) => !waitedFor.includes(table))).toEqual([]);
  },
);
