import { sql } from 'kysely';

import type { Instant, Uuid } from '../../domain/kernel/index.js';
import type { ViewsDatabase } from '../views-database.js';
import type { PaymentTaskRow } from './table.js';

export interface OpenPaymentTask extends Omit<PaymentTaskRow, 'retry_at'> {
  /** The order of the payment. Null when only the partner knows the payment. */
  readonly order_id: Uuid | null;
  readonly order_number: string | null;
}

export interface DuePayment {
  readonly paymentId: Uuid;
  readonly dueAt: Instant;
}

/** Payments with a retry that is due, the longest overdue first. They come after the given payment. */
export async function paymentsToRetry(
  db: ViewsDatabase,
  at: Instant,
  limit: number,
  after: DuePayment | null = null,
): Promise<readonly DuePayment[]> {
  const { rows } = await sql<{ paymentId: Uuid; dueAt: Date }>`
    SELECT payment_id AS "paymentId", min(retry_at) AS "dueAt" FROM view_payment_task
    WHERE status = 'failed' AND retry_at <= ${at}
    GROUP BY payment_id
    HAVING ${after === null ? sql`true` : sql`(min(retry_at), payment_id) > (${after.dueAt}::timestamptz, ${after.paymentId})`}
    ORDER BY min(retry_at), payment_id LIMIT ${limit}`.execute(db);
  return rows.map(({ paymentId, dueAt }) => ({ paymentId, dueAt: dueAt.toISOString() }));
}

/** Tasks for staff, oldest first. */
export function openPaymentTasks(db: ViewsDatabase, limit: number): Promise<readonly OpenPaymentTask[]> {
  return tasks(db, sql`t.status IN ('open', 'proposed') ORDER BY t.since, t.payment_id, t.task_id LIMIT ${limit}`);
}

/** Differences from the partner's report that nobody must settle, newest first. */
export function settledDifferences(db: ViewsDatabase, limit: number): Promise<readonly OpenPaymentTask[]> {
  const settled = sql`t.kind = 'difference' AND t.status = 'ended'`;
  return tasks(db, sql`${settled} ORDER BY t.since DESC, t.payment_id, t.task_id LIMIT ${limit}`);
}

async function tasks(db: ViewsDatabase, which: ReturnType<typeof sql>): Promise<readonly OpenPaymentTask[]> {
  const { rows } = await sql<Omit<OpenPaymentTask, 'since'> & { since: Date }>`
    SELECT t.payment_id, t.task_id, t.kind, t.status, t.amount::float8 AS amount, t.attempt, t.reason, t.since, t.proposed_by,
      p.order_id, o.order_number
    FROM view_payment_task t
      LEFT JOIN view_order_payment p ON p.payment_id = t.payment_id
      LEFT JOIN view_order_tracking o ON o.order_id = p.order_id
    WHERE ${which}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
