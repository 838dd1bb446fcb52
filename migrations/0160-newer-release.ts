import { sql, type Kysely } from 'kysely';

/** What an older release reads when a newer one has run: which migrations it may run beside, which versions of events stand here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE additive_migration (name text COLLATE "C" PRIMARY KEY)`.execute(db);
  await sql`CREATE TABLE event_version (type text COLLATE "C" PRIMARY KEY, version integer NOT NULL)`.execute(db);
}

export const additive = true;
