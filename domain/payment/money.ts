import type { Ore } from '../kernel/index.js';
import { capturedSum, sumOf } from './captures.js';
import type { PaymentState, Refund } from './state.js';

/** The money that the shop holds for the order: captured minus refunded. */
export function moneyHeld(state: PaymentState): Ore {
  return capturedSum(state) - sumOfRefunds(state, ({ status }) => status === 'refunded' || status === 'paid-out');
}

/** The captured money that no refund has taken yet. The partner refunds from all captures of a payment together. */
export function moneyAtHand(state: PaymentState): Ore {
  return moneyHeld(state) - sumOfRefunds(state, ({ status }) => status === 'requested');
}

/** The sum that may still be refunded. Requested refunds are subtracted, unless they were dropped. */
export function refundable(state: PaymentState): Ore {
  return sumOf(state.captures) - sumOfRefunds(state, ({ status }) => status !== 'dropped');
}

/**
 * The part of the failed captures that the customer still has to pay. Refunds that are not yet paid are subtracted, as
 * far as the captured money does not cover them.
 */
export function stillDue(state: PaymentState): Ore {
  const failed = sumOf(state.captures.filter(({ status }) => status === 'failed'));
  return failed - Math.max(0, sumOfRefunds(state, isOwed) - Math.max(0, moneyAtHand(state)));
}

/** Whether the failed captures are all that the payment has, and the customer owes nothing of them. */
export function owesNothing(state: PaymentState): boolean {
  const { captures } = state;
  const isMoving = captures.some(({ status }) => status === 'captured' || status === 'requested');
  return !isMoving && captures.some(({ status }) => status === 'failed') && stillDue(state) <= 0;
}

export function isOwed({ status }: Pick<Refund, 'status'>): boolean {
  return status === 'waiting' || status === 'failed';
}

function sumOfRefunds({ refunds }: PaymentState, counts: (refund: Refund) => boolean): Ore {
  return sumOf(refunds.filter(counts));
}
