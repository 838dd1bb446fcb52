import { fold, type Instant, type Ore, type Uuid } from '../kernel/index.js';
import { captureStatus } from './captures.js';
import type { PaymentEvent } from './events.js';
import { dropCaptures } from './release.js';
import type { RefundRequested } from './modification-events.js';
import { moneyAtHand, owesNothing } from './money.js';
import { failureOf } from './retries.js';
import { sendRefund } from './sending.js';
import { evolve, type PaymentState } from './state.js';

interface Asked {
  readonly refundId: Uuid;
  readonly amount: Ore;
  readonly reason: string;
  readonly requestedAt: Instant;
}

/**
 * The events of a requested refund. It is sent at once if its money is captured, and waits before the capture. After a
 * failed capture it reduces the due sum; if nothing is due then, the payment is released. When staff have closed the
 * capture, the refund becomes a task.
 */
export function refundEvents(asked: Asked, state: PaymentState): readonly PaymentEvent[] {
  const { refundId, amount, reason, requestedAt } = asked;
  const requested: RefundRequested = {
    type: 'RefundRequested',
    data: { refundId, amount, pspReference: state.pspReference ?? '', reason, requestedAt },
  };
  if (moneyAtHand(state) >= amount) return [requested, sendRefund({ refundId, attempt: 0 }, requestedAt)];
  switch (captureStatus(state)) {
    case 'failed': {
      const after = fold(evolve, state, [requested as PaymentEvent]);
      return owesNothing(after) ? [requested, ...dropCaptures(after, refundId, requestedAt)] : [requested];
    }
    case 'closed': {
      const failure = failureOf({ attempt: 0, reason: 'capture-closed', failedAt: requestedAt }, false);
      return [requested, { type: 'RefundFailed', data: { refundId, ...failure } }];
    }
    default:
      return [requested];
  }
}
