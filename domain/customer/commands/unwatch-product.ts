import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface UnwatchProduct {
  readonly type: 'UnwatchProduct';
  readonly varuId: string;
  readonly at: Instant;
}

export function unwatchProduct(
  { varuId, at }: UnwatchProduct,
  { customerId, watches }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  const watch = watches.find((each) => each.varuId === varuId);
  return watch
    ? accept({ type: 'ProductUnwatched', data: { customerId, watchId: watch.watchId, varuId, at } })
    : unchanged;
}
