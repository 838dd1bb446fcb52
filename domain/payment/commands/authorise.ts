import { accept, reject, unchanged, type Instant, type Ore } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

/** The partner's word, by its answer or its webhook, whichever comes first. */
export interface Authorise {
  readonly type: 'Authorise';
  readonly pspReference: string;
  readonly amount: Ore;
  readonly authorisedAt: Instant;
}

export function authorise(command: Authorise, state: PaymentState): PaymentDecision {
  const { pspReference, amount, authorisedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (isKnown(state, pspReference)) return unchanged;
  if (!isUndecided(state))
    return accept({ type: 'LateAuthorisationReceived', data: { pspReference, amount, receivedAt: authorisedAt } });
  if (amount !== state.started.amount)
    return reject({ type: 'AmountDiffers', field: 'amount', expected: state.started.amount });
  return state.started.capture === 'at-once' ? takeAtOnce(command, state.started) : accept(authorised(command));
}

/** Swish moves the money with the authorisation: there is no capture to ask for, so its id is the payment's own. */
function takeAtOnce(command: Authorise, { paymentId }: PaymentStarted['data']): PaymentDecision {
  const { pspReference, amount, authorisedAt } = command;
  return accept(authorised(command), {
    type: 'PaymentCaptured',
    data: { captureId: paymentId, amount, pspReference, capturedAt: authorisedAt },
  });
}

function authorised({ pspReference, amount, authorisedAt }: Authorise): PaymentEvent {
  return { type: 'PaymentAuthorised', data: { pspReference, amount, authorisedAt } };
}

function isKnown(state: PaymentState, pspReference: string): boolean {
  return state.pspReference === pspReference || state.late.some((late) => late.pspReference === pspReference);
}
