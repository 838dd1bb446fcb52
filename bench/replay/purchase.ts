import { randomUUID } from 'node:crypto';

import type { CartEvent, CartProduct, ContactDetails, DeliveryChoice } from '../../domain/cart/index.js';
import {
  addDays,
  addMinutes,
  atStockholm,
  streamId,
  type BusinessDate,
  type DomainEvent,
  type Instant,
  type Uuid,
} from '../../domain/kernel/index.js';
import type { OrderLine, OrderPlaced } from '../../domain/order/events.js';
import type { PaymentEvent } from '../../domain/payment/events.js';
import { earned } from '../bench-events.js';

/** What happened in a stream at one moment. */
export interface Happened {
  readonly streamId: string;
  readonly at: Instant;
  readonly events: readonly DomainEvent[];
}

export interface Buyer {
  readonly customerId: Uuid;
  readonly memberId: Uuid;
}

const ITEMS = 12;
const DELIVERY: DeliveryChoice = { optionId: 'box', name: 'Paketbox', price: 0, promise: '1–2 vardagar' };
const CONTACT: ContactDetails = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'astrid@example.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

/** One purchase as the shop records it, from an empty cart to points: some thirty events in four streams. */
export function purchase({ customerId, memberId }: Buyer, nth: number, on: BusinessDate): readonly Happened[] {
  const ids = { orderId: randomUUID(), cartId: randomUUID(), paymentId: randomUUID() };
  const [cart, order, payment] = [
    streamId('cart', ids.cartId),
    streamId('order', ids.orderId),
    streamId('payment', ids.paymentId),
  ];
  const at = (minute: number): Instant => addMinutes(atStockholm(on, '10:00'), minute);
  const lines = Array.from({ length: ITEMS }, (_, index) => product(nth, index));
  const dispatchedOn = addDays(on, 1);
  const dispatchedAt = atStockholm(dispatchedOn, '09:00');
  const placed = orderPlaced({ ...ids, customerId, memberId }, nth, lines, at(20));
  const { total } = placed.data.totals;
  return [
    {
      streamId: cart,
      at: at(0),
      events: [{ type: 'CartStarted', data: { cartId: ids.cartId, customerId } } satisfies CartEvent],
    },
    ...lines.map((line, index) => ({ streamId: cart, at: at(index + 1), events: [added(line)] })),
    {
      streamId: cart,
      at: at(18),
      events: [{ type: 'CustomerDetailsGiven', data: { cartId: ids.cartId, customerId, details: CONTACT } }],
    },
    {
      streamId: cart,
      at: at(19),
      events: [
        { type: 'DeliveryChosen', data: { delivery: DELIVERY } },
        { type: 'CheckoutStarted', data: { orderId: ids.orderId, at: at(19) } },
      ],
    },
    { streamId: order, at: at(20), events: [placed] },
    { streamId: payment, at: at(20), events: started(ids, placed, at(20)) },
    {
      streamId: order,
      at: at(22),
      events: [{ type: 'OrderConfirmed', data: { paymentId: ids.paymentId, confirmedAt: at(22) } }],
    },
    { streamId: cart, at: at(22), events: [{ type: 'CartClosed', data: { orderId: ids.orderId } }] },
    {
      streamId: order,
      at: dispatchedAt,
      events: [
        {
          type: 'OrderDispatched',
          data: { trackingNumber: `${nth}`, carrier: 'PostNord', dispatchedAt, dispatchedOn },
        },
      ],
    },
    { streamId: payment, at: dispatchedAt, events: captured(total, dispatchedAt) },
    {
      streamId: streamId('member', memberId),
      at: dispatchedAt,
      events: [earned(Math.round(total / 100), dispatchedOn)],
    },
    {
      streamId: order,
      at: addMinutes(dispatchedAt, 1440),
      events: [
        { type: 'OrderDelivered', data: { trackingNumber: `${nth}`, deliveredAt: addMinutes(dispatchedAt, 1440) } },
      ],
    },
  ];
}

function product(nth: number, index: number): CartProduct {
  const varuId = String(100_000 + ((nth * ITEMS + index) % 5_000));
  return {
    varuId,
    name: `Mild tvål ${varuId}`,
    type: 'Ha',
    unitPrice: 4_900 + index * 100,
    vatRate: 25,
    flags: [],
    weightGrams: 320,
    limitGroup: null,
  };
}

function added(line: CartProduct): CartEvent {
  return { type: 'ItemAdded', data: { product: line, added: 1, quantity: 1 } };
}

function orderPlaced(
  ids: Buyer & { orderId: Uuid; cartId: Uuid; paymentId: Uuid },
  nth: number,
  products: readonly CartProduct[],
  placedAt: Instant,
): OrderPlaced {
  const lines = products.map(({ varuId, name, type, flags, unitPrice, vatRate }, index): OrderLine => {
    return {
      lineId: String(index),
      varuId,
      name,
      type,
      flags,
      quantity: 1,
      unitPrice,
      discount: 0,
      total: unitPrice,
      vatRate,
    };
  });
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const totals = { goods, chequeDiscount: 0, shipping: 0, total: goods, vat: [], pointsBasis: goods };
  const choices = { delivery: DELIVERY, chequeId: null, paymentMethod: 'scheme', contact: CONTACT };
  return {
    type: 'OrderPlaced',
    data: { ...ids, orderNumber: String(100_000_000 + nth), placedAt, lines, totals, ...choices },
  };
}

function started(
  { orderId, paymentId }: { orderId: Uuid; paymentId: Uuid },
  placed: OrderPlaced,
  startedAt: Instant,
): PaymentEvent[] {
  const { orderNumber, totals } = placed.data;
  const times = { startedAt, expiresAt: addMinutes(startedAt, 60) };
  return [
    {
      type: 'PaymentStarted',
      data: { paymentId, orderId, orderNumber, method: 'scheme', capture: 'later', amount: totals.total, ...times },
    },
    { type: 'PaymentActionRequired', data: { action: 'threeDS2', pspReference: null } },
    {
      type: 'PaymentAuthorised',
      data: { pspReference: 'PSP', amount: totals.total, authorisedAt: addMinutes(startedAt, 1) },
    },
  ];
}

function captured(amount: number, at: Instant): PaymentEvent[] {
  const captureId = randomUUID();
  return [
    { type: 'CaptureRequested', data: { captureId, amount, requestedAt: at } },
    { type: 'PaymentCaptured', data: { captureId, amount, pspReference: 'PSP', capturedAt: at } },
  ];
}
