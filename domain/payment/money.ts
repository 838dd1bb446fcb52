import type { Ore } from '../kernel/index.js';
import type { PaymentState } from './state.js';

/** What the shop has of the shopper's money for the order: captured, less what went back. */
export function moneyHeld(state: PaymentState): Ore {
  const captured = state.capture?.status === 'captured' ? state.capture.amount : 0;
  return captured - sumOfRefunds(state, state.pspReference, ({ status }) => status === 'refunded');
}

/** What may still go back from one authorisation; a refund under way counts as gone, a failed one does not. */
export function refundable(state: PaymentState, pspReference: string): Ore {
  return takenBy(state, pspReference) - sumOfRefunds(state, pspReference, ({ status }) => status !== 'failed');
}

/** A failed capture counts: it is asked for again, and a return in between must not be forgotten. */
function takenBy(state: PaymentState, pspReference: string): Ore {
  const late = state.late.find((authorisation) => authorisation.pspReference === pspReference);
  if (late) return late.amount;
  const { capture } = state;
  return pspReference === state.pspReference && capture ? capture.amount : 0;
}

function sumOfRefunds(
  { refunds }: PaymentState,
  pspReference: string | null,
  counts: (refund: PaymentState['refunds'][number]) => boolean,
): Ore {
  return refunds
    .filter((refund) => refund.pspReference === pspReference && counts(refund))
    .reduce((sum, { amount }) => sum + amount, 0);
}
