import type { Uuid } from '../../domain/kernel/index.js';
import { OrderKeys } from '../../services/shop/checkout/order-keys.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';

/** The same for the same order, so that a seed makes the same events; nobody of a seeded history has to be kept apart. */
export class ToldOrderKeys extends OrderKeys {
  override shelf(orderId: Uuid): Uuid {
    return derivedId(orderId, 'shelf');
  }

  override parcel(orderId: Uuid): Uuid {
    return derivedId(orderId, 'parcel');
  }
}
