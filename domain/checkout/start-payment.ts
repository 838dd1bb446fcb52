import type { OrderPlaced } from '../order/index.js';
import { paymentExpiresAt, type Start } from '../payment/index.js';

/**
 * The command that starts an order's payment. The service that places the order sends it at once. If that process dies
 * first, the process manager sends it, so that every placed order gets a result.
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
