import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { unfinishedCartsOf } from '../../../projections/cart/queries.js';
import { ProjectionRunner } from '../../../projections/index.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { DATABASE, EVENT_STORE } from '../../foundation/platform/tokens.js';

/** How long a log-in waits for a view that is behind. After that it may start an empty cart beside an older one. */
const WAIT_MS = 2_000;

/** Finds carts from a customer's earlier visits, on any device. */
export abstract class CartsOfCustomer {
  /** Returns the ids of the carts that are open or being paid, latest first. */
  abstract unfinished(customerId: Uuid): Promise<readonly Uuid[]>;
}

@Injectable()
export class ViewedCarts extends CartsOfCustomer {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ProjectionRunner) private readonly views: ProjectionRunner,
  ) {
    super();
  }

  async unfinished(customerId: Uuid): Promise<readonly Uuid[]> {
    await this.views.waitFor('cart', await this.store.head(), WAIT_MS);
    return (await unfinishedCartsOf(this.db, customerId)).map(({ cart_id }) => cart_id);
  }
}
