import { accept, reject, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent, NoticeChannel, WatchedType } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Limits the size of the customer's state. No real customer waits for so many products. */
const WATCHES_LIMIT = 200;

/** The watched product, from the catalogue and never from the browser. */
export interface WatchableProduct {
  readonly varuId: string;
  readonly productType: WatchedType;
  readonly isMonitorable: boolean;
  readonly inWebStock: boolean;
}

export interface WatchProduct {
  readonly type: 'WatchProduct';
  readonly watchId: Uuid;
  readonly product: WatchableProduct;
  readonly channel: NoticeChannel;
  readonly at: Instant;
}

export function watchProduct(
  { watchId, product, channel, at }: WatchProduct,
  state: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const { varuId, productType } = product;
  if (state.watches.some((watch) => watch.varuId === varuId)) return unchanged;
  if (!product.isMonitorable) return reject({ type: 'ProductNotMonitorable', field: 'varuId' });
  if (product.inWebStock) return reject({ type: 'ProductInStock', field: 'varuId' });
  if (state.watches.length >= WATCHES_LIMIT) return reject({ type: 'WatchesFull', limit: WATCHES_LIMIT });
  return accept({
    type: 'ProductWatched',
    data: { customerId: state.customerId, watchId, varuId, productType, channel, at },
  });
}
