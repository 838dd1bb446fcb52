import { belongsTo, OWN, type Owner } from '../kernel/index.js';
import type { OrderEvent } from './events.js';

export const owner: Owner<OrderEvent, 'cart' | 'customer'> = {
  by: 'events',
  ties: {
    OrderPlaced: ({ customerId, cartId }) => [
      ...belongsTo('customer', customerId),
      { stream: { kind: 'cart', key: cartId }, owner: OWN },
    ],
  },
};
