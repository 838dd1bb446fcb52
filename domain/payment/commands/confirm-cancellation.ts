import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import { leftToCapture } from '../captures.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState, Reversal } from '../state.js';

/** Records that the partner has released an authorisation. This may arrive before the authorisation itself. */
export interface ConfirmCancellation {
  readonly type: 'ConfirmCancellation';
  readonly pspReference: string;
  /** The partner's word for the release: "Cancelled" or "Expired". */
  readonly word: string;
  readonly stated: Pick<StatedSum, 'statementId' | 'report'>;
  readonly cancelledAt: Instant;
}

/** Records the release. No money is reserved now, so a requested reversal ends too. */
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

/** Finds a requested reversal of this authorisation that the partner has not performed. */
export function openReversalOf(reference: string, { reversals }: PaymentState): Reversal | undefined {
  return reversals.find(
    ({ pspReference, status }) => pspReference === reference && (status === 'requested' || status === 'failed'),
  );
}

/** Whether the order depends on this authorisation and the shop had not requested its release. */
export function paysForOrder(reference: string, state: PaymentState): boolean {
  const { phase, pspReference, reversals, restRelease } = state;
  if (phase !== 'authorised' || reference !== pspReference || restRelease) return false;
  return !reversals.some((each) => each.pspReference === reference);
}

/** Whether only the unused rest of the reservation has expired, because the due money is already captured. */
function isRestOfCapture({ word, pspReference }: ConfirmCancellation, state: PaymentState): boolean {
  if (word !== 'Expired' || pspReference !== state.pspReference || leftToCapture(state) > 0) return false;
  return state.captures.length > 0 && state.captures.every(({ status }) => status === 'captured');
}

/** Makes a task for staff. The goods may already be on their way, but their money can no longer be captured. */
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
