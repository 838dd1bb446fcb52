import { fold, type BusinessDate, type Ore, type PersonRef } from '../kernel/index.js';
import { refusesCoupon } from './commands/apply-coupon.js';
import { refusesGift } from './commands/choose-gift.js';
import { couponRemoved } from './cover.js';
import type { AppliedCoupon, CartEvent, ChosenGift } from './events.js';
import { evolve, type CartState } from './state.js';
import { cartTotals } from './totals.js';

/** What comes along with the lines of another cart. */
export interface ComingDiscounts {
  readonly coupon: AppliedCoupon | null;
  readonly gifts: readonly ChosenGift[];
}

/**
 * The events by which the cart takes over the gifts and the coupon of another one, whose lines it already has (CRT-07).
 * Of two coupons it takes the one that reduces more (docs/decisions/0085).
 */
export function takenDiscounts(
  state: CartState,
  { coupon, gifts }: ComingDiscounts,
  on: BusinessDate,
  shopper: PersonRef,
): readonly CartEvent[] {
  const chosen = gifts
    .filter((gift) => isFree(state, gift, on))
    .map((gift) => ({ type: 'GiftChosen', data: { shopper, gift } }) as const);
  if (!coupon || reductionBy(fold(evolve, state, chosen), coupon, on) <= ownReduction(state, on)) return chosen;
  return [...chosen, ...couponRemoved(state, 'replaced'), { type: 'CouponApplied', data: { shopper, coupon } }];
}

/** Whether the cart may have the gift and has none of its code. The customer's own choice stays. */
function isFree(state: CartState, gift: ChosenGift, on: BusinessDate): boolean {
  return gift.validTo >= on && !state.gifts.some(({ code }) => code === gift.code) && !refusesGift(gift, state);
}

function ownReduction(state: CartState, on: BusinessDate): Ore {
  return state.coupon ? reductionBy(state, state.coupon, on) : 0;
}

/** What the coupon takes from the cart's goods. 0 when it cannot be used. */
function reductionBy(state: CartState, coupon: AppliedCoupon, on: BusinessDate): Ore {
  if (coupon.validTo < on || refusesCoupon(coupon, state)) return 0;
  return cartTotals({ ...state, coupon }).couponDiscount;
}
