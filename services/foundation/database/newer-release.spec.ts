import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { migrations } from '../../../migrations/index.js';
import { migrate, pendingMigrations } from './migrate.js';
import { noteEventVersions, refuseNewerRelease } from './newer-release.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

const OURS = { Priced: { version: 1 }, Named: { version: 3 } };

describe('a release that is rolled back', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => database.pool.query(`DELETE FROM kysely_migration WHERE name LIKE '9%'; TRUNCATE event_version`));
  afterAll(() => database.close());
  const hasRun = (name: string): Promise<unknown> =>
    database.pool.query('INSERT INTO kysely_migration VALUES ($1, now()::text)', [name]);

  test('runs beside newer migrations that only add, and has nothing to migrate', async () => {
    await hasRun('9000-of-tomorrow');
    await database.pool.query(`INSERT INTO additive_migration VALUES ('9000-of-tomorrow')`);
    await refuseNewerRelease(database.db, OURS);
    expect(await pendingMigrations(database.db)).toEqual([]);
    await migrate(database.db);
  });

  test('does not run beside newer migrations that change what it uses', async () => {
    await hasRun('9001-renames');
    await expect(refuseNewerRelease(database.db, OURS)).rejects.toThrow(
      'DATABASE_URL: a newer release has changed this database (9001-renames), and this one cannot run on it; start the newer release',
    );
  });

  test('does not run where events have a version that it cannot read', async () => {
    await noteEventVersions(database.db, { ...OURS, Priced: { version: 2 } });
    await noteEventVersions(database.db, OURS);
    await expect(refuseNewerRelease(database.db, OURS)).rejects.toThrow(
      'DATABASE_URL: a newer release writes Priced in version 2, and this one reads it to version 1; start the newer release',
    );
  });

  test('runs where a newer release has events of its own', async () => {
    await noteEventVersions(database.db, { ...OURS, Weighed: { version: 1 } });
    await refuseNewerRelease(database.db, OURS);
  });

  test('runs on a database from before releases were stored, and on an empty one', async () => {
    await database.pool.query(`ALTER TABLE event_version RENAME TO not_yet`);
    await refuseNewerRelease(database.db, OURS);
    await database.pool.query(`ALTER TABLE not_yet RENAME TO event_version`);
  });

  test('finds stored which of our migrations only add', async () => {
    const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM additive_migration ORDER BY name');
    const additive = Object.entries(migrations).flatMap(([name, migration]) => (migration.additive ? [name] : []));
    expect(rows.map(({ name }) => name)).toEqual(['9000-of-tomorrow', ...additive].sort());
  });
});
