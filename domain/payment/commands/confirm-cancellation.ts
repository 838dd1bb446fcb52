import { accept, reject, stockholmDate, unchanged, type Instant } from '../../kernel/index.js';
import type { PaymentEvent, PaymentStarted } from '../events.js';
import type { Told } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import type { PaymentState, Reversal } from '../state.js';

/** The partner holds nothing more of an authorisation, and perhaps says so before it tells of the authorisation. */
export interface ConfirmCancellation {
  readonly type: 'ConfirmCancellation';
  readonly pspReference: string;
  /** The partner's word for it: "Cancelled", "Expired". */
  readonly word: string;
  readonly told: Pick<Told, 'toldId' | 'report'>;
  readonly cancelledAt: Instant;
}

/** Nothing is held any more, so a reversal that was asked for meanwhile ends: the partner can only refuse it. */
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

/** A reversal of this authorisation that the partner has not carried out. */
export function openReversalOf(reference: string, { reversals }: PaymentState): Reversal | undefined {
  return reversals.find(
    ({ pspReference, status }) => pspReference === reference && (status === 'requested' || status === 'failed'),
  );
}

/** The order stands on it, and nobody here had asked to let it go. */
export function paysForOrder(reference: string, { phase, pspReference, reversals }: PaymentState): boolean {
  if (phase !== 'authorised' || reference !== pspReference) return false;
  return !reversals.some((each) => each.pspReference === reference);
}

/** What is left of a reservation runs out after its money was taken. */
function isRestOfCapture({ word, pspReference }: ConfirmCancellation, state: PaymentState): boolean {
  return word === 'Expired' && pspReference === state.pspReference && state.capture?.status === 'captured';
}

/** The goods may be on their way: a person has to see it before the capture is refused. */
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
