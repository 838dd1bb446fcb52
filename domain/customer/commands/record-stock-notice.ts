import { accept, unchanged, type Decision, type Instant, type Uuid } from '../../kernel/index.js';
import type { CustomerEvent, NoticeChannel } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** Records that the customer was notified that the product is in stock again. This ends the watch. */
export interface RecordStockNotice {
  readonly type: 'RecordStockNotice';
  readonly watchId: Uuid;
  readonly channel: NoticeChannel;
  readonly at: Instant;
}

export function recordStockNotice(
  { watchId, channel, at }: RecordStockNotice,
  { customerId, watches }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const watch = watches.find((each) => each.watchId === watchId);
  return watch
    ? accept({ type: 'StockNoticeSent', data: { customerId, watchId, varuId: watch.varuId, channel, at } })
    : unchanged;
}
