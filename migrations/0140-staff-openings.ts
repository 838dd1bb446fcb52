import { sql, type Kysely } from 'kysely';

/** Staff also give a reason when they open a desk, which has no id of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_opened_subject ALTER COLUMN subject_id TYPE text COLLATE "C"`.execute(db);
}
