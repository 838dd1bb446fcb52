import { sql } from 'kysely';

import type { Instant, Uuid } from '../../../../domain/kernel/index.js';
import type { Unbooked } from '../../../../domain/payment/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import type { Database } from '../../../foundation/database/connection.js';

export type UnbookedItem = Unbooked & { readonly paymentId: Uuid };

export interface Span {
  readonly from: Instant;
  readonly to: Instant;
  /** True to leave out entries that the partner has already confirmed to us. */
  readonly awaitedOnly: boolean;
}

/** Finds entries of our books in that period, requested or done, that are in no report of any day. */
export async function unbookedOn(db: Database, { from, to, awaitedOnly }: Span): Promise<readonly UnbookedItem[]> {
  const { rows } = await sql<Omit<UnbookedItem, 'differenceId'>>`
    SELECT t.payment_id AS "paymentId", t.kind AS record, t.task_id AS reference FROM view_payment_task t
    WHERE t.kind IN ('capture', 'refund', 'reversal') AND (t.status = 'sent' OR (t.status = 'done' AND NOT ${awaitedOnly}::boolean)) AND t.since >= ${from} AND t.since < ${to}
      AND NOT EXISTS (SELECT FROM payment_report_line l WHERE l.modification_id = t.task_id AND l.attempt = greatest(t.attempt, 1))
    UNION ALL
    SELECT p.payment_id, 'authorisation', p.psp_reference FROM view_order_payment p
    WHERE NOT ${awaitedOnly}::boolean AND p.psp_reference NOT LIKE ${`${FREE}%`} AND p.started_at >= ${from} AND p.started_at < ${to}
      AND NOT EXISTS (SELECT FROM payment_report_line l WHERE l.psp_reference = p.psp_reference)
    ORDER BY 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, differenceId: derivedId('in no report', `${row.record}/${row.reference}`) }));
}

/** The beginning of the reference of an order that a cheque covers fully. The partner does not know such a payment. */
const FREE = 'free-';
