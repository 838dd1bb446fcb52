import { Inject, Injectable } from '@nestjs/common';

import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type { OrderLinkResult, OrdersService, OrderSummary, TrackingFound, TrackingView } from './contract.js';
import { openedCookie, openedOrders } from './link/opened-orders.js';
import { OrderLinkLimit } from './link/order-link-limit.js';
import { OrderLinks } from './link/order-links.js';
import { Problem } from '../../foundation/problem/problem.js';
import { Clock } from '../../foundation/clock.js';
import { OrderHistory } from './order-history.js';
import type { LinkProof } from './tracking-links.js';
import { OrderTracking, OrderTrackingParts } from './order-tracking.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';

/** Creates the order service of each page request. */
@Injectable()
export class OrderPagesParts {
  constructor(
    @Inject(OrderHistory) readonly history: OrderHistory,
    @Inject(OrderTrackingParts) readonly tracking: OrderTrackingParts,
    @Inject(OrderLinks) readonly links: OrderLinks,
    @Inject(OrderLinkLimit) readonly linkLimit: OrderLinkLimit,
    @Inject(Clock) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Config,
  ) {}
}

export class OrderPages implements OrdersService {
  private readonly track: OrderTracking;

  constructor(
    private readonly parts: OrderPagesParts,
    private readonly scope: RequestScope,
  ) {
    this.track = new OrderTracking(parts.tracking, scope);
  }

  async list(limit?: number): Promise<readonly OrderSummary[]> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    await this.scope.caughtUp('order-tracking');
    return this.parts.history.of(customerId, limit);
  }

  tracking(number: string): Promise<TrackingView | null> {
    return this.track.own(number);
  }

  parcel(trackingKey: string, proof: LinkProof): Promise<TrackingView | null> {
    return this.track.parcel(trackingKey, proof);
  }

  async openByLink(orderId: string, proof: LinkProof): Promise<OrderLinkResult> {
    const { links, linkLimit, clock, config } = this.parts;
    const { ip, cookies } = this.scope.client;
    try {
      const opened = await linkLimit.ask(ip, () => links.opens(orderId, proof, clock.now()));
      if (!opened) return { opened };
      const before = openedOrders(cookies, config.secure);
      this.scope.cookies.push(openedCookie({ orderId, proof }, before, config.secure));
      return { opened };
    } catch (refused) {
      return { opened: false, tooMany: { retryAfterSeconds: secondsToWait(refused) } };
    }
  }

  async findParcel(number: string, contact: string): Promise<TrackingFound> {
    try {
      return { tracking: await this.track.find(number, contact) };
    } catch (refused) {
      const retryAfterSeconds = secondsToWait(refused);
      const { errors } = refused as Problem;
      return { tracking: null, tooMany: { message: errors[0]?.message ?? '', retryAfterSeconds } };
    }
  }
}

/** The wait after a rate limit. @throws what was thrown, when it is no rate limit */
function secondsToWait(refused: unknown): number {
  if (!(refused instanceof Problem) || refused.status !== 429) throw refused;
  return Number(refused.details['retryAfterSeconds']);
}
