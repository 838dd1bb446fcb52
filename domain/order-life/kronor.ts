import type { Ore } from '../kernel/index.js';
import type { OrderState } from '../order/index.js';
import { capturedSum, moneyHeld, type PaymentState } from '../payment/index.js';

/**
 * What each krona of an order went to. The sums close: goods less discounts with freight are the price, the price is
 * captured or not, and captured money is paid back or held.
 */
export interface Kronor {
  readonly goods: Ore;
  readonly discounts: Ore;
  readonly coupon: Ore;
  readonly cheque: Ore;
  readonly freight: Ore;
  readonly price: Ore;
  readonly captured: Ore;
  /** The part of the price that is not captured: waiting, failed, or never due. */
  readonly notCaptured: Ore;
  readonly paidBack: Ore;
  readonly held: Ore;
}

/** Null before the order is placed. */
export function kronorOf({ order }: OrderState, payment: PaymentState): Kronor | null {
  if (!order) return null;
  const { regular, campaignDiscount, couponDiscount, chequeDiscount, shipping, total } = order.totals;
  const [captured, held] = [capturedSum(payment), moneyHeld(payment)];
  return {
    ...{ goods: regular, discounts: campaignDiscount, coupon: couponDiscount, cheque: chequeDiscount },
    ...{ freight: shipping, price: total, captured, notCaptured: total - captured },
    ...{ paidBack: captured - held, held },
  };
}
