import { sql, type Kysely } from 'kysely';

/** CAT-01: what payments hold of the web stock. The defaults are what an older release writes, which holds nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_product ADD COLUMN web_shelf integer NOT NULL DEFAULT 0, ADD COLUMN holds jsonb NOT NULL DEFAULT '{}'`.execute(
    db,
  );
  await sql`CREATE INDEX view_product_held ON view_product (varu_id) WHERE holds <> '{}'`.execute(db);
}

export const additive = true;
