import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { chequeRemoved } from '../cheque-cover.js';
import { refusesAnyChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** The other side of MergeCart, sent to the cart that gave its lines. */
export interface Absorb {
  readonly type: 'Absorb';
  readonly intoCartId: Uuid;
}

export function absorb({ intoCartId }: Absorb, state: CartState): CartDecision {
  if (state.phase === 'absent' || state.absorbedInto === intoCartId) return unchanged;
  // Two log-ins at once may merge two carts into each other: then neither may end in favour of the other.
  if (state.mergedFrom.includes(intoCartId)) return unchanged;
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  return accept(...(state.cheque ? [chequeRemoved(state.cheque, 'absorbed')] : []), {
    type: 'CartAbsorbed',
    data: { intoCartId },
  });
}
