import { isUsedUp, type CartState } from '../../../../domain/cart/index.js';
import type { BusinessDate, Uuid } from '../../../../domain/kernel/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';

/** Returns the cart that follows one that has ended. Null while the cart itself is in use. */
export function heirOf(cartId: Uuid, state: CartState, on: BusinessDate): Uuid | null {
  if (state.phase === 'absorbed') return state.absorbedInto;
  const isOver = state.phase === 'closed' || state.phase === 'lapsed' || isUsedUp(state, on);
  return isOver ? derivedId(cartId, 'next cart') : null;
}

/**
 * Returns the cart with which a guest goes on after a log-in that broke off took the first one. It is not the next cart
 * of the first one: a later log-in merges it into that, which would then follow itself.
 */
export function cartBeside(cartId: Uuid): Uuid {
  return derivedId(cartId, 'beside a taken cart');
}
