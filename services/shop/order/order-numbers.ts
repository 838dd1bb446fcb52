import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { ownOrderByNumber } from '../../../projections/order-tracking/queries.js';
import type { Session } from '../../access/session/session.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';
import { CurrentCart } from '../cart/current-cart.js';

/** How long a call waits for the view of orders. After that it answers from the view as it is. */
const WAIT_MS = 2_000;

/** Finds orders in the view, after it has caught up with the store. So a caller finds the order just placed. */
@Injectable()
export class OrderNumbers {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
    @Inject(CurrentCart) private readonly carts: CurrentCart,
  ) {}

  /** The id of this visitor's order with this number. Null for another person's order, as for an unknown number. */
  async own(orderNumber: string, session: Session | null): Promise<Uuid | null> {
    if (!session) return null;
    await this.caughtUp();
    const cartIds = await this.carts.allOf(session);
    const row = await ownOrderByNumber(this.db, orderNumber, { customerId: session.customerId, cartIds });
    return row?.order_id ?? null;
  }

  async caughtUp(): Promise<void> {
    await this.views.waitFor('order-tracking', await this.store.head(), WAIT_MS);
  }
}
