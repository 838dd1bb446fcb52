import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Uuid } from '../../domain/kernel/index.js';

/** What an order's movements on the shelf are named by: nothing outside the sealed order leads to it (docs/decisions/0033). */
@Injectable()
export class ShelfKeys {
  of(_orderId: Uuid): Uuid {
    return randomUUID();
  }
}
