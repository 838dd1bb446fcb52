import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { isForgotten, stockholmDate } from '../../domain/kernel/index.js';
import { pointsFor } from '../../domain/membership/index.js';
import { order, type PlacedOrder } from '../../domain/order/index.js';
import { orderByTrackingNumber, ordersOf } from '../../projections/order-tracking/queries.js';
import type { OrderTrackingRow } from '../../projections/order-tracking/table.js';
import type { OrdersService, OrderSummary, TrackingStatus, TrackingView } from './contract/orders.js';
import { CommandHandling } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';
import { OrderAccess } from '../order/order-access.js';
import { PlacedOrders } from '../order/placed-orders.js';
import { DATABASE } from '../platform/tokens.js';
import { maskedEmail } from './masked-email.js';
import type { RequestScope } from './request-scope.js';

export class OrderPages implements OrdersService {
  private readonly db: Database;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly scope: RequestScope,
  ) {
    this.db = app.get<Database>(DATABASE);
  }

  async list(limit = 50): Promise<readonly OrderSummary[]> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return [];
    await this.scope.caughtUp('order-tracking');
    const rows = await ordersOf(this.db, customerId, { limit, confirmedOnly: true });
    const placed = await this.app.get(PlacedOrders, { strict: false }).of(rows.map(({ order_id }) => order_id));
    return rows.map((row) => summaryOf(row, placed.get(row.order_id)));
  }

  async tracking(trackingNumber: string, contact: string | null): Promise<TrackingView | null> {
    await this.scope.caughtUp('order-tracking');
    const row = await orderByTrackingNumber(this.db, trackingNumber);
    if (!row) return null;
    const { order: placed } = await this.app.get(CommandHandling).load(order, row.order_id);
    if (!placed) return null;
    const email = isForgotten(placed.contact) ? '' : placed.contact.email;
    const gaveIt = contact !== null && contact.trim().toLowerCase() === email.toLowerCase();
    if (contact !== null && !gaveIt) return null;
    return trackingView(row, placed, gaveIt || (await this.showsContact(placed)) ? email : maskedEmail(email));
  }

  private async showsContact(placed: PlacedOrder): Promise<boolean> {
    const { session } = this.scope;
    const access = this.app.get(OrderAccess, { strict: false });
    return (
      session !== null && (await access.isOwner(placed, session)) && (await access.contactOf(placed, session)) !== null
    );
  }
}

function summaryOf(row: OrderTrackingRow, placed: PlacedOrder | undefined): OrderSummary {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    status: statusOf(row),
    trackingNumber: row.tracking_number,
    total: row.total,
    lines: (placed?.lines ?? []).map(({ varuId, name, quantity }) => ({ varuId, name, quantity })),
    points:
      placed && row.member_id && row.dispatched_at
        ? pointsFor(placed.totals.pointsBasis, stockholmDate(row.dispatched_at))
        : null,
  };
}

function statusOf({ status, internal_status }: OrderTrackingRow): TrackingStatus {
  return internal_status === 'delivered' ? 'delivered' : status;
}

function trackingView(row: OrderTrackingRow, { parcels }: PlacedOrder, email: string): TrackingView {
  const steps: readonly [TrackingStatus, string | null][] = [
    ['received', row.confirmed_at],
    ['sent', row.dispatched_at],
    ['delivered', row.delivered_at],
    [row.status, row.closed_at],
  ];
  return {
    orderNumber: row.order_number,
    trackingNumber: row.tracking_number ?? '',
    carrier: row.carrier ?? '',
    email,
    status: statusOf(row),
    expectedOn: parcels[0]?.promise.latest ?? null,
    steps: steps.flatMap(([status, at]) => (at ? [{ status, at }] : [])),
  };
}
