import { Inject, Injectable } from '@nestjs/common';

import { addMonths, startOfDay, stockholmDate, type BusinessDate, type Uuid } from '../../../../domain/kernel/index.js';
import type { Lot } from '../../../../domain/member/index.js';
import { isInHistory, orderHistoryRule } from '../../../../domain/order/index.js';
import { orderById, ordersOf } from '../../../../projections/order-tracking/queries.js';
import { ordersWithOpenReturn } from '../../../../projections/return/queries.js';
import type { OrderTrackingRow } from '../../../../projections/order-tracking/table.js';
import { Clock } from '../../../foundation/clock.js';
import type { Database } from '../../../foundation/database/connection.js';
import { DATABASE } from '../../../foundation/platform/tokens.js';
import { lastEnd, MemberOf, type CustomerMembership } from '../../../person/member/member-of.js';
import type { OrderHistoryPage, OrderSummary } from '../contract.js';
import { MedicineNames } from './medicine-names.js';
import type { Reading } from '../ordered-readers.js';
import { PlacedOrders } from '../placed-orders.js';
import { summaryOf } from './order-summary.js';

const MOST = 50;

interface Asked {
  readonly limit?: number;
  /** The last order of the page before. Another person's order and an unknown one give the first page. */
  readonly after?: Uuid | null;
  /** Who reads the names of the lines. Without it prescription lines have none (LAW-09). */
  readonly reader?: Reading | null;
}

/** Lists a customer's confirmed orders, newest first (CHK-09). */
@Injectable()
export class OrderHistory {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PlacedOrders) private readonly placed: PlacedOrders,
    @Inject(MemberOf) private readonly members: MemberOf,
    @Inject(MedicineNames) private readonly medicines: MedicineNames,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async page(customerId: Uuid, { limit = MOST, after = null, reader = null }: Asked = {}): Promise<OrderHistoryPage> {
    const memberships = await this.members.all(customerId);
    const rows = await this.rows(customerId, memberships, {
      most: limit + 1,
      after: await this.own(customerId, after),
    });
    const shown = rows.slice(0, limit);
    const older = rows.length > limit ? (shown.at(-1)?.order_id ?? null) : null;
    return { orders: await this.summaries(shown, memberships, reader), older };
  }

  /** One order of the history. Null for another's, for an unknown one, and for one that the history does not show. */
  async one(customerId: Uuid, orderId: Uuid, reader: Reading | null): Promise<OrderSummary | null> {
    const row = await this.own(customerId, orderId);
    const memberships = row ? await this.members.all(customerId) : [];
    const shown = row?.confirmed_at ? await this.shown([row], memberships) : [];
    const [summary = null] = await this.summaries(shown, memberships, reader);
    return summary;
  }

  /** Reads on until the page is full: rows before the end of a membership may be many, and are not shown. */
  private async rows(
    customerId: Uuid,
    memberships: readonly CustomerMembership[],
    { most, after }: { readonly most: number; readonly after: OrderTrackingRow | null },
  ): Promise<readonly OrderTrackingRow[]> {
    const shown: OrderTrackingRow[] = [];
    let last = after;
    while (shown.length < most) {
      const asked = { limit: MOST, after: last, since: this.earliest(), confirmedOnly: true };
      const rows = await ordersOf(this.db, customerId, asked);
      shown.push(...(await this.shown(rows, memberships)));
      last = rows.at(-1) ?? null;
      if (rows.length < MOST) break;
    }
    return shown.slice(0, most);
  }

  private async own(customerId: Uuid, orderId: Uuid | null): Promise<OrderTrackingRow | null> {
    const row = orderId === null ? null : await orderById(this.db, orderId);
    return row?.customer_id === customerId ? row : null;
  }

  private async summaries(
    rows: readonly OrderTrackingRow[],
    memberships: readonly CustomerMembership[],
    reader: Reading | null,
  ): Promise<readonly OrderSummary[]> {
    const found = [...(await this.placed.of(rows.map(({ order_id }) => order_id))).values()];
    const named = await this.medicines.in(found, reader);
    const placed = new Map(named.map((each) => [each.orderId, each]));
    const lots = lotsOf(memberships);
    return rows.map((row) => summaryOf(row, placed.get(row.order_id), lots.get(row.order_id) ?? []));
  }

  /** CLB-08: the end of a membership takes the history before it. A new membership does not bring it back. */
  private async shown(
    rows: readonly OrderTrackingRow[],
    memberships: readonly CustomerMembership[],
  ): Promise<readonly OrderTrackingRow[]> {
    const endedOn = lastEnd(memberships);
    const returning = await ordersWithOpenReturn(this.db, endedOn ? rows.map(({ order_id }) => order_id) : []);
    return rows.filter((row) => {
      const { internal_status: phase, placed_at: placedAt, delivered_at: deliveredAt, parcels } = row;
      const returnOpen = returning.has(row.order_id);
      return isInHistory({ phase, placedAt, deliveredAt, parcels, returnOpen }, endedOn, this.today());
    });
  }

  /** No order before this moment is shown on any day from today. */
  private earliest(): string {
    return startOfDay(addMonths(this.today(), -orderHistoryRule.on(this.today()).months - 1));
  }

  private today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }
}

/** Returns the point lots of each order, one for each parcel. All the customer's memberships count. */
function lotsOf(memberships: readonly CustomerMembership[]): ReadonlyMap<Uuid, readonly Lot[]> {
  const lots = new Map<Uuid, Lot[]>();
  for (const lot of memberships.flatMap(({ state }) => state.lots))
    lots.set(lot.orderId, [...(lots.get(lot.orderId) ?? []), lot]);
  return lots;
}
