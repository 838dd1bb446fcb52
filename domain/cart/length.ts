import { dated, type BusinessDate } from '../kernel/index.js';
import type { CartIsWornOut, CartRejection } from './rejections.js';
import { lineOf, type CartState } from './state.js';

/**
 * Limits the number of a cart's events, because each read replays all of them. No ordinary shopper reaches the limits.
 */
export const cartLength = dated('cart-length', [
  { from: '2000-01-01', value: { lines: 200, changes: 2_000, events: 2_500 } },
]);

/**
 * Returns the reason why nothing may be added to the cart, or null when it is allowed. Removing goods is always
 * allowed.
 */
export function refusesLength(state: CartState, varuId: string, on: BusinessDate): CartRejection | null {
  const { lines, changes, ruleVersion } = cartLength.on(on);
  if (state.changes >= changes)
    return { type: 'CartChangedTooOften', field: 'varuId', maxChanges: changes, ruleVersion };
  if (state.lines.length < lines || lineOf(state, varuId)) return null;
  return { type: 'CartIsFull', field: 'varuId', maxLines: lines, ruleVersion };
}

/**
 * Returns a refusal when the cart has too many events, else null. This limit is higher than the limit for changes of
 * goods, so that details, delivery, cheque and payment still fit.
 */
export function refusesEvents(
  { changes }: CartState,
  field: CartIsWornOut['field'],
  on: BusinessDate,
): CartIsWornOut | null {
  const { events, ruleVersion } = cartLength.on(on);
  return changes < events ? null : { type: 'CartIsWornOut', field, maxEvents: events, ruleVersion };
}

/** Whether the cart is empty but has reached its number of changes. The shopper then gets a new cart. */
export function isUsedUp({ phase, lines, changes }: CartState, on: BusinessDate): boolean {
  return phase === 'open' && lines.length === 0 && changes >= cartLength.on(on).changes;
}
