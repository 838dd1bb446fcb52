import { sql, type Kysely } from 'kysely';

/** When a staff session last did something: one that is left alone ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_session ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now()`.execute(db);
}
