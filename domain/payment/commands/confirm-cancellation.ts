import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState } from '../state.js';

/** The partner has carried out the cancellation of an attempt, perhaps before it told of the authorisation. */
export interface ConfirmCancellation {
  readonly type: 'ConfirmCancellation';
  readonly pspReference: string;
  readonly cancelledAt: Instant;
}

/** Nothing is held any more, so a reversal that was asked for meanwhile ends: the partner can only refuse it. */
export function confirmCancellation(command: ConfirmCancellation, state: PaymentState): PaymentDecision {
  const { pspReference, cancelledAt: releasedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (state.released.includes(pspReference)) return unchanged;
  const open = state.reversals.find(
    (each) => each.pspReference === pspReference && (each.status === 'requested' || each.status === 'failed'),
  );
  return accept({
    type: 'AuthorisationReleased',
    data: { pspReference, reversalId: open?.reversalId ?? null, releasedAt },
  });
}
