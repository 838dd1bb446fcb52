import { belongsTo, type Owner } from '../kernel/index.js';
import type { HealthLookEvent } from './events.js';

/** The looks belong to the customer whose data was asked for, or who asked for another's. */
export const owner: Owner<HealthLookEvent, 'customer'> = {
  by: 'events',
  ties: {
    HealthDataShown: ({ customerId }) => belongsTo('customer', customerId),
    HealthDataRefused: ({ customerId }) => belongsTo('customer', customerId),
    HealthDataWithheld: ({ customerId }) => belongsTo('customer', customerId),
    StaffLooksBlocked: ({ customerId }) => belongsTo('customer', customerId),
    StaffLooksAllowed: ({ customerId }) => belongsTo('customer', customerId),
  },
};
