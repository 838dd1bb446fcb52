import { sql, type Kysely } from 'kysely';

/**
 * Whether the log-in was by the same person as the last one in this browser (LOG-09). Only this answer is stored, not
 * the person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE session ADD COLUMN same_person boolean NOT NULL DEFAULT false`.execute(db);
}
