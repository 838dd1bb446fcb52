import type { BusinessDate, Instant, Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const returnTable = viewTable({
  name: 'view_return',
  key: ['withdrawal_id'],
  columns: {
    withdrawal_id: column<Uuid>(),
    order_id: column<Uuid>(),
    return_number: column<string>(),
    status: column<'awaited' | 'received' | 'settled' | 'stopped'>(),
    /** The last day for the refund. */
    refund_by: column<BusinessDate>(),
    awaited_at: column<Instant>(),
    received_at: column<Instant | null>(),
    inspected_at: column<Instant | null>(),
    /** Pieces that came back damaged. Staff decide what of their price is paid back. */
    damaged: column<number>(),
    /** When staff were last warned that the refund is due, and how many days before its last day that was. */
    warned_at: column<Instant | null>(),
    warn_day: column<number | null>(),
  },
});

export type ReturnRow = RowOf<typeof returnTable>;
