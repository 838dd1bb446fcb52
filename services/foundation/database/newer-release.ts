import { sql } from 'kysely';

import { migrations } from '../../../migrations/index.js';
import { InvalidConfiguration } from '../config/invalid-configuration.js';
import type { Database } from './connection.js';

/** The version of each event type that this release writes. */
type Versions = Readonly<Record<string, { readonly version: number }>>;

export interface NewerMigration {
  readonly name: string;
  readonly additive: boolean;
}

/**
 * Refuses a database that a newer release has changed, after a rollback to this release. Newer migrations that only add
 * something are accepted. Events that this release cannot read are not.
 * @throws InvalidConfiguration
 */
export async function refuseNewerRelease(db: Database, events: Versions): Promise<void> {
  const breaking = (await newerMigrations(db)).filter(({ additive }) => !additive).map(({ name }) => name);
  if (breaking.length > 0)
    throw new InvalidConfiguration(
      `DATABASE_URL: a newer release has changed this database (${breaking.join(', ')}), and this one cannot run on it; start the newer release`,
    );
  for (const { type, version } of await noted(db)) {
    const known = events[type]?.version;
    if (known !== undefined && known < version)
      throw new InvalidConfiguration(
        `DATABASE_URL: a newer release writes ${type} in version ${version}, and this one reads it to version ${known}; start the newer release`,
      );
  }
}

export async function newerMigrations(db: Database): Promise<readonly NewerMigration[]> {
  if (!(await isMade(db, 'kysely_migration'))) return [];
  const ran = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const newer = ran.rows.filter(({ name }) => !(name in migrations));
  if (newer.length === 0) return [];
  const noted = (await isMade(db, 'additive_migration'))
    ? await sql<{ name: string }>`SELECT name FROM additive_migration`.execute(db)
    : { rows: [] };
  const additive = new Set(noted.rows.map(({ name }) => name));
  return newer.map(({ name }) => ({ name, additive: additive.has(name) }));
}

/** Stores which migrations of this release only add something. An older release can then accept them. */
export async function noteMigrations(db: Database): Promise<void> {
  const additive = Object.entries(migrations).filter(([, migration]) => migration.additive);
  await sql`INSERT INTO additive_migration SELECT unnest(${additive.map(([name]) => name)}::text[])
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Stores the version of each event type. Call it before this release writes the first event of a new version. */
export async function noteEventVersions(db: Database, events: Versions): Promise<void> {
  const known = Object.entries(events);
  const [types, versions] = [known.map(([type]) => type), known.map(([, { version }]) => version)];
  await sql`INSERT INTO event_version SELECT * FROM unnest(${types}::text[], ${versions}::int[])
    ON CONFLICT (type) DO UPDATE SET version = EXCLUDED.version WHERE event_version.version < EXCLUDED.version`.execute(
    db,
  );
}

async function noted(db: Database): Promise<readonly { readonly type: string; readonly version: number }[]> {
  if (!(await isMade(db, 'event_version'))) return [];
  const stored = sql<{ type: string; version: number }>`SELECT type, version FROM event_version ORDER BY type`;
  return (await stored.execute(db)).rows;
}

async function isMade(db: Database, table: string): Promise<boolean> {
  const asked = sql<{ made: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS made`;
  return (await asked.execute(db)).rows[0]?.made === true;
}
