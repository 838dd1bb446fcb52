import type { Uuid } from '../../domain/kernel/index.js';
import { plainRow } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { CartRow } from './table.js';

export async function cartById(db: ViewsDatabase, cartId: Uuid): Promise<CartRow | null> {
  const row = await carts(db).selectFrom('view_cart').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return row ? plainRow(row) : null;
}

/** The customer's latest cart that is open or being paid; null when there is none. */
export async function openCartOf(db: ViewsDatabase, customerId: Uuid): Promise<CartRow | null> {
  const row = await carts(db)
    .selectFrom('view_cart')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('phase', 'in', ['open', 'frozen'])
    .orderBy('updated_at', 'desc')
    .orderBy('cart_id')
    .executeTakeFirst();
  return row ? plainRow(row) : null;
}

function carts(db: ViewsDatabase) {
  return db.withTables<{ view_cart: CartRow }>();
}
