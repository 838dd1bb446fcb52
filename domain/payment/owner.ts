import { belongsTo, type Owner } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';

export const owner: Owner<PaymentEvent, 'order'> = {
  by: 'events',
  ties: { PaymentStarted: ({ orderId }) => belongsTo('order', orderId) },
};
