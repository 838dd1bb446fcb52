import { dated, type BusinessDate } from '../kernel/index.js';
import type { CartIsWornOut, CartRejection } from './rejections.js';
import { lineOf, type CartState } from './state.js';

/** Each look at a cart folds all that happened to it, so neither grows without end. Far above what a shopper needs. */
export const cartLength = dated('cart-length', [
  { from: '2000-01-01', value: { lines: 200, changes: 2_000, events: 2_500 } },
]);

/** Why this product may not be one more line, or one more change, or null. To take goods out is always right. */
export function refusesLength(state: CartState, varuId: string, on: BusinessDate): CartRejection | null {
  const { lines, changes, ruleVersion } = cartLength.on(on);
  if (state.changes >= changes)
    return { type: 'CartChangedTooOften', field: 'varuId', maxChanges: changes, ruleVersion };
  if (state.lines.length < lines || lineOf(state, varuId)) return null;
  return { type: 'CartIsFull', field: 'varuId', maxLines: lines, ruleVersion };
}

/**
 * Why the cart may not hear of anything more, or null: what is said of it counts as what is put in it does. There is room
 * beyond the changes of goods, for details, delivery, cheque and payment of what is in it.
 */
export function refusesEvents(
  { changes }: CartState,
  field: CartIsWornOut['field'],
  on: BusinessDate,
): CartIsWornOut | null {
  const { events, ruleVersion } = cartLength.on(on);
  return changes < events ? null : { type: 'CartIsWornOut', field, maxEvents: events, ruleVersion };
}

/** It takes nothing in any more and holds nothing: the shopper goes on with another. */
export function isUsedUp({ phase, lines, changes }: CartState, on: BusinessDate): boolean {
  return phase === 'open' && lines.length === 0 && changes >= cartLength.on(on).changes;
}
