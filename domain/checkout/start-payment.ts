import type { OrderPlaced } from '../order/index.js';
import { captureOf, paymentExpiresAt, type Start } from '../payment/index.js';

/** The payment that an order needs. The service that places the order sends it at once; should it
 * die in between, the process manager does, so that no placed order is left without an outcome. */
export function startPayment(order: OrderPlaced['data']): Start {
  const { paymentId, orderId, orderNumber, paymentMethod: method, placedAt: startedAt, totals } = order;
  return {
    type: 'Start',
    paymentId,
    orderId,
    orderNumber,
    method,
    capture: captureOf(method, startedAt),
    amount: totals.total,
    startedAt,
    expiresAt: paymentExpiresAt(startedAt),
  };
}
