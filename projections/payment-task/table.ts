import type { Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { TaskKind } from '../../domain/payment/events.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

/** The state of the request or task. `failed` is retried at `retry_at`; `open` and `proposed` wait for staff. */
export type PaymentTaskStatus = 'waiting' | 'sent' | 'done' | 'failed' | 'open' | 'proposed' | 'ended';

export const paymentTaskTable = viewTable({
  name: 'view_payment_task',
  key: ['payment_id', 'task_id'],
  columns: {
    payment_id: column<Uuid>(),
    task_id: column<Uuid>(),
    kind: column<TaskKind>(),
    status: column<PaymentTaskStatus>(),
    amount: column<Ore>(),
    attempt: column<number>(),
    retry_at: column<Instant | null>(),
    /** The reason of the last failure, or of the decision that ended it. */
    reason: column<string | null>(),
    since: column<Instant>(),
    proposed_by: column<Uuid | null>(),
  },
});

/** A request to the partner about a payment, and the task for staff about it. */
export type PaymentTaskRow = RowOf<typeof paymentTaskTable>;
