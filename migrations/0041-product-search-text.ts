import { sql, type Kysely } from 'kysely';

/** Search has its own index; the text beside each product with its trigrams was unused and slowed every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_product DROP COLUMN search_text`.execute(db);
}
