import { sql, type Kysely } from 'kysely';

/** The process stems words, both the shop's and typed ones (docs/decisions/0011-search.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE search_word DROP COLUMN stem`.execute(db);
}
