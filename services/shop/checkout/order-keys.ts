import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';

/** Random keys of an order: they cannot be derived from the order's other data. */
@Injectable()
export class OrderKeys {
  /** Key of its stock movements (docs/decisions/0033). */
  shelf(_orderId: Uuid): Uuid {
    return randomUUID();
  }

  /** Key in the address of its parcel's tracking page (docs/decisions/0032). */
  parcel(_orderId: Uuid): Uuid {
    return randomUUID();
  }
}
