import type { Uuid } from '../../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../../runner/view-table.js';

/** A row for each consent that stands. It names no prescription. */
export const prescriptionConsentTable = viewTable({
  name: 'view_prescription_consent',
  key: ['customer_id', 'code'],
  columns: {
    customer_id: column<Uuid>(),
    code: column<string>(),
  },
});

export type PrescriptionConsentRow = RowOf<typeof prescriptionConsentTable>;
