import { sql, type Kysely } from 'kysely';

/** The shop's process now reduces words to their stems itself (docs/decisions/0011-search.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE search_word DROP COLUMN stem`.execute(db);
}
