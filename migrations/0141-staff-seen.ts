import { sql, type Kysely } from 'kysely';

/** The last activity of a staff session. A session without activity ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_session ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now()`.execute(db);
}
