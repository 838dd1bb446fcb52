import type { Uuid } from '../../domain/kernel/index.js';
import { OrderKeys } from '../../services/shop/checkout/order-keys.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';

/** Equal for the same order, so that a seed makes the same events; generated orders need no secret keys. */
export class ToldOrderKeys extends OrderKeys {
  override shelf(orderId: Uuid): Uuid {
    return derivedId(orderId, 'shelf');
  }

  override parcel(orderId: Uuid): Uuid {
    return derivedId(orderId, 'parcel');
  }
}
