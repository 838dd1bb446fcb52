import { sql, type Kysely } from 'kysely';

/** At most one row: the environment that the database belongs to for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE environment_mark (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    environment text NOT NULL CHECK (environment IN ('local', 'production')),
    marked_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
