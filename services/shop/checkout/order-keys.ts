import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';

/** Creates random keys for an order. They cannot be derived from the order's other data. */
@Injectable()
export class OrderKeys {
  /** Creates the key of the order's stock movements (docs/decisions/0033). */
  shelf(_orderId: Uuid): Uuid {
    return randomUUID();
  }

  /** Creates the key in the URL of a parcel's tracking page (docs/decisions/0032). */
  parcel(_orderId: Uuid): Uuid {
    return randomUUID();
  }
}
