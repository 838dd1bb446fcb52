import { sql, type Kysely } from 'kysely';

/** Search has an index of its own. The old text column of products was unused and slowed every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_product DROP COLUMN search_text`.execute(db);
}
