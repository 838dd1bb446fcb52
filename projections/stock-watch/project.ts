import type {
  CustomerErased,
  ProductUnwatched,
  ProductWatched,
  StockNoticeSent,
} from '../../domain/customer/events.js';
import { isForgotten } from '../../domain/kernel/index.js';
import type { Fingerprint } from '../customer-lookup/normalise.js';
import { projection, type Projection } from '../runner/projection.js';
import { stockWatchTable, type StockWatchRow } from './table.js';

type WatchEvent = ProductWatched | ProductUnwatched | StockNoticeSent | CustomerErased;

/**
 * The customers who wait for a product. The row goes when the watch is removed, the customer is notified, or the
 * customer is erased.
 */
export function stockWatchProjection({
  fingerprint,
}: {
  readonly fingerprint: Fingerprint;
}): Projection<StockWatchRow> {
  return projection<StockWatchRow, WatchEvent>({
    name: 'stock-watch',
    version: 1,
    table: stockWatchTable,
    keys: ({ data }) => ('watchIds' in data ? data.watchIds.map((watchId) => [watchId]) : [[data.watchId]]),
    on: {
      ProductWatched: (_row, { data: { watchId, varuId, customerId } }) =>
        isForgotten(varuId)
          ? null
          : { watch_id: watchId, product: fingerprint('watched-product', varuId), customer_id: customerId },
      ProductUnwatched: () => null,
      StockNoticeSent: () => null,
      CustomerErased: () => null,
    },
  });
}
