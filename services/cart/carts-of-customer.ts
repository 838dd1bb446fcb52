import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';
import { openCartOf } from '../../projections/cart/queries.js';
import { ProjectionRunner } from '../../projections/index.js';
import type { Database } from '../database/connection.js';
import type { EventStore } from '../event-store/port.js';
import { DATABASE, EVENT_STORE } from '../platform/tokens.js';

/** A log-in waits so long for a view that is behind, rather than beginning an empty cart beside the one left on another device. */
const WAIT_MS = 2_000;

/** The cart a customer left behind at the last visit, also on another device. */
export abstract class CartsOfCustomer {
  abstract open(customerId: Uuid): Promise<Uuid | null>;
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

  async open(customerId: Uuid): Promise<Uuid | null> {
    await this.views.waitFor('cart', await this.store.head(), WAIT_MS);
    return (await openCartOf(this.db, customerId))?.cart_id ?? null;
  }
}
