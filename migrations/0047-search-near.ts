import { sql, type Kysely } from 'kysely';

/** Words within and near others are found beside the vocabulary in the process; these indexes only slowed its writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX search_word_near`.execute(db);
  await sql`DROP INDEX search_word_within`.execute(db);
}
