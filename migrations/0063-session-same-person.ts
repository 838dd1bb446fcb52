import { sql, type Kysely } from 'kysely';

/** Whether a log-in found the same person in the browser (LOG-09): the answer is stored, not the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN same_person boolean NOT NULL DEFAULT false`.execute(db);
}
