import { sql } from 'kysely';

import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { RECONCILIATION } from '../payment/report/booked-lines.js';
import { bookingOf, type BookedLine } from '../payment/report/booking-of.js';

/** How a booking of a partner's daily report changes what the partner owes the shop. */
const SIGNS: Readonly<Record<string, 1 | -1>> = {
  captured: 1,
  'capture-failed': -1,
  refunded: -1,
  'refund-failed': 1,
};

/**
 * What the partners report of a day: captures less refunds. Null for a day without a reconciliation, which is a day
 * before its first run, or one that staff have skipped.
 * @throws while the reconciliation of the day has not been completed
 */
export async function reportedSum(db: Database, date: BusinessDate): Promise<Ore | null> {
  if (!(await isReconciled(db, date))) return null;
  const { rows } = await sql<Pick<BookedLine, 'record' | 'pspReference'> & { readonly amount: number }>`
    SELECT record, psp_reference AS "pspReference", amount::float8 AS amount
    FROM payment_report_line WHERE report_date = ${date} AND currency = 'SEK'`.execute(db);
  return rows.reduce((sum, { record, pspReference, amount }) => {
    const said = { line: 0, record, pspReference, modification: null, sum: { amount, currency: 'SEK' } };
    const booking = bookingOf(date, said);
    return sum + (booking ? (SIGNS[booking.kind] ?? 0) * booking.sum.amount : 0);
  }, 0);
}

async function isReconciled(db: Database, date: BusinessDate): Promise<boolean> {
  const { rows } = await sql<{ begun: boolean; done: boolean | null; skipped: boolean | null }>`
    SELECT EXISTS (SELECT FROM job_schedule WHERE job = ${RECONCILIATION} AND begins_on <= ${date}) AS begun,
      bool_or(completed_at IS NOT NULL) AS done, bool_or(passed_over IS NOT NULL) AS skipped
    FROM view_job_run WHERE job = ${RECONCILIATION} AND business_date = ${date}`.execute(db);
  const [{ begun = false, done = null, skipped = null } = {}] = rows;
  if (done) return true;
  if (!begun || skipped) return false;
  throw new Error(`the payments of ${date} are not yet reconciled: npm run job reconciliation -- --date ${date}`);
}
