import type { Capture, PaymentState, Refund, Reversal } from '../../domain/payment/index.js';

/** Everything that the shop has asked the partner for, with its id. */
export function askedOf({ captures, refunds, reversals }: PaymentState) {
  return [
    ...captures.map((each: Capture) => ({ id: each.captureId, ...each })),
    ...refunds.map((each: Refund) => ({ id: each.refundId, ...each })),
    ...reversals.map((each: Reversal) => ({ id: each.reversalId, ...each })),
  ];
}
