import type { CustomerErased } from '../../domain/customer/events.js';
import { parseStreamId, streamId } from '../../domain/slices.js';
import type { RowKey } from '../runner/projection.js';
import type { LookupKind, LookupRow } from './table.js';

const PERSONAL: readonly LookupKind[] = ['person-number', 'email', 'phone'];
/** The value of an emptied row. A hash is never empty, so no look-up finds the row. */
const NOTHING = '';

/** The keys of all personal rows of an erased customer. They belong to the customer, the memberships and the orders. */
export function forgottenKeys({ customerId, memberIds, orderIds }: CustomerErased['data']): readonly RowKey[] {
  const streams = [
    streamId('customer', customerId),
    ...memberIds.map((id) => streamId('member', id)),
    ...orderIds.map((id) => streamId('order', id)),
  ];
  return streams.flatMap((stream) => PERSONAL.map((kind) => [kind, stream]));
}

/**
 * The row of an erased customer after the erasure: emptied for an order, else null. An order's contact stays readable
 * for the bookkeeping. If the order was parked and is read after the erasure, its emptied row stays empty, as in a
 * rebuild. Other streams can no longer be read, because their keys are destroyed.
 */
export function forgotten(_row: LookupRow | undefined, _event: unknown, [kind, stream]: RowKey): LookupRow | null {
  const ofOrder = parseStreamId(stream as string)?.kind === 'order' && kind !== 'person-number';
  return ofOrder
    ? { kind: kind as LookupKind, stream_id: stream as string, value: NOTHING, customer_id: null, order_id: null }
    : null;
}

export function isForgottenRow(row: LookupRow | undefined): row is LookupRow {
  return row?.value === NOTHING;
}
