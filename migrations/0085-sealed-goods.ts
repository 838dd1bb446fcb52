import { sql, type Kysely } from 'kysely';

/**
 * The goods of carts and orders are encrypted in the events and removed from the views
 * (docs/decisions/0020-goods-are-sealed.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_cart DROP COLUMN lines, DROP COLUMN item_count, DROP COLUMN goods_total`.execute(db);
  await sql`ALTER TABLE view_order_tracking DROP COLUMN lines, DROP COLUMN totals`.execute(db);
}
