import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { OrderAccess } from '../order/order-access.js';
import { PaymentFlow } from '../payment/payment-flow.js';
import type { Session } from '../../access/session/session.js';
import type { PaymentProgress } from './pay.js';

/** Returns a payment only to the owner of its order. */
@Injectable()
export class OwnPayment {
  constructor(
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(OrderAccess) private readonly orders: OrderAccess,
  ) {}

  /**
   * Finds a payment. Null when there is none and when it is another person's, so that the difference is not visible.
   */
  async find(paymentId: Uuid, session: Session | null): Promise<PaymentProgress | null> {
    const state = await this.payments.find(paymentId);
    const orderId = state?.started?.orderId;
    const own = state && orderId ? await this.orders.find(orderId, session) : null;
    if (!state || !own) return null;
    return { orderId: own.placed.orderId, orderNumber: own.placed.orderNumber, paymentId, state };
  }
}
