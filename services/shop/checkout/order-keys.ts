import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';

/** What is made at random for an order: nothing else of it leads there. */
@Injectable()
export class OrderKeys {
  /** Names its movements on the shelf (docs/decisions/0033). */
  shelf(_orderId: Uuid): Uuid {
    return randomUUID();
  }

  /** Stands in the address of its parcel's tracking page (docs/decisions/0032). */
  parcel(_orderId: Uuid): Uuid {
    return randomUUID();
  }
}
