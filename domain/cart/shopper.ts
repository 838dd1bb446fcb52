import type { PersonRef } from '../kernel/index.js';
import { shopperOf } from './events.js';
import type { CartState } from './state.js';

/** Whose key seals what a cart that has begun takes in. */
export function shopperOfCart({ cartId, customerId }: CartState): PersonRef {
  if (cartId === null) throw new RangeError('a cart that has not begun has no shopper');
  return shopperOf({ cartId, customerId });
}
