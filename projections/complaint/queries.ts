import { sql } from 'kysely';

import type { Uuid } from '../../domain/kernel/index.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { ComplaintRow } from './table.js';

export interface ListedComplaint extends ComplaintRow {
  readonly order_number: string;
}

/** Complaints without an end, the earliest due first. */
export async function openComplaints(db: ViewsDatabase, limit: number): Promise<readonly ListedComplaint[]> {
  const { rows } = await sql<ListedComplaint>`
    SELECT c.*, o.order_number FROM view_complaint c JOIN view_order_tracking o ON o.order_id = c.order_id
    WHERE c.status IN ('open', 'awaiting', 'replacing') ORDER BY c.answer_by, c.complaint_id LIMIT ${limit}`.execute(
    db,
  );
  return plainRows(rows);
}

/** Complaints that ended, the newest answer first. */
export async function endedComplaints(db: ViewsDatabase, limit: number): Promise<readonly ListedComplaint[]> {
  const { rows } = await sql<ListedComplaint>`
    SELECT c.*, o.order_number FROM view_complaint c JOIN view_order_tracking o ON o.order_id = c.order_id
    WHERE c.status NOT IN ('open', 'awaiting', 'replacing')
    ORDER BY c.answered_at DESC, c.complaint_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

export async function complaintById(db: ViewsDatabase, complaintId: Uuid): Promise<ListedComplaint | null> {
  const { rows } = await sql<ListedComplaint>`
    SELECT c.*, o.order_number FROM view_complaint c JOIN view_order_tracking o ON o.order_id = c.order_id
    WHERE c.complaint_id = ${complaintId}`.execute(db);
  return plainRows(rows)[0] ?? null;
}
