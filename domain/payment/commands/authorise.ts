import { accept, reject, unchanged, type Instant, type Ore } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

/** The partner's response or webhook, whichever comes first. */
export interface Authorise {
  readonly type: 'Authorise';
  readonly pspReference: string;
  /** The sum that the partner stated. Null for a response without a sum, which confirms the requested sum. */
  readonly stated: StatedSum | null;
  readonly authorisedAt: Instant;
}

export function authorise(command: Authorise, state: PaymentState): PaymentDecision {
  const { pspReference, authorisedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const { amount, capture } = state.started;
  if (isKnown(state, pspReference)) return unchanged;
  if (!isUndecided(state))
    return accept({ type: 'LateAuthorisationReceived', data: { pspReference, amount, receivedAt: authorisedAt } });
  if (state.released.includes(pspReference)) return releasedBefore(command, amount);
  return capture === 'at-once' ? takeAtOnce(command, state.started) : accept(authorised(command, state.started));
}

/** The release was reported before the authorisation. The order is not confirmed, because nothing is reserved. */
function releasedBefore({ pspReference, authorisedAt }: Authorise, amount: Ore): PaymentDecision {
  return accept(
    { type: 'PaymentRefused', data: { pspReference, reason: 'released', refusedAt: authorisedAt } },
    { type: 'LateAuthorisationReceived', data: { pspReference, amount, receivedAt: authorisedAt } },
  );
}

/** Swish moves the money with the authorisation. No capture is requested, so the capture has the payment's id. */
function takeAtOnce(command: Authorise, started: PaymentStarted['data']): PaymentDecision {
  const { pspReference, authorisedAt } = command;
  const { paymentId, amount } = started;
  return accept(authorised(command, started), {
    type: 'PaymentCaptured',
    data: { captureId: paymentId, amount, pspReference, capturedAt: authorisedAt },
  });
}

function authorised({ pspReference, authorisedAt }: Authorise, { amount }: PaymentStarted['data']): PaymentEvent {
  return { type: 'PaymentAuthorised', data: { pspReference, amount, authorisedAt } };
}

function isKnown(state: PaymentState, pspReference: string): boolean {
  return state.pspReference === pspReference || state.late.some((late) => late.pspReference === pspReference);
}
