import { sql } from 'kysely';

import type { BusinessDate } from '../../domain/kernel/index.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { ReturnRow } from './table.js';

/** Returns that are not settled, the earliest due first. */
export async function openReturns(db: ViewsDatabase, limit: number): Promise<readonly ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    SELECT * FROM view_return WHERE status IN ('awaited', 'received')
    ORDER BY refund_by, withdrawal_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
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
