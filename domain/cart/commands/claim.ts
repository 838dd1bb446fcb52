import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** A guest's cart becomes the cart of the person who logged in with it. */
export interface Claim {
  readonly type: 'Claim';
  readonly customerId: Uuid;
}

export function claim({ customerId }: Claim, state: CartState): CartDecision {
  if (state.phase === 'absent' || state.customerId === customerId) return unchanged;
  const refusal = refusesChange(state, customerId);
  // What is being paid stays as it is; whose it is may become known.
  if (refusal && refusal.type !== 'CartIsFrozen') return reject(refusal);
  return accept({ type: 'CartClaimed', data: { customerId } });
}
