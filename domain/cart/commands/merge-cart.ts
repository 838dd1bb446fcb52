import { fold, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { acceptCovered } from '../cover.js';
import { refusesChange, startedIfAbsent } from '../editable.js';
import { shopperOf, type CartEvent, type CartLine, type NotAdded } from '../events.js';
import { refusesLength } from '../length.js';
import { withKnownLimits } from '../known-limits.js';
import { parted, rowsOf, type HeldLine } from '../prescribed/state.js';
import { takenDiscounts, type ComingDiscounts } from '../merged-discounts.js';
import type { CartDecision } from '../rejections.js';
import { evolve, lineOf, type CartState } from '../state.js';
import { quantityInStock } from '../web-stock.js';

/**
 * Moves the lines, gifts and coupon of another cart into this one: those of a guest or the customer at log-in (CRT-07),
 * and the goods that a paid cart has kept (CHK-13).
 */
export interface MergeCart extends ComingDiscounts {
  readonly type: 'MergeCart';
  readonly cartId: Uuid;
  /** Null where the goods that a guest has kept come into the guest's next cart. */
  readonly customerId: Uuid | null;
  readonly fromCartId: Uuid;
  /** The owner of the other cart. Null for a guest's cart. */
  readonly fromCustomerId: Uuid | null;
  readonly lines: readonly HeldLine[];
  /** The pieces that a buyer can have from one shelf, by article. The stock sets no limit for an absent article. */
  readonly available?: Readonly<Record<string, number>>;
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
  const notAdded = leftOut(command, state, lines);
  const told = notAdded.length > 0 ? { notAdded } : {};
  const shopper = shopperOf(command);
  const merged: readonly CartEvent[] = [
    ...startedIfAbsent(state, cartId, customerId),
    { type: 'CartMerged', data: { shopper, fromCartId, ...parted(lines), ...told } },
  ];
  const discounts = takenDiscounts(fold(evolve, state, merged), command, command.on, shopper);
  return acceptCovered(state, [...merged, ...discounts]);
}

/** What of the other cart found no room. Prescription items of another person are never told. */
function leftOut(
  { lines: wanted, available = {} }: MergeCart,
  state: CartState,
  taken: readonly CartLine[],
): readonly NotAdded[] {
  return wanted.flatMap(({ varuId, name, type, quantity }) => {
    const added = taken.find((line) => line.varuId === varuId)?.quantity ?? 0;
    if (type === 'Rx' || added === quantity) return [];
    const inCart = (lineOf(state, varuId)?.quantity ?? 0) + added;
    const reason = inCart >= (available[varuId] ?? Infinity) ? ({ reason: 'OUT_OF_STOCK' } as const) : {};
    return [{ varuId, name, quantity: quantity - added, ...reason }];
  });
}

/** Takes as much of each line as limits and web stock allow, in the other cart's order. */
function withinLimits(command: MergeCart, state: CartState): readonly HeldLine[] {
  const { lines, fromCartId, available = {}, on } = command;
  const taken: HeldLine[] = [];
  let current = state;
  for (const given of lines) {
    const line = withKnownLimits(lineOf(current, given.varuId), given);
    const quantity = Math.min(
      line.quantity,
      line.type === 'Rx'
        ? prescribedRoom(command, current, line)
        : room(current, line, available[line.varuId] ?? Infinity, on),
    );
    if (quantity < 1 || refusesLength(current, line.varuId, on)) continue;
    taken.push({ ...line, quantity });
    current = evolve(current, {
      type: 'CartMerged',
      data: { shopper: shopperOf(command), fromCartId, ...parted([{ ...line, quantity }]) },
    });
  }
  return taken;
}

function room(state: CartState, line: CartLine, available: number, on: BusinessDate): number {
  const { currentlyInCartQuantity, maxAllowedQuantity } = quantityInStock(state, line, available, on);
  return maxAllowedQuantity - currentlyInCartQuantity;
}

/**
 * The accepted quantity of a prescription item. It moves only between carts of one person, and only if it is not in
 * this cart.
 */
function prescribedRoom(
  { customerId, fromCustomerId }: MergeCart,
  state: CartState,
  { varuId, quantity, prescription }: HeldLine,
): number {
  const isHere = prescription
    ? rowsOf(state).some((row) => row.prescription.prescriptionId === prescription.prescriptionId)
    : lineOf(state, varuId) !== undefined;
  return fromCustomerId === customerId && !isHere ? quantity : 0;
}
