import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { allRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Drops the cart with everything that was given for it (CRT-09). The shopper continues with a new cart. */
export interface Drop {
  readonly type: 'Drop';
  readonly customerId: Uuid | null;
}

export function drop({ customerId }: Drop, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return unchanged;
  return accept(...allRemoved(state, 'emptied'), {
    type: 'CartDropped',
    data: { reason: 'customer' },
  });
}
