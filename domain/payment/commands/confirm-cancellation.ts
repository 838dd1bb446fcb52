import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { Told } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState, Reversal } from '../state.js';

/** The partner no longer holds an authorisation. This may arrive before the authorisation itself. */
export interface ConfirmCancellation {
  readonly type: 'ConfirmCancellation';
  readonly pspReference: string;
  /** The partner's term: "Cancelled", "Expired". */
  readonly word: string;
  readonly told: Pick<Told, 'toldId' | 'report'>;
  readonly cancelledAt: Instant;
}

/** Nothing is reserved any more, so an open reversal ends: the partner could only refuse it. */
export function confirmCancellation(command: ConfirmCancellation, state: PaymentState): PaymentDecision {
  const { pspReference, cancelledAt: releasedAt } = command;
  const { started, released } = state;
  if (!started) return reject({ type: 'PaymentUnknown' });
  if (released.includes(pspReference) || isRestOfCapture(command, state)) return unchanged;
  const reversalId = openReversalOf(pspReference, state)?.reversalId ?? null;
  return accept(
    { type: 'AuthorisationReleased', data: { pspReference, reversalId, releasedAt } },
    ...(paysForOrder(pspReference, state) ? [unpaid(command, started)] : []),
  );
}

/** A requested reversal of this authorisation that the partner has not carried out. */
export function openReversalOf(reference: string, { reversals }: PaymentState): Reversal | undefined {
  return reversals.find(
    ({ pspReference, status }) => pspReference === reference && (status === 'requested' || status === 'failed'),
  );
}

/** The order depends on it, and the shop had not asked to release it. */
export function paysForOrder(reference: string, { phase, pspReference, reversals }: PaymentState): boolean {
  if (phase !== 'authorised' || reference !== pspReference) return false;
  return !reversals.some((each) => each.pspReference === reference);
}

/** After a capture the rest of the reservation expires. */
function isRestOfCapture({ word, pspReference }: ConfirmCancellation, state: PaymentState): boolean {
  return word === 'Expired' && pspReference === state.pspReference && state.capture?.status === 'captured';
}

/** The goods may be on their way: a person must see it before the capture is refused. */
function unpaid(command: ConfirmCancellation, { amount }: PaymentStarted['data']): PaymentEvent {
  const { pspReference: reference, word: theirs, told, cancelledAt: foundAt } = command;
  const said = told.report
    ? ({ source: 'report', reportDate: told.report } as const)
    : ({ source: 'message', reportDate: stockholmDate(foundAt) } as const);
  const differs = { kind: 'status', record: 'authorisation', reference, ours: 'authorised', theirs } as const;
  return {
    type: 'PaymentDiffered',
    data: { differenceId: told.toldId, ...said, ...differs, amount: -amount, settled: false, foundAt },
  };
}
