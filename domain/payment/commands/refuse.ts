import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { StatedSum } from '../partner-sum.js';
import type { PaymentDecision } from '../rejections.js';
import { isUndecided, type PaymentState } from '../state.js';

export interface Refuse {
  readonly type: 'Refuse';
  readonly pspReference: string | null;
  readonly stated: StatedSum | null;
  readonly reason: string;
  readonly refusedAt: Instant;
}

export function refuse({ pspReference, reason, refusedAt }: Refuse, state: PaymentState): PaymentDecision {
  if (!state.started) return reject({ type: 'PaymentUnknown' });
  if (!isUndecided(state)) return unchanged;
  return accept({ type: 'PaymentRefused', data: { pspReference, reason, refusedAt } });
}
