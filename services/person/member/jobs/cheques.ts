import { sql } from 'kysely';

import {
  addDays,
  atStockholm,
  endOfDay,
  isEndOfMonth,
  yearOf,
  type BusinessDate,
  type Uuid,
} from '../../../../domain/kernel/index.js';
import { pointsToConvert, type ChequeIssued } from '../../../../domain/member/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../../foundation/job-engine/job.js';
import { CLUB_VIEWS } from './club-views.js';
import { memberPages } from './member-pages.js';
import { memberSubject } from './member-subject.js';

interface Balance {
  readonly memberId: Uuid;
  readonly balance: number;
  readonly convertedThisYear: number;
}

/**
 * CLB-05: issues cheques for whole thousands of points. They count from a month's last instant. The job runs five
 * minutes later, before points expire.
 */
export const cheques = defineJob<ChequeIssued>({
  name: 'cheques',
  dueAt: (date) => (isEndOfMonth(date) ? atStockholm(addDays(date, 1), '00:05') : null),
  effectiveAt: endOfDay,
  subjects: (db, date) =>
    memberPages(
      (after, limit) => balances(db, date, after, limit),
      (balance) => subject(balance, date),
    ),
  views: CLUB_VIEWS,
  asOfDate: true,
  eventTypes: ['ChequeIssued'],
  sums: {
    chequesIssued: () => 1,
    amountOre: ({ data }) => data.amount,
    pointsConverted: ({ data }) => data.pointsConverted,
  },
});

function subject({ memberId, balance, convertedThisYear }: Balance, on: BusinessDate): Subject {
  const issues = pointsToConvert(balance, convertedThisYear, on) > 0;
  return memberSubject(
    memberId,
    issues ? (commandId) => ({ type: 'IssueCheque', chequeId: derivedId(commandId, 'cheque'), on }) : null,
  );
}

async function balances(db: Database, date: BusinessDate, after: Uuid, limit: number): Promise<readonly Balance[]> {
  const { rows } = await sql<Balance>`
    SELECT member_id AS "memberId", balance,
      CASE WHEN converted_year = ${yearOf(date)} THEN converted_points ELSE 0 END AS "convertedThisYear"
    FROM view_loyalty_level
    WHERE member_id > ${after} AND ended_on IS NULL AND registered_on <= ${date}::date
    ORDER BY member_id LIMIT ${limit}`.execute(db);
  return rows;
}
