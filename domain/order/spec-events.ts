import { placeOrder, type OrderedItem, type PromisedDelivery } from './commands/place-order.js';
import type { OrderContact, OrderPlaced } from './events.js';
import { initialOrder } from './state.js';

export const AT = '2026-05-04T10:00:00.000Z';

export const cream: OrderedItem = {
  varuId: '772201',
  name: 'Ansiktskräm',
  brand: 'Nordkraft',
  packageText: '50 ml',
  atcCode: null,
  categoryPath: null,
  type: 'Ha',
  weightGrams: 90,
  lowestPrice30Days: null,
  comparisonPrice: { price: 200_020, unit: 'l' },
  unitPrice: 10_001,
  vatClass: 'goods',
  flags: [],
  quantity: 3,
};
export const vitamins: OrderedItem = {
  ...cream,
  varuId: '330011',
  name: 'D-vitamin',
  unitPrice: 7900,
  vatClass: 'food',
  quantity: 1,
};
export const elvanse: OrderedItem = {
  ...cream,
  varuId: '100200',
  name: 'Elvanse 30 mg',
  type: 'Rx',
  unitPrice: 24_500,
  vatClass: 'prescription',
  quantity: 1,
};

/** A prescription line: one withdrawal of two packages. The line says nothing of the medicine. */
export const prescribed: OrderedItem = {
  ...cream,
  varuId: 'Rx-1',
  name: 'Receptvara',
  brand: null,
  packageText: null,
  comparisonPrice: null,
  type: 'Rx',
  unitPrice: 7275,
  vatClass: 'prescription',
  quantity: 1,
  prescription: {
    prescriptionId: 'prescription-1',
    ordinationId: 'human-1-1',
    patient: { kind: 'self', personNumber: '198507099805', name: null },
    article: { varuId: '710003', name: 'Amlovent', form: 'Tablett', strength: '10 mg', packSize: '100 tabletter' },
    packages: 2,
    noExchange: false,
    message: 'Jag vill ha burk med lätt lock.',
    isNarcotic: false,
    price: {
      day: '2026-05-04',
      exchange: 'exchanged',
      benefit: 'R',
      price: 9700,
      onLadder: 9700,
      fee: 7275,
      difference: 0,
      amount: 7275,
      ruleVersions: ['benefit-class@2024-01-01', 'high-cost-ladder@2025-07-01'],
      account: {
        isConnected: true,
        period: {
          startsOn: '2025-10-11',
          endsOn: '2026-10-10',
          accumulated: 262_650,
          ownFee: 246_988,
          freeCardSince: null,
        },
      },
    },
  },
};

export const agent: PromisedDelivery = {
  optionId: 'agent',
  name: 'Ombud',
  price: 4900,
  promise: '1–2 vardagar',
  earliest: '2026-05-05',
  latest: '2026-05-06',
};
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

/** Runs the command and returns its OrderPlaced event. */
export function placed(lines: readonly OrderedItem[], chequeAmount = 0): OrderPlaced {
  const cheque = chequeAmount > 0 ? { chequeId: 'cheque-1', amount: chequeAmount } : null;
  const ids = { orderId: 'order-1', orderNumber: '100001', cartId: 'cart-1', paymentId: 'payment-1' };
  const who = { customerId: 'astrid', memberId: 'member-1', contact, shelfKey: 'shelf-1', trackingKey: 'parcel-1' };
  const how = { delivery: agent, paymentMethod: 'scheme', placedAt: AT };
  const decided = placeOrder({ type: 'PlaceOrder', ...ids, ...who, ...how, lines, cheque }, initialOrder);
  if (!('accepted' in decided)) throw new RangeError(decided.rejected.type);
  return decided.accepted[0] as OrderPlaced;
}

export const confirmed = { type: 'OrderConfirmed', data: { paymentId: 'payment-1', confirmedAt: AT } } as const;
export const failed = { type: 'OrderFailed', data: { paymentId: 'payment-1', reason: 'refused' } } as const;
export const cancelled = { type: 'OrderCancelled', data: { reason: 'slut i lager', cancelledAt: AT } } as const;
export const cancelRequested = {
  type: 'CancellationRequested',
  data: { reason: 'slut i lager', parcelIds: ['100001-1'], requestedAt: AT },
} as const;
export const dispatched = {
  type: 'OrderDispatched',
  data: {
    parcelId: '100001-1',
    lineIds: ['1'],
    due: 34_903,
    shipping: 4900,
    pointsBasis: 30_003,
    trackingNumber: '100001-1',
    carrier: 'PostNord',
    dispatchedAt: '2026-05-04T22:30:00.000Z',
    dispatchedOn: '2026-05-05',
  },
} as const;
export const delivered = {
  type: 'OrderDelivered',
  data: { parcelId: '100001-1', trackingNumber: '100001-1', deliveredAt: '2026-05-06T15:00:00.000Z' },
} as const;
export const notDelivered = {
  type: 'OrderNotDelivered',
  data: {
    parcelId: '100001-1',
    trackingNumber: '100001-1',
    reason: 'ingen hemma',
    failedAt: '2026-05-06T15:00:00.000Z',
  },
} as const;

/** The same order in two parcels: the first lines in the first, the last line in the second. */
export function inTwoParcels({ type, data }: OrderPlaced): OrderPlaced {
  const [parcel] = data.parcels;
  if (!parcel) throw new RangeError('an order has a parcel');
  const parcels = [
    { ...parcel, lineIds: parcel.lineIds.slice(0, -1) },
    { ...parcel, parcelId: `${data.orderNumber}-2`, trackingKey: 'parcel-2', lineIds: parcel.lineIds.slice(-1) },
  ];
  return { type, data: { ...data, parcels } };
}
