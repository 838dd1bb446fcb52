import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import { plainRow, plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { ChequeRow } from './table.js';

export type ChequeStatus = 'future' | 'active' | 'reserved' | 'redeemed' | 'expired' | 'lapsed';

/** The cheque's status on a date. After its last day it is expired, even before the expiry job has run. */
export function chequeStatus(cheque: ChequeRow, on: BusinessDate): ChequeStatus {
  if (cheque.redeemed_at !== null) return 'redeemed';
  if (cheque.lapsed_on !== null) return 'lapsed';
  if (cheque.expired_on !== null || cheque.valid_to < on) return 'expired';
  if (cheque.reserved_at !== null) return 'reserved';
  return cheque.valid_from > on ? 'future' : 'active';
}

/** A member's cheques with their status on a date, newest first. */
export async function chequesOf(
  db: ViewsDatabase,
  memberId: Uuid,
  on: BusinessDate,
): Promise<(ChequeRow & { readonly status: ChequeStatus })[]> {
  const rows = await cheques(db)
    .where('member_id', '=', memberId)
    .orderBy('valid_from', 'desc')
    .orderBy('cheque_id')
    .execute();
  return plainRows(rows).map((row) => ({ ...row, status: chequeStatus(row, on) }));
}

export async function chequeById(db: ViewsDatabase, chequeId: Uuid): Promise<ChequeRow | null> {
  const row = await cheques(db).where('cheque_id', '=', chequeId).executeTakeFirst();
  return row ? plainRow(row) : null;
}

/** Members who have unused cheques that are no longer valid, for the expiry job. */
export async function membersWithChequesToExpire(db: ViewsDatabase, on: BusinessDate): Promise<Uuid[]> {
  const rows = await db
    .withTables<{ view_cheque: ChequeRow }>()
    .selectFrom('view_cheque')
    .select('member_id')
    .distinct()
    .where('valid_to', '<', on)
    .where('redeemed_at', 'is', null)
    .where('expired_on', 'is', null)
    .where('lapsed_on', 'is', null)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

function cheques(db: ViewsDatabase) {
  return db.withTables<{ view_cheque: ChequeRow }>().selectFrom('view_cheque').selectAll();
}
