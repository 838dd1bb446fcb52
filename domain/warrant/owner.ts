import { belongsTo, type Owner } from '../kernel/index.js';
import type { WarrantEvent } from './events.js';

const toCustomer = ({ customerId }: WarrantEvent['data']) => belongsTo('customer', customerId);

export const owner: Owner<WarrantEvent, 'customer'> = {
  by: 'events',
  ties: {
    WarrantReceived: toCustomer,
    WarrantGiven: toCustomer,
    WarrantGivenAtPharmacy: toCustomer,
    WarrantAccepted: toCustomer,
    WarrantDeclined: toCustomer,
    WarrantEnded: toCustomer,
    WarrantUnanswered: toCustomer,
    WarrantFoundWaiting: toCustomer,
  },
};
