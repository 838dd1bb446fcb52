import { belongsTo, type Owner } from '../kernel/index.js';
import type { PrescriptionEvent } from './events.js';

export const owner: Owner<PrescriptionEvent, 'customer'> = {
  by: 'events',
  ties: { PrescriptionReceived: ({ customerId }) => belongsTo('customer', customerId) },
};
