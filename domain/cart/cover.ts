import { accept, fold } from '../kernel/index.js';
import { sumOff } from '../pricing/index.js';
import type { CartEvent, ChequeRemoved, CouponRemoved, GiftRemoved } from './events.js';
import type { CartDecision } from './rejections.js';
import { shopperOfCart } from './shopper.js';
import { evolve, type AppliedCheque, type CartState } from './state.js';
import { chequeableGoods, couponGoods } from './totals.js';

/**
 * Accepts the events. It also removes what the goods no longer cover: gifts and the coupon below their minimum
 * (CRT-11), and then a cheque that is larger than what is left to pay (CLB-07).
 */
export function acceptCovered(state: CartState, events: readonly CartEvent[]): CartDecision {
  const all = [...events];
  let after = fold(evolve, state, all);
  for (const uncovered of [uncoveredGifts, uncoveredCoupon, uncoveredCheque]) {
    const removed = uncovered(after);
    if (removed.length === 0) continue;
    all.push(...removed);
    after = fold(evolve, after, removed);
  }
  return accept(...all);
}

/** The events that take cheque, coupon and gifts out of a cart that loses all its goods. */
export function allRemoved(state: CartState, reason: 'emptied' | 'absorbed'): readonly CartEvent[] {
  return [
    ...state.gifts.map(({ code }) => giftRemoved(state, code, reason)),
    ...couponRemoved(state, reason),
    ...(state.cheque ? [chequeRemoved(state.cheque, reason)] : []),
  ];
}

export function chequeRemoved(cheque: AppliedCheque, reason: ChequeRemoved['data']['reason']): CartEvent {
  return { type: 'ChequeRemoved', data: { chequeId: cheque.chequeId, memberId: cheque.memberId, reason } };
}

export function couponRemoved(state: CartState, reason: CouponRemoved['data']['reason']): readonly CartEvent[] {
  if (!state.coupon) return [];
  const { code, holdKey } = state.coupon;
  return [{ type: 'CouponRemoved', data: { shopper: shopperOfCart(state), code, holdKey, reason } }];
}

export function giftRemoved(state: CartState, code: string, reason: GiftRemoved['data']['reason']): CartEvent {
  return { type: 'GiftRemoved', data: { shopper: shopperOfCart(state), code, reason } };
}

function uncoveredGifts(state: CartState): readonly CartEvent[] {
  if (state.gifts.length === 0) return [];
  const goods = couponGoods(state, null);
  return state.gifts
    .filter(({ minimum }) => goods === 0 || goods < minimum)
    .map(({ code }) => giftRemoved(state, code, 'uncovered'));
}

function uncoveredCoupon(state: CartState): readonly CartEvent[] {
  if (!state.coupon) return [];
  const { goods: among, minimum, off } = state.coupon;
  const goods = couponGoods(state, among);
  return sumOff(off, goods) === 0 || goods < minimum ? couponRemoved(state, 'uncovered') : [];
}

function uncoveredCheque(state: CartState): readonly CartEvent[] {
  const { cheque } = state;
  return cheque && chequeableGoods(state) < cheque.amount ? [chequeRemoved(cheque, 'uncovered')] : [];
}
