import type { CustomerErased } from '../../domain/customer/events.js';
import { parseStreamId, streamId } from '../../domain/slices.js';
import type { RowKey } from '../runner/projection.js';
import type { LookupKind, LookupRow } from './table.js';

const PERSONAL: readonly LookupKind[] = ['person-number', 'email', 'phone'];
/** No hash is empty, so no look-up finds such a row. */
const NOTHING = '';

/** The keys of all personal rows of an erased customer: of their own stream, memberships and orders. */
export function forgottenKeys({ customerId, memberIds, orderIds }: CustomerErased['data']): readonly RowKey[] {
  const streams = [
    streamId('customer', customerId),
    ...memberIds.map((id) => streamId('member', id)),
    ...orderIds.map((id) => streamId('order', id)),
  ];
  return streams.flatMap((stream) => PERSONAL.map((kind) => [kind, stream]));
}

/**
 * Empties or removes rows of an erased customer. An order's contact stays readable for the bookkeeping, so its rows are
 * emptied. If the order was parked and is read after the erasure, the row is then the same as in a rebuild. Rows of
 * other streams need no such rule, because their keys are destroyed.
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
