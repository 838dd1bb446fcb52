import type { OrderPlaced } from '../order/index.js';
import { paymentExpiresAt, type Start } from '../payment/index.js';

/** The payment that an order needs, by the method that goes to the partner. The service that places the order sends it at once; should it
 * die in between, the process manager does, so that no placed order is left without an outcome. */
export function startPayment(order: OrderPlaced['data'], method = order.paymentMethod): Start {
  const { paymentId, orderId, orderNumber, paymentMethod: orderMethod, placedAt: startedAt, totals } = order;
  return {
    type: 'Start',
    paymentId,
    orderId,
    orderNumber,
    orderMethod,
    method,
    amount: totals.total,
    startedAt,
    expiresAt: paymentExpiresAt(startedAt),
  };
}
