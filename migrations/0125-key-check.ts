import { sql, type Kysely } from 'kysely';

/** Values with which a starting process checks its keys. They do not reveal the keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE key_check (
    name text PRIMARY KEY CHECK (name IN ('MASTER_KEY', 'LOOKUP_KEY')),
    check_value bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
