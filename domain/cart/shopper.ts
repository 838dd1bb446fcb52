import type { PersonRef } from '../kernel/index.js';
import { shopperOf } from './events.js';
import type { CartState } from './state.js';

/** The person whose key encrypts later events of the cart. */
export function shopperOfCart({ cartId, customerId }: CartState): PersonRef {
  if (cartId === null) throw new RangeError('a cart that has not begun has no shopper');
  return shopperOf({ cartId, customerId });
}
