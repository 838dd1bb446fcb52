import type { Inspectable, Owned, Slice } from '../kernel/index.js';
import { decide, type CartCommand } from './decide.js';
import { cartEvents, type CartEvent } from './events.js';
import { inspection, type CartKind } from './inspect.js';
import { owner } from './owner.js';
import type { CartRejection } from './rejections.js';
import { evolve, initialCart, type CartState } from './state.js';

export const cart: Slice<CartCommand, CartState, CartEvent, CartRejection, 'cart'> &
  Owned<CartEvent, 'cart' | 'customer'> &
  Inspectable<CartState, CartEvent, CartKind> = {
  kind: 'cart',
  events: cartEvents,
  initial: initialCart,
  evolve,
  decide,
  owner,
  inspection,
};

export * from './events.js';
export { asGift } from './gift.js';
export { guestCartRule, guestDetailsRule } from './guest-cart-rule.js';
export { needsIdentification } from './identification.js';
export * from './length.js';
export * from './limits.js';
export type { CartDecision, CartRejection, QuantityAboveLimit } from './rejections.js';
export { initialCart, lineOf, type AppliedCheque, type CartPhase, type CartState, type HandedOver } from './state.js';
export { ordinaryLines, rowsOf, type HeldLine, type LeftRow, type PrescriptionRow } from './prescribed/state.js';
export * from './totals.js';
export { maxBuyable, quantityInStock } from './web-stock.js';
export type { AbandonCheckout } from './commands/abandon-checkout.js';
export type { Absorb } from './commands/absorb.js';
export type { AddItem } from './commands/add-item.js';
export type { ApplyCheque } from './commands/apply-cheque.js';
export { refusesCoupon, type ApplyCoupon } from './commands/apply-coupon.js';
export type { ChooseGift, RemoveGift } from './commands/choose-gift.js';
export type { RemoveCoupon } from './commands/remove-coupon.js';
export type { ChooseDelivery } from './commands/choose-delivery.js';
export type { Claim } from './commands/claim.js';
export type { Close } from './commands/close.js';
export type { Empty } from './commands/empty.js';
export type { GiveCustomerDetails } from './commands/give-customer-details.js';
export type { Lapse } from './commands/lapse.js';
export type { LetChequeGo } from './commands/let-cheque-go.js';
export type { MergeCart } from './commands/merge-cart.js';
export type { RemoveCheque } from './commands/remove-cheque.js';
export type { RemoveItem } from './commands/remove-item.js';
export type { RemovePrescriptionItems } from './commands/remove-prescription-items.js';
export type { Reprice } from './commands/reprice.js';
export type { SetQuantity } from './commands/set-quantity.js';
export type { StartCheckout } from './commands/start-checkout.js';
export type { CartCommand } from './decide.js';
