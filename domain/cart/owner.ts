import { belongsTo, OWN, type Owner } from '../kernel/index.js';
import type { CartEvent } from './events.js';

/** A guest's history belongs to the customer once the cart is claimed or merged. */
export const owner: Owner<CartEvent, 'cart' | 'customer'> = {
  by: 'events',
  ties: {
    CartStarted: ({ customerId }) => belongsTo('customer', customerId),
    CartClaimed: ({ customerId }) => belongsTo('customer', customerId),
    CartMerged: ({ fromCartId }) => [{ stream: { kind: 'cart', key: fromCartId }, owner: OWN }],
    CartAbsorbed: ({ intoCartId }) => belongsTo('cart', intoCartId),
  },
};
