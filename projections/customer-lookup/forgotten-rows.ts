import type { CustomerErased } from '../../domain/customer/events.js';
import { parseStreamId, streamId } from '../../domain/slices.js';
import type { RowKey } from '../runner/projection.js';
import type { LookupKind, LookupRow } from './table.js';

const PERSONAL: readonly LookupKind[] = ['person-number', 'email', 'phone'];
/** No hash is empty: nothing that is looked up finds such a row. */
const NOTHING = '';

/** Everything personal that an erased customer was known by, in their own stream and those of memberships and orders. */
export function forgottenKeys({ customerId, memberIds, orderIds }: CustomerErased['data']): readonly RowKey[] {
  const streams = [
    streamId('customer', customerId),
    ...memberIds.map((id) => streamId('member', id)),
    ...orderIds.map((id) => streamId('order', id)),
  ];
  return streams.flatMap((stream) => PERSONAL.map((kind) => [kind, stream]));
}

/**
 * The contact of an order stays readable for the bookkeeping, so its rows are emptied, not removed: an order that was
 * parked and is read after the erasure leaves the same row as a rebuild does. Every other stream is forgotten by its key.
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
