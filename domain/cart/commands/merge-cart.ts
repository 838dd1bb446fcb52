import { fold, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange, startedIfAbsent } from '../editable.js';
import { shopperOf, type CartEvent, type CartLine, type NotAdded } from '../events.js';
import { refusesLength } from '../length.js';
import { quantityInfo } from '../limits.js';
import { takenDiscounts, type ComingDiscounts } from '../merged-discounts.js';
import type { CartDecision } from '../rejections.js';
import { evolve, lineOf, type CartState } from '../state.js';

/** Moves the lines, gifts and coupon of another cart, of a guest or the customer, into the customer's cart (CRT-07). */
export interface MergeCart extends ComingDiscounts {
  readonly type: 'MergeCart';
  readonly cartId: Uuid;
  readonly customerId: Uuid;
  readonly fromCartId: Uuid;
  /** The owner of the other cart. Null for a guest's cart. */
  readonly fromCustomerId: Uuid | null;
  readonly lines: readonly CartLine[];
  readonly on: BusinessDate;
}

export function mergeCart(command: MergeCart, state: CartState): CartDecision {
  const { cartId, customerId, fromCartId, fromCustomerId } = command;
  if (fromCartId === cartId || state.mergedFrom.includes(fromCartId)) return unchanged;
  if (fromCustomerId !== null && fromCustomerId !== customerId)
    return reject({ type: 'CartsOfDifferentPersons', field: 'fromCartId' });
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const lines = withinLimits(command, state);
  const notAdded = leftOut(command.lines, lines);
  const told = notAdded.length > 0 ? { notAdded } : {};
  const shopper = shopperOf(command);
  const merged: readonly CartEvent[] = [
    ...startedIfAbsent(state, cartId, customerId),
    { type: 'CartMerged', data: { shopper, fromCartId, lines, ...told } },
  ];
  const discounts = takenDiscounts(fold(evolve, state, merged), command, command.on, shopper);
  return acceptCovered(state, [...merged, ...discounts]);
}

/** What of the other cart found no room. Prescription items of another person are never told. */
function leftOut(wanted: readonly CartLine[], taken: readonly CartLine[]): readonly NotAdded[] {
  return wanted.flatMap(({ varuId, name, type, quantity }) => {
    const added = taken.find((line) => line.varuId === varuId)?.quantity ?? 0;
    return type === 'Rx' || added === quantity ? [] : [{ varuId, name, quantity: quantity - added }];
  });
}

/** Takes as much of each line as the limits allow, in the other cart's order. */
function withinLimits(command: MergeCart, state: CartState): readonly CartLine[] {
  const { lines, fromCartId, on } = command;
  const taken: CartLine[] = [];
  let current = state;
  for (const line of lines) {
    const quantity = Math.min(
      line.quantity,
      line.type === 'Rx' ? prescribedRoom(command, current, line) : room(current, line, on),
    );
    if (quantity < 1 || refusesLength(current, line.varuId, on)) continue;
    taken.push({ ...line, quantity });
    current = evolve(current, {
      type: 'CartMerged',
      data: { shopper: shopperOf(command), fromCartId, lines: [{ ...line, quantity }] },
    });
  }
  return taken;
}

function room(state: CartState, line: CartLine, on: BusinessDate): number {
  const { currentlyInCartQuantity, maxAllowedQuantity } = quantityInfo(state, line, on);
  return maxAllowedQuantity - currentlyInCartQuantity;
}

/**
 * The accepted quantity of a prescription item. It moves only between carts of one person, and only if it is not in
 * this cart.
 */
function prescribedRoom(
  { customerId, fromCustomerId }: MergeCart,
  state: CartState,
  { varuId, quantity }: CartLine,
): number {
  return fromCustomerId === customerId && !lineOf(state, varuId) ? quantity : 0;
}
