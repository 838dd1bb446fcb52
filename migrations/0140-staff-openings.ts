import { sql, type Kysely } from 'kysely';

/** Staff now also give a reason when they open one of the console's desks. A desk has a name but no UUID. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_opened_subject ALTER COLUMN subject_id TYPE text COLLATE "C"`.execute(db);
}
