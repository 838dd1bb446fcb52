import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';
import { openCartOf } from '../../projections/cart/queries.js';
import type { Database } from '../database/connection.js';
import { DATABASE } from '../platform/tokens.js';

/** The cart a customer left behind at the last visit, also on another device. */
@Injectable()
export class CartsOfCustomer {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  async open(customerId: Uuid): Promise<Uuid | null> {
    return (await openCartOf(this.db, customerId))?.cart_id ?? null;
  }
}
