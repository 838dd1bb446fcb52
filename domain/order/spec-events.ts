import type { DeliveryChoice } from '../cart/events.js';
import type { OrderContact, OrderPlaced } from './events.js';
import { priceOrder, type PricedItem } from './pricing.js';

/** Short histories for the specs of this folder. */
export const AT = '2026-05-04T10:00:00.000Z';

export const cream: PricedItem = {
  varuId: '772201',
  name: 'Ansiktskräm',
  type: 'Ha',
  unitPrice: 10_001,
  vatRate: 25,
  flags: [],
  quantity: 3,
};
export const vitamins: PricedItem = {
  ...cream,
  varuId: '330011',
  name: 'D-vitamin',
  unitPrice: 7900,
  vatRate: 6,
  quantity: 1,
};
export const elvanse: PricedItem = {
  ...cream,
  varuId: '100200',
  name: 'Elvanse 30 mg',
  type: 'Rx',
  unitPrice: 24_500,
  vatRate: 0,
  quantity: 1,
};

export const agent: DeliveryChoice = { optionId: 'agent', name: 'Ombud', price: 4900, promise: '1–2 vardagar' };
export const contact: OrderContact = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

export function placed(lines: readonly PricedItem[], chequeAmount = 0): OrderPlaced {
  const cheque = chequeAmount > 0 ? { chequeId: 'cheque-1', amount: chequeAmount } : null;
  return {
    type: 'OrderPlaced',
    data: {
      orderId: 'order-1',
      orderNumber: '100001',
      cartId: 'cart-1',
      customerId: 'astrid',
      memberId: 'member-1',
      placedAt: AT,
      ...priceOrder({ lines, cheque, delivery: agent, date: '2026-05-04' }),
      delivery: agent,
      chequeId: cheque?.chequeId ?? null,
      paymentId: 'payment-1',
      paymentMethod: 'scheme',
      contact,
    },
  };
}

export const confirmed = { type: 'OrderConfirmed', data: { paymentId: 'payment-1', confirmedAt: AT } } as const;
export const failed = { type: 'OrderFailed', data: { paymentId: 'payment-1', reason: 'refused' } } as const;
export const cancelled = { type: 'OrderCancelled', data: { reason: 'slut i lager', cancelledAt: AT } } as const;
export const cancelRequested = {
  type: 'CancellationRequested',
  data: { reason: 'slut i lager', requestedAt: AT },
} as const;
export const dispatched = {
  type: 'OrderDispatched',
  data: {
    trackingNumber: '100001-1',
    carrier: 'PostNord',
    dispatchedAt: '2026-05-04T22:30:00.000Z',
    dispatchedOn: '2026-05-05',
  },
} as const;
export const delivered = {
  type: 'OrderDelivered',
  data: { trackingNumber: '100001-1', deliveredAt: '2026-05-06T15:00:00.000Z' },
} as const;
export const notDelivered = {
  type: 'OrderNotDelivered',
  data: { trackingNumber: '100001-1', reason: 'ingen hemma' },
} as const;
