import { sql, type Kysely } from 'kysely';

/** Words are stemmed in the process, those of the shop and those that are typed alike (docs/decisions/0011-search.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE search_word DROP COLUMN stem`.execute(db);
}
