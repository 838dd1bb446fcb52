import type { CustomerErased, KeptRecordsEnded } from '../../../domain/customer/events.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import type { MedicineDispensed } from '../../../domain/prescription/index.js';
import { projection } from '../../runner/projection.js';
import { keptRecordsTable, type KeptRecordsRow } from './table.js';

type Handled = CustomerErased | KeptRecordsEnded | MedicineDispensed;

/** CORE-12: what the night's run looks for. Events of two streams meet in a row, so each sets what the others leave. */
export const keptRecordsProjection = projection<KeptRecordsRow, Handled>({
  name: 'kept-records',
  version: 1,
  table: keptRecordsTable,
  keys: ({ data }) => [[data.customerId]],
  on: {
    CustomerErased: (row, { data }) => ({ ...known(row, data), is_erased: true }),
    KeptRecordsEnded: (row, { data }) => {
      const ended = data.purpose === 'dispensing' ? { dispensing_ended: true } : { bookkeeping_ended: true };
      return { ...known(row, data), ...ended };
    },
    MedicineDispensed: (row, { data }) => {
      const before = known(row, data);
      const isLater = before.dispensed_on === null || before.dispensed_on < data.on;
      return { ...before, dispensed_on: isLater ? data.on : before.dispensed_on };
    },
  },
});

function known(
  row: KeptRecordsRow | undefined,
  { customerId: customer_id }: { readonly customerId: Uuid },
): KeptRecordsRow {
  const nothing = { is_erased: false, dispensed_on: null, dispensing_ended: false, bookkeeping_ended: false };
  return row ?? { customer_id, ...nothing };
}
