import { sql, type Kysely } from 'kysely';

/** What tells a start that it was given another key than this database was made with; nobody can tell the key by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE key_check (
    name text PRIMARY KEY CHECK (name IN ('MASTER_KEY', 'LOOKUP_KEY')),
    check_value bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
