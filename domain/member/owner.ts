import { belongsTo, type Owner } from '../kernel/index.js';
import type { MemberEvent } from './events.js';

export const owner: Owner<MemberEvent, 'customer'> = {
  by: 'events',
  ties: { MemberRegistered: ({ customerId }) => belongsTo('customer', customerId) },
};
