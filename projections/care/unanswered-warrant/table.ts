import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** Only warrants that wait for an answer, as far as the giver's stream knows. */
export const unansweredWarrantTable = viewTable({
  name: 'view_unanswered_warrant',
  key: ['customer_id', 'warrant_id'],
  columns: {
    /** The giver. */
    customer_id: column<Uuid>(),
    warrant_id: column<string>(),
    /** Null when it was noted that nobody has answered in time. */
    accept_by: column<BusinessDate | null>(),
  },
});

export type UnansweredWarrantRow = RowOf<typeof unansweredWarrantTable>;
