import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { DispensingPhase } from '../../../domain/prescription/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** It says that there is a withdrawal and how far it has come, and nothing of what it is. */
export const dispensingTable = viewTable({
  name: 'view_dispensing',
  key: ['dispensing_id'],
  columns: {
    dispensing_id: column<string>(),
    prescription_id: column<string>(),
    customer_id: column<Uuid>(),
    order_id: column<Uuid>(),
    order_number: column<string>(),
    line_id: column<string>(),
    phase: column<DispensingPhase>(),
    ordered_at: column<Instant | null>(),
    promised_by: column<BusinessDate | null>(),
    /** Whether a colleague was asked and has not answered. */
    asked: column<boolean>(),
  },
});

export type DispensingRow = RowOf<typeof dispensingTable>;
