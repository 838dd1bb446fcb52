import { sql } from 'kysely';

import { plainRows } from '../../runner/plain-row.js';
import type { ViewsDatabase } from '../../views-database.js';
import type { DosePackRow } from './table.js';

/** What waits, the oldest first, and then what was answered, the latest first. */
export async function dosePackMessages(db: ViewsDatabase, limit: number): Promise<readonly DosePackRow[]> {
  const { rows } = await sql<DosePackRow>`
    SELECT * FROM view_dose_pack
    ORDER BY answered_at DESC NULLS FIRST, asked_at, message_id LIMIT ${limit}`.execute(db);
  return plainRows(rows);
}

export async function dosePackById(db: ViewsDatabase, messageId: string): Promise<DosePackRow | null> {
  const { rows } = await sql<DosePackRow>`
    SELECT * FROM view_dose_pack WHERE message_id = ${messageId}`.execute(db);
  return plainRows(rows)[0] ?? null;
}
