import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { giftRemoved } from '../cover.js';
import { refusesChange } from '../editable.js';
import type { ChosenGift } from '../events.js';
import { refusesEvents } from '../length.js';
import { isPrice } from '../line-price.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';
import { couponGoods } from '../totals.js';

/** Chooses the gift of a campaign by its code, or another one instead (CRT-11). A code gives one gift. */
export interface ChooseGift {
  readonly type: 'ChooseGift';
  readonly customerId: Uuid | null;
  readonly gift: ChosenGift;
  readonly on: BusinessDate;
}

export interface RemoveGift {
  readonly type: 'RemoveGift';
  readonly customerId: Uuid | null;
  readonly code: string;
  readonly reason: 'customer' | 'ended';
}

export function chooseGift({ customerId, gift, on }: ChooseGift, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const chosen = state.gifts.find(({ code }) => code === gift.code);
  if (chosen?.product.varuId === gift.product.varuId) return unchanged;
  const reason = refusesEvents(state, 'code', on) ?? refusesGift(gift, state);
  if (reason) return reject(reason);
  return accept({ type: 'GiftChosen', data: { shopper: shopperOfCart(state), gift } });
}

export function removeGift({ customerId, code, reason }: RemoveGift, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  const chosen = state.gifts.some((gift) => gift.code === code);
  return chosen ? accept(giftRemoved(state, code, reason)) : unchanged;
}

/** Returns the condition of the gift that the cart does not fulfil, or null. */
export function refusesGift({ code, product, minimum }: ChosenGift, state: CartState): CartRejection | null {
  const { varuId, type, unitPrice } = product;
  if (type === 'Rx') return { type: 'PrescriptionRequired', field: 'varuId', varuId };
  // A plan from before the rule, or a product that became a medicine since, may still offer one.
  if (type === 'Ex') return { type: 'MedicineAsGift', field: 'varuId', varuId };
  if (!isPrice(unitPrice) || unitPrice > 0) return { type: 'PriceInvalid', field: 'unitPrice', varuId };
  const goods = couponGoods(state, null);
  return goods === 0 || goods < minimum ? { type: 'GiftBelowMinimum', field: 'code', code, minimum, goods } : null;
}
