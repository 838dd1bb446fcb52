import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** The kinds of values that a caller may tell staff (SUP-02). */
export type LookupKind = 'person-number' | 'member-number' | 'email' | 'phone' | 'order-number' | 'tracking-number';

/** The latest value of one identifying field. Personal kinds are stored as a keyed hash, others as plain text. */
export interface LookupRow {
  readonly kind: LookupKind;
  readonly stream_id: string;
  readonly value: string;
  readonly customer_id: Uuid | null;
  readonly order_id: Uuid | null;
}

export const lookupTable: ViewTable<LookupRow> = {
  name: 'view_customer_lookup',
  key: ['kind', 'stream_id'],
  columns: ['kind', 'stream_id', 'value', 'customer_id', 'order_id'],
};
