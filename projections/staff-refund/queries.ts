import { sql } from 'kysely';

import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { StaffRefundRow } from './table.js';

export interface ProposedRefund extends StaffRefundRow {
  readonly order_number: string;
}

/** Refunds that wait for a second person, the oldest first. */
export async function proposedRefunds(db: ViewsDatabase, limit: number): Promise<readonly ProposedRefund[]> {
  const { rows } = await sql<ProposedRefund>`
    SELECT r.*, o.order_number FROM view_staff_refund r JOIN view_order_tracking o ON o.order_id = r.order_id
    WHERE r.status = 'proposed' ORDER BY r.proposed_at, r.refund_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}
