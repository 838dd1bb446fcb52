import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { awaitsPartner } from '../retries.js';
import type { PaymentState } from '../state.js';

export interface ConfirmReversal {
  readonly type: 'ConfirmReversal';
  readonly reversalId: Uuid;
  readonly attempt: number;
  readonly pspReference: string;
  readonly reversedAt: Instant;
}

/** A reversal always covers the whole sum, so the partner states none. */
export function confirmReversal(command: ConfirmReversal, state: PaymentState): PaymentDecision {
  const { reversalId, attempt, pspReference, reversedAt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const reversal = state.reversals.find((candidate) => candidate.reversalId === reversalId);
  if (!reversal || attempt > Math.max(1, reversal.attempt))
    return reject({ type: 'ReversalUnknown', field: 'reversalId' });
  if (attempt < reversal.attempt || !awaitsPartner(reversal)) return unchanged;
  return accept({ type: 'PaymentReversed', data: { reversalId, amount: reversal.amount, pspReference, reversedAt } });
}
