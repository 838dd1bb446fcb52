import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** Of which customers the law asks to keep records of dispensing, and of which erased ones their time has ended. */
export const keptRecordsTable = viewTable({
  name: 'view_kept_records',
  key: ['customer_id'],
  columns: {
    customer_id: column<Uuid>(),
    is_erased: column<boolean>(),
    /** The day of the last dispensing. Null when nothing was dispensed. */
    dispensed_on: column<BusinessDate | null>(),
    dispensing_ended: column<boolean>(),
    bookkeeping_ended: column<boolean>(),
  },
});

export type KeptRecordsRow = RowOf<typeof keptRecordsTable>;
