import { Inject, Injectable } from '@nestjs/common';

import type { OrdersService, OrderSummary, TrackingFound, TrackingView } from './contract.js';
import { Problem } from '../../foundation/problem/problem.js';
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

  async findParcel(number: string, contact: string): Promise<TrackingFound> {
    try {
      return { tracking: await this.track.find(number, contact) };
    } catch (refused) {
      if (!(refused instanceof Problem) || refused.status !== 429) throw refused;
      return {
        tracking: null,
        tooMany: {
          message: refused.errors[0]?.message ?? '',
          retryAfterSeconds: Number(refused.details['retryAfterSeconds']),
        },
      };
    }
  }
}
