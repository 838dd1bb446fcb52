import type { Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

/** The kinds of values that a caller may tell staff (SUP-02). */
export type LookupKind = 'person-number' | 'member-number' | 'email' | 'phone' | 'order-number' | 'tracking-number';

export const lookupTable = viewTable({
  name: 'view_customer_lookup',
  key: ['kind', 'stream_id'],
  columns: {
    kind: column<LookupKind>(),
    stream_id: column<string>(),
    value: column<string>(),
    customer_id: column<Uuid | null>(),
    order_id: column<Uuid | null>(),
  },
});

/**
 * The latest value of one identifying field of a stream. Personal kinds are stored as a keyed hash, others as plain
 * text.
 */
export type LookupRow = RowOf<typeof lookupTable>;
