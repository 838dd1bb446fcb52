import { sql, type Kysely } from 'kysely';

/** PRO-15: whether customers may watch a product. The default is what an older release writes, for whom all may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_product ADD COLUMN is_monitorable boolean NOT NULL DEFAULT true`.execute(db);
}

export const additive = true;
