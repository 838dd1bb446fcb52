import type { OrderSummary } from '../../../services/shop/order/contract.js';
import { purchasesTexts as texts } from './texts.js';

const NAMED = 3;

/** Names the first goods of an order and counts the rest, which the order's own page lists. */
export function goodsText(lines: OrderSummary['lines']): string {
  const named = lines.slice(0, NAMED).map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const rest = lines.length - named.length;
  return rest > 0 ? `${named.join(', ')} ${texts.andMore(rest)}` : named.join(', ');
}
