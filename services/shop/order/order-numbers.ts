import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { orderByNumber } from '../../../projections/order-tracking/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';

/** How long a call waits for the view of orders. After that it answers from the view as it is. */
const WAIT_MS = 2_000;

/** Finds orders in the view, after it has caught up with the store. So a caller finds the order just placed. */
@Injectable()
export class OrderNumbers {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'head'>,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
  ) {}

  /** The id of the order with this number. Null when there is none. The caller checks whose order it is. */
  async orderId(orderNumber: string): Promise<Uuid | null> {
    await this.caughtUp();
    return (await orderByNumber(this.db, orderNumber))?.order_id ?? null;
  }

  async caughtUp(): Promise<void> {
    await this.views.waitFor('order-tracking', await this.store.head(), WAIT_MS);
  }
}
