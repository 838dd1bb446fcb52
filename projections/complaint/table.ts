import type { BusinessDate, Instant, Uuid } from '../../domain/kernel/index.js';
import type { Complaint } from '../../domain/order/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const complaintTable = viewTable({
  name: 'view_complaint',
  key: ['complaint_id'],
  columns: {
    complaint_id: column<Uuid>(),
    order_id: column<Uuid>(),
    complaint_number: column<string>(),
    status: column<Complaint['status']>(),
    fault: column<Complaint['fault']>(),
    wish: column<Complaint['wish']>(),
    /** The day on which the customer shall have an answer. */
    answer_by: column<BusinessDate>(),
    made_at: column<Instant>(),
    answered_at: column<Instant | null>(),
  },
});

export type ComplaintRow = RowOf<typeof complaintTable>;
