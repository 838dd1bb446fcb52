import { sql } from 'kysely';

import { atStockholm, startOfDay, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import type { ChequeExpired } from '../../../../domain/member/index.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob } from '../../../foundation/job-engine/job.js';
import { CLUB_VIEWS } from './club-views.js';
import { memberPages } from './member-pages.js';
import { memberSubject } from './member-subject.js';

/** CLB-05: expires cheques after their last day. A cheque that a cart has reserved is checked again every night. */
export const chequeExpiry = defineJob<ChequeExpired>({
  name: 'cheque-expiry',
  dueAt: (date) => atStockholm(date, '00:15'),
  effectiveAt: startOfDay,
  subjects: (db, on) =>
    memberPages(
      (after, limit) => holders(db, on, after, limit),
      ({ memberId }) => memberSubject(memberId, () => ({ type: 'ExpireCheques', on })),
    ),
  views: CLUB_VIEWS,
  eventTypes: ['ChequeExpired'],
  sums: { chequesExpired: () => 1 },
});

async function holders(
  db: Database,
  date: BusinessDate,
  after: Uuid,
  limit: number,
): Promise<readonly { memberId: Uuid }[]> {
  const { rows } = await sql<{ memberId: Uuid }>`
    SELECT DISTINCT member_id AS "memberId" FROM view_cheque
    WHERE member_id > ${after} AND valid_to < ${date}::date AND redeemed_at IS NULL AND expired_on IS NULL AND lapsed_on IS NULL
    ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows;
}
