import { belongsTo, type Owner } from '../kernel/index.js';
import type { HighCostAccountEvent } from './events.js';

export const owner: Owner<HighCostAccountEvent, 'customer'> = {
  by: 'events',
  ties: { HighCostAccountReceived: ({ customerId }) => belongsTo('customer', customerId) },
};
