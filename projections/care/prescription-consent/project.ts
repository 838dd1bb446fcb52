import type { ConsentGiven, ConsentWithdrawn, CustomerErased } from '../../../domain/customer/events.js';
import { RRD_CODES } from '../../../domain/customer/rrd-codes.js';
import { projection } from '../../runner/projection.js';
import { prescriptionConsentTable, type PrescriptionConsentRow } from './table.js';

type Handled = ConsentGiven | ConsentWithdrawn | CustomerErased;

const CODES: readonly string[] = Object.values(RRD_CODES);

/** RX-11: the customers for whom this pharmacy may keep prescriptions. */
export const prescriptionConsentProjection = projection<PrescriptionConsentRow, Handled>({
  name: 'prescription-consent',
  version: 1,
  table: prescriptionConsentTable,
  keys: ({ type, data }) => {
    const codes = type === 'CustomerErased' ? CODES : CODES.filter((code) => code === data.code);
    return codes.map((code) => [data.customerId, code]);
  },
  on: {
    ConsentGiven: (_row, { data: { customerId, code } }) => ({ customer_id: customerId, code }),
    ConsentWithdrawn: () => null,
    CustomerErased: () => null,
  },
});
