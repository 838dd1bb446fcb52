import { dated, type BusinessDate } from '../kernel/index.js';
import type { CartIsWornOut, CartRejection } from './rejections.js';
import { lineOf, type CartState } from './state.js';

/**
 * Every reading of a cart folds all its events, so their number is bounded. The bound is far above a shopper's need.
 */
export const cartLength = dated('cart-length', [
  { from: '2000-01-01', value: { lines: 200, changes: 2_000, events: 2_500 } },
]);

/** Why the cart may not get one more line or change, or null. Removing goods is always allowed. */
export function refusesLength(state: CartState, varuId: string, on: BusinessDate): CartRejection | null {
  const { lines, changes, ruleVersion } = cartLength.on(on);
  if (state.changes >= changes)
    return { type: 'CartChangedTooOften', field: 'varuId', maxChanges: changes, ruleVersion };
  if (state.lines.length < lines || lineOf(state, varuId)) return null;
  return { type: 'CartIsFull', field: 'varuId', maxLines: lines, ruleVersion };
}

/**
 * Why the cart may not record further events, or null: every event counts as a change. Beyond the changes of goods
 * there is room for details, delivery, cheque and payment.
 */
export function refusesEvents(
  { changes }: CartState,
  field: CartIsWornOut['field'],
  on: BusinessDate,
): CartIsWornOut | null {
  const { events, ruleVersion } = cartLength.on(on);
  return changes < events ? null : { type: 'CartIsWornOut', field, maxEvents: events, ruleVersion };
}

/** It is full and empty of goods: the shopper continues with another cart. */
export function isUsedUp({ phase, lines, changes }: CartState, on: BusinessDate): boolean {
  return phase === 'open' && lines.length === 0 && changes >= cartLength.on(on).changes;
}
