import { belongsTo, type Owner } from '../kernel/index.js';
import type { MembershipEvent } from './events.js';

export const owner: Owner<MembershipEvent, 'customer'> = {
  by: 'events',
  ties: { MemberRegistered: ({ customerId }) => belongsTo('customer', customerId) },
};
