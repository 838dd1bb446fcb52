import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Lot } from '../../../domain/member/index.js';
import { isInHistory, type PlacedOrder } from '../../../domain/order/index.js';
import { ordersOf } from '../../../projections/order-tracking/queries.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import type { OrdersService, OrderSummary, TrackingFound, TrackingView } from './contract.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { Problem } from '../../foundation/problem/problem.js';
import { MemberOf, type CustomerMembership } from '../../person/member/member-of.js';
import { PlacedOrders } from './placed-orders.js';
import { trackingPath, type LinkProof } from './tracking-links.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { OrderTracking, OrderTrackingParts } from './order-tracking.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { statusOf } from './tracking-view.js';

const MOST = 50;

/** Creates the order service of each page request. */
@Injectable()
export class OrderPagesParts {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(PlacedOrders) readonly placed: PlacedOrders,
    @Inject(MemberOf) readonly members: MemberOf,
    @Inject(OrderTrackingParts) readonly tracking: OrderTrackingParts,
    @Inject(Clock) readonly clock: Clock,
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

  async list(limit = MOST): Promise<readonly OrderSummary[]> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    await this.scope.caughtUp('order-tracking');
    const memberships = await this.parts.members.all(customerId);
    const all = await ordersOf(this.parts.db, customerId, { limit: MOST, confirmedOnly: true });
    const rows = this.kept(all, memberships).slice(0, limit);
    const placed = await this.parts.placed.of(rows.map(({ order_id }) => order_id));
    const lots = lotsOf(memberships);
    return rows.map((row) => summaryOf(row, placed.get(row.order_id), lots.get(row.order_id)));
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

  /** CLB-08: the end of a membership takes the history before it. A new membership does not bring it back. */
  private kept(rows: readonly OrderTrackingRow[], memberships: readonly CustomerMembership[]): OrderTrackingRow[] {
    const today = stockholmDate(this.parts.clock.now());
    const endedOn = memberships.flatMap(({ state: { end } }) => (end ? [end.endedOn] : [])).at(-1) ?? null;
    return rows.filter((row) => {
      const { internal_status: phase, placed_at: placedAt, delivered_at: deliveredAt } = row;
      return isInHistory({ phase, placedAt, deliveredAt }, endedOn, today);
    });
  }
}

/** Returns the point lot of each order: the points that it earned. All the customer's memberships count. */
function lotsOf(memberships: readonly CustomerMembership[]): ReadonlyMap<Uuid, Lot> {
  return new Map(memberships.flatMap(({ state }) => state.lots).map((lot) => [lot.orderId, lot]));
}

function summaryOf(row: OrderTrackingRow, placed: PlacedOrder | undefined, lot: Lot | undefined): OrderSummary {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    status: statusOf(row),
    trackingPath: row.dispatched_at ? trackingPath(row.tracking_key, row.order_number) : null,
    total: row.total,
    lines: (placed?.lines ?? []).map(({ varuId, name, quantity }) => ({ varuId, name, quantity })),
    points: lot ? lot.points - lot.reversed : null,
  };
}
