import { sql } from 'kysely';

import { plainRows } from '../../runner/plain-row.js';
import type { ViewsDatabase } from '../../views-database.js';
import type { DispensingRow } from './table.js';

/** What waits for a pharmacist: the earliest promise first, then the oldest order. */
export async function waitingDispensings(db: ViewsDatabase, limit: number): Promise<readonly DispensingRow[]> {
  const { rows } = await sql<DispensingRow>`
    SELECT * FROM view_dispensing WHERE phase IN ('ordered', 'dispensed')
    ORDER BY promised_by NULLS LAST, ordered_at, dispensing_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

export async function dispensingById(db: ViewsDatabase, dispensingId: string): Promise<DispensingRow | null> {
  const { rows } = await sql<DispensingRow>`
    SELECT * FROM view_dispensing WHERE dispensing_id = ${dispensingId}`.execute(db);
  return plainRows(rows)[0] ?? null;
}

/** A page of what was handed out, after this id. The batches are sealed, so who asks for one opens each. */
export async function handedOut(db: ViewsDatabase, after: string, limit: number): Promise<readonly DispensingRow[]> {
  const { rows } = await sql<DispensingRow>`
    SELECT * FROM view_dispensing WHERE phase IN ('dispensed', 'reported') AND dispensing_id > ${after}
    ORDER BY dispensing_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

/** RX-05: the withdrawals of one order, whose lines share the ladder. */
export async function dispensingsOfOrder(db: ViewsDatabase, orderId: string): Promise<readonly DispensingRow[]> {
  const { rows } = await sql<DispensingRow>`
    SELECT * FROM view_dispensing WHERE order_id = ${orderId} ORDER BY line_id`.execute(db);
  return plainRows(rows);
}
