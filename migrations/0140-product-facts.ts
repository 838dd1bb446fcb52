import { sql, type Kysely } from 'kysely';

/**
 * New facts about products: last day as new, manufacturer, search words, pictures, and why a product is no longer sold.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE view_product
      DROP COLUMN is_new,
      ADD COLUMN new_until date,
      ADD COLUMN manufacturer text,
      ADD COLUMN npl_id text COLLATE "C",
      ADD COLUMN narcotics_class text COLLATE "C",
      ADD COLUMN search_words text[] NOT NULL DEFAULT '{}',
      ADD COLUMN pictures jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN withdrawn_as text COLLATE "C",
      ADD COLUMN withdrawn_on date,
      ADD COLUMN withdrawal_notice text`.execute(db);
  await sql`CREATE TABLE product_picture (
    file text COLLATE "C" PRIMARY KEY,
    media_type text NOT NULL,
    content bytea NOT NULL
  )`.execute(db);
}
