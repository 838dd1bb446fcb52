import { sql } from 'kysely';

import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { ReturnRow } from './table.js';

/** Returns that are not settled, and whose goods are here or may still come in time, the earliest due first. */
export async function openReturns(
  db: ViewsDatabase,
  today: BusinessDate,
  limit: number,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT * FROM view_return
    WHERE status IN ('awaited', 'received') AND (status = 'received' OR refund_by >= ${today})
    ORDER BY refund_by, withdrawal_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

/** Those of these orders whose goods are still to come back or to be inspected. */
export async function ordersWithOpenReturn(db: ViewsDatabase, orderIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
  if (orderIds.length === 0) return new Set();
  const { rows } = await sql<{ order_id: Uuid }>`
    SELECT DISTINCT order_id FROM view_return
    WHERE order_id = ANY(${[...orderIds]}) AND status IN ('awaited', 'received')`.execute(db);
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Returns whose goods are not here although their day is over, the newest first. They hide no return that is due. */
export async function missingReturns(
  db: ViewsDatabase,
  today: BusinessDate,
  limit: number,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT * FROM view_return WHERE status = 'awaited' AND refund_by < ${today}
    ORDER BY refund_by DESC, withdrawal_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

/** How many returns are not settled. A page lists only the first of them. */
export async function openReturnCount(db: ViewsDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM view_return WHERE status IN ('awaited', 'received')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Settled returns with damaged pieces that were due since a day, the newest first. */
export async function damagedReturns(
  db: ViewsDatabase,
  since: BusinessDate,
  limit: number,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT * FROM view_return WHERE damaged > 0 AND refund_by >= ${since}
    ORDER BY inspected_at DESC, withdrawal_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

/** Returns that are here and whose refund is late, the latest first (LAW-04). */
export async function lateRefunds(
  db: ViewsDatabase,
  today: BusinessDate,
  limit: number,
): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT * FROM view_return WHERE status = 'received' AND refund_by < ${today}
    ORDER BY refund_by, withdrawal_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

/** How many returns that are here have a refund due on or before a day. */
export async function refundsDueBy(db: ViewsDatabase, day: BusinessDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM view_return WHERE status = 'received' AND refund_by <= ${day}`.execute(db);
  return rows[0]?.count ?? 0;
}
