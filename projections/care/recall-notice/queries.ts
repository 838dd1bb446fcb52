import { sql } from 'kysely';

import type { Uuid } from '../../../domain/kernel/index.js';
import { plainRows } from '../../runner/plain-row.js';
import type { ViewsDatabase } from '../../views-database.js';
import type { RecallNoticeRow } from './table.js';

/** The newest first. */
export async function recallNoticesOf(db: ViewsDatabase, customerId: Uuid): Promise<readonly RecallNoticeRow[]> {
  const { rows } = await sql<RecallNoticeRow>`
    SELECT * FROM view_recall_notice WHERE customer_id = ${customerId}
    ORDER BY notified_at DESC, dispensing_id`.execute(db);
  return plainRows(rows);
}
