import { accept, reject, unchanged, type Uuid } from '../../kernel/index.js';
import { allRemoved } from '../cover.js';
import { refusesAnyChange } from '../editable.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/**
 * Ends a cart and hands over what it holds to another one, which takes it with MergeCart. The cart's own stream decides,
 * so goods that are being paid or bought meanwhile are never handed over (docs/decisions/0125).
 */
export interface Absorb {
  readonly type: 'Absorb';
  readonly intoCartId: Uuid;
  /**
   * The owner when the log-in chose which cart survives. An absorbed guest's cart is never claimed later. So no two carts
   * absorb each other, however many log-ins run at once.
   */
  readonly ownerSeen: Uuid | null;
}

export function absorb({ intoCartId, ownerSeen }: Absorb, state: CartState): CartDecision {
  if (state.phase === 'absent' || state.absorbedInto === intoCartId) return unchanged;
  // A cart that leads back to itself leads nowhere. Old histories can hold such a merge.
  if (state.cartId === intoCartId || state.mergedFrom.includes(intoCartId)) return unchanged;
  const refusal = refusesAnyChange(state);
  if (refusal) return reject(refusal);
  if (state.customerId !== ownerSeen) return reject({ type: 'CartHasChanged', field: 'cartId' });
  // What the cart holds is handed over by the first event. The others only tell that the cart no longer has it.
  return accept({ type: 'CartAbsorbed', data: { intoCartId } }, ...allRemoved(state, 'absorbed'));
}
