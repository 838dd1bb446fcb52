import { sql, type Kysely } from 'kysely';

export const additive = true;

/** When a session synced its reminders. NULL until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN reminders_synced_at timestamptz`.execute(db);
}
