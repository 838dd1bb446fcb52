import { sql, type Kysely } from 'kysely';

/** An older release reads this after a newer one has run: migrations it may run with, and versions of stored events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE additive_migration (name text COLLATE "C" PRIMARY KEY)`.execute(db);
  await sql`CREATE TABLE event_version (type text COLLATE "C" PRIMARY KEY, version integer NOT NULL)`.execute(db);
}

export const additive = true;
