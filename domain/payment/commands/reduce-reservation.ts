import { accept, reject, unchanged, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { leftToCapture } from '../captures.js';
import { withRestReleased } from '../release.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';
import { notGiven, requestRefund } from './request-refund.js';

/** Gives up the money of goods that are not sent: a cancelled parcel, or a line that the warehouse lacks. */
export interface ReduceReservation {
  readonly type: 'ReduceReservation';
  /** Derived from the order's event, so that a repeated command changes nothing. */
  readonly partId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
  readonly reducedAt: Instant;
}

/** Reserved money is never captured; money that was captured with its authorisation is refunded (CHK-05). */
export function reduceReservation(command: ReduceReservation, state: PaymentState): PaymentDecision {
  const { partId, amount, reason, reducedAt } = command;
  const asRefund = { refundId: partId, amount, reason, requestedAt: reducedAt };
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.started.capture === 'at-once') return requestRefund({ type: 'RequestRefund', ...asRefund }, state);
  if (state.reductions.some((each) => each.partId === partId) || state.phase === 'cancelled') return unchanged;
  if (!Number.isSafeInteger(amount) || amount < 1) return reject({ type: 'AmountInvalid', field: 'amount' });
  const left = leftToCapture(state);
  if (amount > left) return notGiven(asRefund, left, state);
  const reduced = { type: 'ReservationReduced', data: { partId, amount, reason, reducedAt } } as const;
  return accept(...withRestReleased(state, [reduced], partId, reducedAt));
}
