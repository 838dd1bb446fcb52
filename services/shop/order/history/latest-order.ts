import { Inject, Injectable } from '@nestjs/common';

import type { PlacedOrder } from '../../../../domain/order/index.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { OrderHistory } from './order-history.js';
import { PlacedOrders } from '../placed-orders.js';

/**
 * The customer's latest order, from which the next purchase takes what it would otherwise ask again. It is read from
 * the order and stored nowhere else, so an extract has it and an erasure takes it. Only a strong log-in sees it, as with
 * the orders.
 */
@Injectable()
export class LatestOrder {
  constructor(
    @Inject(OrderHistory) private readonly history: Pick<OrderHistory, 'page'>,
    @Inject(PlacedOrders) private readonly placed: Pick<PlacedOrders, 'of'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async of(session: Session | null): Promise<PlacedOrder | null> {
    if (!session?.customerId || !may(session, 'order.list', this.clock.now())) return null;
    const [latest] = (await this.history.page(session.customerId, { limit: 1 })).orders;
    return (latest && (await this.placed.of([latest.orderId])).get(latest.orderId)) ?? null;
  }
}
