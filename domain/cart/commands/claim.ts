import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

export interface Claim {
  readonly type: 'Claim';
  readonly customerId: Uuid;
}

export function claim({ customerId }: Claim, state: CartState): CartDecision {
  if (state.phase === 'absent' || state.customerId === customerId) return unchanged;
  const refusal = refusesChange(state, customerId);
  // A cart that is being paid cannot change, but it may still get an owner.
  if (refusal && refusal.type !== 'CartIsFrozen') return reject(refusal);
  return accept({ type: 'CartClaimed', data: { customerId } });
}
