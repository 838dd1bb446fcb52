import { createHash } from 'node:crypto';

import { priceCart, type CartState } from '../../../domain/cart/index.js';
import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import { shipmentPrice } from '../../../domain/delivery/index.js';

/**
 * Returns a hash of what the shopper is asked to pay for: goods, prices, cheque, receiver, delivery and total. The
 * cart's revision is not suitable: a failed payment changes it although the page shows the same cart.
 */
export function shownCart(state: CartState, now: Instant): string {
  const { lines, cheque, details, delivery } = state;
  const { totals } = priceCart(state, shipmentPrice(state, now) ?? 0, stockholmDate(now));
  const goods = lines.map(({ varuId, quantity, unitPrice }) => [varuId, quantity, unitPrice]);
  const receiver = details && Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shown = [goods, cheque?.chequeId, cheque?.amount, receiver, delivery?.optionId, totals.total];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
