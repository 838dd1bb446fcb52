import { Migrator, type Migration } from 'kysely';

import { migrations } from '../../../migrations/index.js';
import type { Database } from './connection.js';
import { newerMigrations, noteMigrations } from './newer-release.js';

/** Migrates a database, forward only. @throws with the name of the failed migration */
export async function migrate(db: Database): Promise<void> {
  const { error, results } = await (await migrator(db)).migrateToLatest();
  if (error) {
    const failed = results?.find(({ status }) => status === 'Error');
    throw new Error(
      `migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  await noteMigrations(db);
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const known = await (await migrator(db)).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

async function migrator(db: Database): Promise<Migrator> {
  const newer = await newerMigrations(db);
  const passedOver = Object.fromEntries(newer.map(({ name }): [string, Migration] => [name, { up: neverAgain }]));
  return new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async (): Promise<Record<string, Migration>> => ({ ...migrations, ...passedOver }) },
  });
}

/**
 * Kysely refuses to run when an applied migration is missing. So each migration of a newer release gets this function,
 * which never runs.
 */
async function neverAgain(): Promise<void> {
  throw new Error('belongs to a newer release and has run');
}
