import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';

import type { CartPhase } from '../../../domain/cart/index.js';
import type { Rejection, Uuid } from '../../../domain/kernel/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import type { InternalStatus, PaymentStatus } from '../../../projections/order-tracking/table.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';

const UNFINISHED: readonly InternalStatus[] = ['placed', 'confirmed', 'dispatched'];
/** With these payment statuses, money is in transit or owed. */
const UNSETTLED: readonly PaymentStatus[] = [
  'started',
  'action-required',
  'capture-requested',
  'capture-failed',
  'refund-requested',
  'refund-failed',
  'reversal-requested',
  'reversal-failed',
];
const CHECKING_OUT: CartPhase = 'frozen';

const VIEWS = ['cart', 'order-tracking', 'order-payment', 'stream-owner'];
/** How long to wait for the view. It usually lags less. When it lags more, its follower does not run. */
const VIEW_WAIT_MS = 10_000;

export type Purchases =
  | { readonly orderIds: readonly Uuid[] }
  | {
      readonly rejected:
        | Rejection<'OrdersBehind'>
        | Rejection<'CheckoutUnderWay'>
        | (Rejection<'OrdersUnfinished'> & { readonly orderNumbers: readonly string[] });
    };

/** Reads a customer's purchases, and those that must be finished before an erasure (GDPR art. 17.3 b and e). */
@Injectable()
export class PurchasesOf {
  constructor(
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor'>,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(DATABASE) private readonly db: Database,
  ) {}

  async of(customerId: Uuid): Promise<Purchases> {
    const head = await this.store.head();
    for (const view of VIEWS)
      if (!(await this.views.waitFor(view, head, VIEW_WAIT_MS))) return { rejected: { type: 'OrdersBehind' } };
    if (await this.isCheckingOut(customerId)) return { rejected: { type: 'CheckoutUnderWay' } };
    const orders = await this.orders(customerId);
    const orderNumbers = orders.filter(({ unfinished }) => unfinished).map(({ order_number }) => order_number);
    return orderNumbers.length > 0
      ? { rejected: { type: 'OrdersUnfinished', orderNumbers } }
      : { orderIds: orders.map(({ order_id }) => order_id) };
  }

  /** Returns the ids of all orders, finished or not. The views must have read all events. */
  async orderIds(customerId: Uuid): Promise<readonly Uuid[]> {
    return (await this.orders(customerId)).map(({ order_id }) => order_id);
  }

  private async isCheckingOut(customerId: Uuid): Promise<boolean> {
    const { rows } =
      await sql`SELECT FROM view_cart WHERE customer_id = ${customerId} AND phase = ${CHECKING_OUT} LIMIT 1`.execute(
        this.db,
      );
    return rows.length > 0;
  }

  private async orders(
    customerId: Uuid,
  ): Promise<readonly { order_id: Uuid; order_number: string; unfinished: boolean }[]> {
    const { rows } = await sql<{ order_id: Uuid; order_number: string; unfinished: boolean }>`
      SELECT o.order_id, o.order_number,
        o.internal_status = ANY(${sql.val([...UNFINISHED])}::text[])
          OR EXISTS (SELECT FROM view_order_payment p WHERE p.order_id = o.order_id AND p.status = ANY(${sql.val([...UNSETTLED])}::text[])) AS unfinished
      FROM view_order_tracking o WHERE o.customer_id = ${customerId} ORDER BY o.placed_at, o.order_id`.execute(this.db);
    return rows;
  }
}
