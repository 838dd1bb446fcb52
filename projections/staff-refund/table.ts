import type { Instant, Ore, Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const staffRefundTable = viewTable({
  name: 'view_staff_refund',
  key: ['refund_id'],
  columns: {
    refund_id: column<Uuid>(),
    order_id: column<Uuid>(),
    amount: column<Ore>(),
    reason: column<string>(),
    status: column<'proposed' | 'given' | 'declined'>(),
    proposed_by: column<Uuid>(),
    proposed_at: column<Instant>(),
  },
});

export type StaffRefundRow = RowOf<typeof staffRefundTable>;
