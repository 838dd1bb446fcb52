import type { Ore } from '../kernel/index.js';
import type { PaymentState, Refund } from './state.js';

/** The money that the shop holds for the order: captured minus refunded. */
export function moneyHeld(state: PaymentState): Ore {
  const captured = state.capture?.status === 'captured' ? state.capture.amount : 0;
  return captured - sumOfRefunds(state, ({ status }) => status === 'refunded' || status === 'paid-out');
}

/** The sum that may still be refunded. Requested refunds are subtracted, unless they were dropped. */
export function refundable(state: PaymentState): Ore {
  const taken = state.capture?.amount ?? 0;
  return taken - sumOfRefunds(state, ({ status }) => status !== 'dropped');
}

/** The part of a failed capture that the customer still has to pay. Refunds that are not yet paid are subtracted. */
export function stillDue(state: PaymentState): Ore {
  return (state.capture?.amount ?? 0) - sumOfRefunds(state, isOwed);
}

export function isOwed({ status }: Pick<Refund, 'status'>): boolean {
  return status === 'waiting' || status === 'failed';
}

function sumOfRefunds({ refunds }: PaymentState, counts: (refund: Refund) => boolean): Ore {
  return refunds.filter(counts).reduce((sum, { amount }) => sum + amount, 0);
}
