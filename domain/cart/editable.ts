import type { Uuid } from '../kernel/index.js';
import type { CartEvent } from './events.js';
import type { CartRejection } from './rejections.js';
import type { CartState } from './state.js';

/**
 * Returns the reason why this person may not change the cart, or null. Anyone with its id may change a guest's cart.
 */
export function refusesChange(state: CartState, customerId: Uuid | null): CartRejection | null {
  if (state.customerId !== null && state.customerId !== customerId)
    return { type: 'CartBelongsToAnother', field: 'cartId' };
  return refusesAnyChange(state);
}

export function refusesAnyChange(state: CartState): CartRejection | null {
  if (state.phase === 'frozen' && state.orderId) return { type: 'CartIsFrozen', orderId: state.orderId };
  if (state.phase === 'closed' && state.orderId) return { type: 'CartIsClosed', orderId: state.orderId };
  if (state.phase === 'absorbed' && state.absorbedInto)
    return { type: 'CartIsAbsorbed', intoCartId: state.absorbedInto };
  if (state.phase === 'lapsed') return { type: 'CartHasLapsed' };
  return null;
}

export function startedIfAbsent(state: CartState, cartId: Uuid, customerId: Uuid | null): readonly CartEvent[] {
  return state.phase === 'absent' ? [{ type: 'CartStarted', data: { cartId, customerId } }] : [];
}
