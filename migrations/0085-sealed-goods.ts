import { sql, type Kysely } from 'kysely';

/** Goods of carts and orders are sealed in the events and are in no view (docs/decisions/0020-goods-are-sealed.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_cart DROP COLUMN lines, DROP COLUMN item_count, DROP COLUMN goods_total`.execute(db);
  await sql`ALTER TABLE view_order_tracking DROP COLUMN lines, DROP COLUMN totals`.execute(db);
}
