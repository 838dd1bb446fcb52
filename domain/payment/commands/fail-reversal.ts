import { accept, reject, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { PaymentDecision } from '../rejections.js';
import { awaitsPartner, failureOf } from '../retries.js';
import type { PaymentState } from '../state.js';

export interface FailReversal {
  readonly type: 'FailReversal';
  readonly reversalId: Uuid;
  readonly attempt: number;
  readonly reason: string;
  readonly failedAt: Instant;
}

export function failReversal(command: FailReversal, state: PaymentState): PaymentDecision {
  const { reversalId, attempt } = command;
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  const reversal = state.reversals.find((candidate) => candidate.reversalId === reversalId);
  if (!reversal || attempt > Math.max(1, reversal.attempt))
    return reject({ type: 'ReversalUnknown', field: 'reversalId' });
  const isOpen = awaitsPartner(reversal) || reversal.status === 'reversed';
  if (attempt < reversal.attempt || !isOpen) return unchanged;
  return accept({
    type: 'ReversalFailed',
    data: { reversalId, ...failureOf({ ...command, undone: reversal.status === 'reversed' ? reversal.amount : 0 }) },
  });
}
