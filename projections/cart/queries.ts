import type { Uuid } from '../../domain/kernel/index.js';
import { plainRow } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { CartRow } from './table.js';

export async function cartById(db: ViewsDatabase, cartId: Uuid): Promise<CartRow | null> {
  const row = await carts(db).selectFrom('view_cart').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return row ? plainRow(row) : null;
}

/**
 * The customer's carts that are open or being paid, newest first. A new cart may be open while another is being paid.
 */
export async function unfinishedCartsOf(db: ViewsDatabase, customerId: Uuid): Promise<readonly CartRow[]> {
  const rows = await carts(db)
    .selectFrom('view_cart')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('phase', 'in', ['open', 'frozen'])
    .orderBy('updated_at', 'desc')
    .orderBy('cart_id')
    .execute();
  return rows.map((row) => plainRow(row));
}

function carts(db: ViewsDatabase) {
  return db.withTables<{ view_cart: CartRow }>();
}
