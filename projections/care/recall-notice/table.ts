import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** It says that a customer was told of a recall, and nothing of the medicine. */
export const recallNoticeTable = viewTable({
  name: 'view_recall_notice',
  key: ['dispensing_id', 'customer_id'],
  columns: {
    dispensing_id: column<string>(),
    prescription_id: column<string>(),
    /** Who was told: the one who ordered, or the patient. */
    customer_id: column<Uuid>(),
    /** The latest notice. A dispensing of several packs may have batches of two recalls. */
    notified_at: column<Instant>(),
  },
});

export type RecallNoticeRow = RowOf<typeof recallNoticeTable>;
