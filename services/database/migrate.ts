import { Migrator, type Migration } from 'kysely';

import { migrations } from '../../migrations/index.js';
import type { Database } from './connection.js';

/** Brings a database up to date, forward only. @throws with the name of the migration that failed. */
export async function migrate(db: Database): Promise<void> {
  const { error, results } = await migrator(db).migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error');
    throw new Error(
      `migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Names of migrations this code has and the database has not. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const known = await migrator(db).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

function migrator(db: Database): Migrator {
  return new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async (): Promise<Record<string, Migration>> => migrations },
  });
}
