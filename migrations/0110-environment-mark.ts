import { sql, type Kysely } from 'kysely';

/** The environment that this database belongs to for ever, in at most one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE environment_mark (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    environment text NOT NULL CHECK (environment IN ('local', 'production')),
    marked_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
