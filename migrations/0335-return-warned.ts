import { sql, type Kysely } from 'kysely';

export const additive = true;

/** When staff were last warned that a return's refund is due, and at which day of the rule (LAW-04). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_return ADD COLUMN warned_at timestamptz, ADD COLUMN warn_day integer`.execute(db);
}
