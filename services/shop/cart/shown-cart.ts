import { createHash } from 'node:crypto';

import type { CartState } from '../../../domain/cart/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import { pricedCart } from './sums/priced-cart.js';

/**
 * Returns a hash of what the shopper is asked to pay for: goods, prices, discounts, receiver, delivery and total. The
 * cart's revision is not suitable: a failed payment changes it although the page shows the same cart.
 */
export function shownCart(state: CartState, now: Instant): string {
  const { lines, gifts, coupon, cheque, details, delivery, pickupPlace } = state;
  const { totals } = pricedCart(state, now);
  const goods = lines.map(({ varuId, quantity, unitPrice }) => [varuId, quantity, unitPrice]);
  const receiver = details && Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const given = gifts.map(({ product: { varuId } }) => varuId);
  const off = [cheque?.chequeId, cheque?.amount, coupon?.code];
  const shown = [goods, given, off, receiver, delivery?.optionId, pickupPlace?.placeId, totals.total];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
