import type { Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import type { TaskKind } from '../../domain/payment/events.js';
import type { ViewTable } from '../runner/projection.js';

/** `failed` goes to the partner again at `retry_at`; `open` and `proposed` lie with a person. */
export type PaymentTaskStatus = 'waiting' | 'sent' | 'done' | 'failed' | 'open' | 'proposed' | 'ended';

/** What the partner was asked to do with a payment, and whatever of it a person has to settle. */
export interface PaymentTaskRow {
  readonly payment_id: Uuid;
  readonly task_id: Uuid;
  readonly kind: TaskKind;
  readonly status: PaymentTaskStatus;
  readonly amount: Ore;
  readonly attempt: number;
  readonly retry_at: Instant | null;
  /** Of the last failure, or of the act that ended it. */
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
