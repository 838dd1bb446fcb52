import { accept, reject, stockholmDate, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { refundable } from '../money.js';
import { shownSum } from '../partner-sum.js';
import { refundEvents } from '../refunding.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

export interface RequestRefund {
  readonly type: 'RequestRefund';
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
  readonly requestedAt: Instant;
}

/** Requests a refund. If the payment cannot pay it, it becomes a task for staff. */
export function requestRefund(command: RequestRefund, state: PaymentState): PaymentDecision {
  const { refundId, amount } = command;
  if (state.refunds.some((refund) => refund.refundId === refundId)) return unchanged;
  if (!Number.isSafeInteger(amount) || amount < 1) return reject({ type: 'AmountInvalid', field: 'amount' });
  const most = state.pspReference ? refundable(state) : 0;
  return amount > most ? notGiven(command, most, state) : accept(...refundEvents(command, state));
}

type Owed = Pick<RequestRefund, 'refundId' | 'amount' | 'requestedAt'>;

/** Records that a sum of the order cannot be given back, so that staff settle it. */
export function notGiven({ refundId, amount, requestedAt }: Owed, most: Ore, state: PaymentState): PaymentDecision {
  if (state.differences.some(({ differenceId }) => differenceId === refundId)) return unchanged;
  return accept({
    type: 'PaymentDiffered',
    data: {
      differenceId: refundId,
      source: 'order',
      reportDate: stockholmDate(requestedAt),
      kind: state.started ? 'amount' : 'missing-here',
      record: 'refund',
      reference: refundId,
      ours: shownSum(most),
      theirs: shownSum(amount),
      amount: most - amount,
      settled: false,
      foundAt: requestedAt,
    },
  });
}
