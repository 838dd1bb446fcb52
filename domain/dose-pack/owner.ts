import { belongsTo, type Owner } from '../kernel/index.js';
import type { DosePackEvent } from './events.js';

const toCustomer = ({ customerId }: DosePackEvent['data']) => belongsTo('customer', customerId);

export const owner: Owner<DosePackEvent, 'customer'> = {
  by: 'events',
  ties: { DosePackAsked: toCustomer, DosePackAnswered: toCustomer },
};
