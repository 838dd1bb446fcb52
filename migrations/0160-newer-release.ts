import { sql, type Kysely } from 'kysely';

/**
 * Facts for an older release that runs after a newer one. They are the migrations that it may run with, and the newest
 * versions of stored events.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE additive_migration (name text COLLATE "C" PRIMARY KEY)`.execute(db);
  await sql`CREATE TABLE event_version (type text COLLATE "C" PRIMARY KEY, version integer NOT NULL)`.execute(db);
}

export const additive = true;
