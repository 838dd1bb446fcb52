import { accept, reject, unchanged, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import { refusesEvents } from '../length.js';
import { limitFor } from '../limits.js';
import { refusesQuantity } from '../quantity.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';

export type SeenCart = Pick<CartState, (typeof SEEN)[number]>;

const SEEN = ['lines', 'cheque', 'coupon', 'gifts', 'details', 'delivery', 'pickupPlace'] as const;

/** Freezes the cart for an order. It cannot change until the order is paid or abandoned. */
export interface StartCheckout {
  readonly type: 'StartCheckout';
  readonly customerId: Uuid | null;
  readonly orderId: Uuid;
  /** Random and secret. It identifies what this attempt holds of the web stock. */
  readonly shelfKey: Uuid;
  /** The cart as the shopper saw it. All purchase rules were checked against it. */
  readonly seen: SeenCart;
  readonly at: Instant;
  readonly on: BusinessDate;
}

export function startCheckout(command: StartCheckout, state: CartState): CartDecision {
  const { customerId, orderId, shelfKey, at } = command;
  if (state.orderId === orderId) return unchanged;
  const refusal =
    refusesChange(state, customerId) ??
    refusesEvents(state, 'paymentMethod', command.on) ??
    refusesOrder(state, command.on) ??
    refusesOther(state, command.seen);
  if (refusal) return reject(refusal);
  return accept({ type: 'CheckoutStarted', data: { shopper: shopperOfCart(state), orderId, at, shelfKey } });
}

/** Refuses when the cart differs from the one that the shopper saw, for example after a change in another tab. */
function refusesOther(state: CartState, seen: SeenCart): CartRejection | null {
  const isSame = SEEN.every((part) => isEqual(state[part], seen[part]));
  return isSame ? null : { type: 'CartHasChanged', field: 'cartId' };
}

function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => isEqual((a as Fields)[key], (b as Fields)[key]));
}

type Fields = Readonly<Record<string, unknown>>;

/** Refuses an order when the lines, cheque, coupon or gifts are not valid on this date. */
function refusesOrder(state: CartState, on: BusinessDate): CartRejection | null {
  const { lines } = state;
  if (lines.length === 0) return { type: 'CartIsEmpty' };
  const ended = hasEnded(state, on);
  if (ended) return ended;
  const above = lines.find(
    (line) => line.type !== 'Rx' && line.quantity > limitFor(state, line, on).maxAllowedQuantity,
  );
  return above ? refusesQuantity(state, above, above.quantity, on) : null;
}

function hasEnded({ cheque, coupon, gifts }: CartState, on: BusinessDate): CartRejection | null {
  if (cheque && cheque.validTo < on) return { type: 'ChequeHasExpired', field: 'chequeId', validTo: cheque.validTo };
  if (coupon && coupon.validTo < on)
    return { type: 'CouponHasEnded', field: 'couponCode', code: coupon.code, validTo: coupon.validTo };
  const gift = gifts.find(({ validTo }) => validTo < on);
  return gift ? { type: 'GiftHasEnded', field: 'code', code: gift.code, validTo: gift.validTo } : null;
}
