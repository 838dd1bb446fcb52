import { sql, type Kysely } from 'kysely';

/** The multi-buy and the gift of a campaign (CRT-04, CRT-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_campaign ADD COLUMN multi_buy jsonb, ADD COLUMN gift jsonb`.execute(db);
}

export const additive = true;
