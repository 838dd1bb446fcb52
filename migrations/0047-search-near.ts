import { sql, type Kysely } from 'kysely';

/** The shop's process now finds similar words itself. These indexes only slowed writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX search_word_near`.execute(db);
  await sql`DROP INDEX search_word_within`.execute(db);
}
