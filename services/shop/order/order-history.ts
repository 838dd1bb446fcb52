import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Lot } from '../../../domain/member/index.js';
import { isInHistory, type PlacedOrder } from '../../../domain/order/index.js';
import { ordersOf } from '../../../projections/order-tracking/queries.js';
import { ordersWithOpenReturn } from '../../../projections/return/queries.js';
import type { OrderTrackingRow } from '../../../projections/order-tracking/table.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { MemberOf, type CustomerMembership } from '../../person/member/member-of.js';
import type { OrderSummary } from './contract.js';
import { PlacedOrders } from './placed-orders.js';
import { trackingPath } from './tracking-links.js';
import { statusOf } from './tracking-view.js';

const MOST = 50;

/** Lists a customer's confirmed orders, newest first (CHK-09). */
@Injectable()
export class OrderHistory {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PlacedOrders) private readonly placed: PlacedOrders,
    @Inject(MemberOf) private readonly members: MemberOf,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async of(customerId: Uuid, limit = MOST): Promise<readonly OrderSummary[]> {
    const memberships = await this.members.all(customerId);
    const all = await ordersOf(this.db, customerId, { limit: MOST, confirmedOnly: true });
    const rows = (await this.kept(all, memberships)).slice(0, limit);
    const placed = await this.placed.of(rows.map(({ order_id }) => order_id));
    const lots = lotsOf(memberships);
    return rows.map((row) => summaryOf(row, placed.get(row.order_id), lots.get(row.order_id) ?? []));
  }

  /** CLB-08: the end of a membership takes the history before it. A new membership does not bring it back. */
  private async kept(
    rows: readonly OrderTrackingRow[],
    memberships: readonly CustomerMembership[],
  ): Promise<readonly OrderTrackingRow[]> {
    const today = stockholmDate(this.clock.now());
    const endedOn = memberships.flatMap(({ state: { end } }) => (end ? [end.endedOn] : [])).at(-1) ?? null;
    const returning = await ordersWithOpenReturn(this.db, endedOn ? rows.map(({ order_id }) => order_id) : []);
    return rows.filter((row) => {
      const { internal_status: phase, placed_at: placedAt, delivered_at: deliveredAt, parcels } = row;
      const returnOpen = returning.has(row.order_id);
      return isInHistory({ phase, placedAt, deliveredAt, parcels, returnOpen }, endedOn, today);
    });
  }
}

/** Returns the point lots of each order, one for each parcel. All the customer's memberships count. */
function lotsOf(memberships: readonly CustomerMembership[]): ReadonlyMap<Uuid, readonly Lot[]> {
  const lots = new Map<Uuid, Lot[]>();
  for (const lot of memberships.flatMap(({ state }) => state.lots))
    lots.set(lot.orderId, [...(lots.get(lot.orderId) ?? []), lot]);
  return lots;
}

function summaryOf(row: OrderTrackingRow, placed: PlacedOrder | undefined, lots: readonly Lot[]): OrderSummary {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    status: statusOf(row),
    trackingPath: row.dispatched_at ? trackingPath(row.tracking_key, row.order_number) : null,
    total: row.total,
    lines: (placed?.lines ?? []).map(({ varuId, name, quantity }) => ({ varuId, name, quantity })),
    points: lots.length > 0 ? lots.reduce((sum, lot) => sum + lot.points - lot.reversed, 0) : null,
  };
}
