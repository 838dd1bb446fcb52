import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState, Reversal } from '../state.js';

/** The partner has released an authorisation. This may arrive before the authorisation itself. */
export interface ConfirmCancellation {
  readonly type: 'ConfirmCancellation';
  readonly pspReference: string;
  /** The partner's word for the release: "Cancelled" or "Expired". */
  readonly word: string;
  readonly stated: Pick<StatedSum, 'statementId' | 'report'>;
  readonly cancelledAt: Instant;
}

/** Records the release. Nothing is reserved any more, so an open reversal ends; the partner would refuse it. */
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

/** A requested reversal of this authorisation that the partner has not performed. */
export function openReversalOf(reference: string, { reversals }: PaymentState): Reversal | undefined {
  return reversals.find(
    ({ pspReference, status }) => pspReference === reference && (status === 'requested' || status === 'failed'),
  );
}

/** Whether the order depends on this authorisation and the shop had not requested its release. */
export function paysForOrder(reference: string, { phase, pspReference, reversals }: PaymentState): boolean {
  if (phase !== 'authorised' || reference !== pspReference) return false;
  return !reversals.some((each) => each.pspReference === reference);
}

/** Whether the money is already captured, so that only the unused rest of the reservation has expired. */
function isRestOfCapture({ word, pspReference }: ConfirmCancellation, state: PaymentState): boolean {
  return word === 'Expired' && pspReference === state.pspReference && state.capture?.status === 'captured';
}

/** Makes a task: the goods may already be on their way, so staff must know before the capture is refused. */
function unpaid(command: ConfirmCancellation, { amount }: PaymentStarted['data']): PaymentEvent {
  const { pspReference: reference, word: theirs, stated, cancelledAt: foundAt } = command;
  const said = stated.report
    ? ({ source: 'report', reportDate: stated.report } as const)
    : ({ source: 'message', reportDate: stockholmDate(foundAt) } as const);
  const differs = { kind: 'status', record: 'authorisation', reference, ours: 'authorised', theirs } as const;
  return {
    type: 'PaymentDiffered',
    data: { differenceId: stated.statementId, ...said, ...differs, amount: -amount, settled: false, foundAt },
  };
}
