import { sql } from 'kysely';

import { addDays, startOfDay, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { InternalStatus } from '../../../projections/order-tracking/table.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { PlacedOrders } from '../../shop/order/placed-orders.js';

/** An order that contains an article. Only the console shows its customer, with a reason. */
export interface OrderWith {
  readonly orderNumber: string;
  readonly placedOn: Instant;
  readonly pieces: number;
  readonly status: InternalStatus;
}

export interface Sought {
  readonly varuId: string;
  readonly from: BusinessDate;
  /** The last day, inclusive. */
  readonly to: BusinessDate;
}

type Row = Omit<OrderWith, 'pieces' | 'placedOn'> & { readonly orderId: Uuid; readonly placedOn: Date };

const CHUNK = 500;

/**
 * Lists the orders of a period that contain the article, oldest first. Lines are encrypted, so each order is decrypted.
 */
export async function ordersWith(
  { db, store }: { readonly db: Database; readonly store: Pick<EventStore, 'readStreams'> },
  { varuId, from, to }: Sought,
): Promise<readonly OrderWith[]> {
  const { rows } = await sql<Row>`
    SELECT order_id AS "orderId", order_number AS "orderNumber", placed_at AS "placedOn", internal_status AS status
    FROM view_order_tracking
    WHERE placed_at >= ${startOfDay(from)} AND placed_at < ${startOfDay(addDays(to, 1))}
      AND internal_status NOT IN ('failed', 'cancelled')
    ORDER BY placed_at, order_id`.execute(db);
  const placed = new PlacedOrders(store);
  const found: OrderWith[] = [];
  for (let first = 0; first < rows.length; first += CHUNK) {
    const chunk = rows.slice(first, first + CHUNK);
    const orders = await placed.of(chunk.map(({ orderId }) => orderId));
    for (const { orderId, placedOn, ...row } of chunk) {
      const lines = orders.get(orderId)?.lines.filter((line) => line.varuId === varuId) ?? [];
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces > 0) found.push({ ...row, placedOn: placedOn.toISOString(), pieces });
    }
  }
  return found;
}
