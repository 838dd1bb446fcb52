import type { Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { TaskKind } from '../../domain/payment/events.js';
import type { ViewTable } from '../runner/projection.js';

/** The state of the request or task. `failed` is retried at `retry_at`; `open` and `proposed` wait for staff. */
export type PaymentTaskStatus = 'waiting' | 'sent' | 'done' | 'failed' | 'open' | 'proposed' | 'ended';

/** A request to the partner about a payment, or a task for staff. */
export interface PaymentTaskRow {
  readonly payment_id: Uuid;
  readonly task_id: Uuid;
  readonly kind: TaskKind;
  readonly status: PaymentTaskStatus;
  readonly amount: Ore;
  readonly attempt: number;
  readonly retry_at: Instant | null;
  /** The reason of the last failure, or of the decision that ended the task. */
  readonly reason: string | null;
  readonly since: Instant;
  readonly proposed_by: Uuid | null;
}

export const paymentTaskTable: ViewTable<PaymentTaskRow> = {
  name: 'view_payment_task',
  key: ['payment_id', 'task_id'],
  columns: [
    'payment_id',
    'task_id',
    'kind',
    'status',
    'amount',
    'attempt',
    'retry_at',
    'reason',
    'since',
    'proposed_by',
  ],
};
