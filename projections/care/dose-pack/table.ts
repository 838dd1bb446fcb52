import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** It says that a customer asked for dose packs, and neither for whom nor what was written. */
export const dosePackTable = viewTable({
  name: 'view_dose_pack',
  key: ['message_id'],
  columns: {
    message_id: column<Uuid>(),
    customer_id: column<Uuid>(),
    asked_at: column<Instant>(),
    answered_at: column<Instant | null>(),
    /** The name of the pharmacist. */
    answered_by: column<string | null>(),
  },
});

export type DosePackRow = RowOf<typeof dosePackTable>;
