import type { OrderPlaced } from '../order/index.js';
import { paymentExpiresAt, type Start } from '../payment/index.js';

/**
 * The payment of an order, with the payment method for the partner. The service that places the order sends it at once.
 * If that process dies first, the process manager sends it, so that every placed order gets an outcome.
 */
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
