import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { allRemoved } from '../cover.js';
import { refusesAnyChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Ends a cart whose lines were merged into another one with MergeCart. */
export interface Absorb {
  readonly type: 'Absorb';
  readonly intoCartId: Uuid;
}

export function absorb({ intoCartId }: Absorb, state: CartState): CartDecision {
  if (state.phase === 'absent' || state.absorbedInto === intoCartId) return unchanged;
  // Two log-ins at the same time may merge two carts into each other. Then neither cart may end.
  if (state.mergedFrom.includes(intoCartId)) return unchanged;
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  return accept(...allRemoved(state, 'absorbed'), {
    type: 'CartAbsorbed',
    data: { intoCartId },
  });
}
