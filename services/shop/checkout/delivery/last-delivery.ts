import { Inject, Injectable } from '@nestjs/common';

import { isForgotten } from '../../../../domain/kernel/index.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { OrderHistory } from '../../order/history/order-history.js';
import { PlacedOrders } from '../../order/placed-orders.js';

export interface LastChoice {
  readonly optionId: string;
  readonly placeId: string | null;
}

/**
 * The delivery of the customer's latest order, which the next purchase offers first (CHK-02). It is read from the order
 * and stored nowhere else, so an extract has it and an erasure takes it. Only a strong log-in sees it, as with the orders.
 */
@Injectable()
export class LastDelivery {
  constructor(
    @Inject(OrderHistory) private readonly history: Pick<OrderHistory, 'page'>,
    @Inject(PlacedOrders) private readonly placed: Pick<PlacedOrders, 'of'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async of(session: Session | null): Promise<LastChoice | null> {
    if (!session?.customerId || !may(session, 'order.list', this.clock.now())) return null;
    const [latest] = (await this.history.page(session.customerId, { limit: 1 })).orders;
    const order = latest && (await this.placed.of([latest.orderId])).get(latest.orderId);
    if (!order) return null;
    const { delivery, pickupPlace } = order;
    const placeId = pickupPlace && !isForgotten(pickupPlace) ? pickupPlace.placeId : null;
    return { optionId: delivery.optionId, placeId };
  }
}
