import { sql } from 'kysely';

import type { Instant, Uuid } from '../../domain/kernel/index.js';
import { plainRow, plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { OrderPaymentRow, OrderTrackingRow } from './table.js';

export async function orderById(db: ViewsDatabase, orderId: Uuid): Promise<OrderTrackingRow | null> {
  return first(orders(db).where('order_id', '=', orderId));
}

export async function orderByNumber(db: ViewsDatabase, orderNumber: string): Promise<OrderTrackingRow | null> {
  return first(orders(db).where('order_number', '=', orderNumber));
}

/** Finds the order of the parcel with this key. */
export async function orderByTrackingKey(db: ViewsDatabase, trackingKey: Uuid): Promise<OrderTrackingRow | null> {
  const holdsKey = sql<boolean>`parcels @> ${JSON.stringify([{ trackingKey }])}::jsonb`;
  return first(orders(db).where((its) => its.or([its('tracking_key', '=', trackingKey), holdsKey])));
}

/**
 * Returns null for an unknown number and for another person's order. One statement checks both, so that the response
 * time does not show which.
 */
export async function ownOrderByNumber(
  db: ViewsDatabase,
  orderNumber: string,
  { customerId, cartIds }: { readonly customerId: Uuid | null; readonly cartIds: readonly Uuid[] },
): Promise<OrderTrackingRow | null> {
  return first(
    orders(db)
      .where('order_number', '=', orderNumber)
      .where((its) =>
        its.or([its('cart_id', 'in', cartIds), ...(customerId ? [its('customer_id', '=', customerId)] : [])]),
      ),
  );
}

interface OrdersAsked {
  readonly limit?: number;
  readonly after?: Pick<OrderTrackingRow, 'placed_at' | 'order_id'> | null;
  readonly since?: Instant;
  readonly confirmedOnly?: boolean;
}

/** Orders of a customer, newest first. `after` is the last order of the page before, and `since` the oldest moment. */
export async function ordersOf(
  db: ViewsDatabase,
  customerId: Uuid,
  { limit = 50, after, since, confirmedOnly = false }: OrdersAsked = {},
): Promise<OrderTrackingRow[]> {
  let query = orders(db).where('customer_id', '=', customerId);
  if (since) query = query.where('placed_at', '>=', since);
  // The first condition lets the index begin at the place. The second parts orders of the same millisecond.
  if (after)
    query = query
      .where('placed_at', '<=', after.placed_at)
      .where((its) => its.or([its('placed_at', '<', after.placed_at), its('order_id', '>', after.order_id)]));
  if (confirmedOnly) query = query.where('confirmed_at', 'is not', null);
  return plainRows(await query.orderBy('placed_at', 'desc').orderBy('order_id').limit(limit).execute());
}

export async function paymentsOf(db: ViewsDatabase, orderId: Uuid): Promise<OrderPaymentRow[]> {
  const payments = db
    .withTables<{ view_order_payment: OrderPaymentRow }>()
    .selectFrom('view_order_payment')
    .selectAll();
  return plainRows(
    await payments.where('order_id', '=', orderId).orderBy('started_at').orderBy('payment_id').execute(),
  );
}

function orders(db: ViewsDatabase) {
  return db.withTables<{ view_order_tracking: OrderTrackingRow }>().selectFrom('view_order_tracking').selectAll();
}

async function first(query: {
  executeTakeFirst(): Promise<OrderTrackingRow | undefined>;
}): Promise<OrderTrackingRow | null> {
  const row = await query.executeTakeFirst();
  return row ? plainRow(row) : null;
}
