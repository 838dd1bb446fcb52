import { randomUUID } from 'node:crypto';

import type { CartEvent, CartProduct, ContactDetails, DeliveryChoice } from '../../domain/cart/index.js';
import {
  addDays,
  addMinutes,
  atStockholm,
  stockholmDate,
  type BusinessDate,
  type DomainEvent,
  type Instant,
  type PersonRef,
  type Uuid,
} from '../../domain/kernel/index.js';
import type { OrderLine, OrderPlaced } from '../../domain/order/events.js';
import type { PaymentEvent } from '../../domain/payment/events.js';
import { price } from '../../domain/pricing/index.js';
import { streamId } from '../../domain/slices.js';
import { earned } from '../bench-events.js';

/** Events of one stream that are recorded at one instant. */
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

/**
 * Returns the events of one purchase as the shop records them, from an empty cart to points. They are about thirty
 * events in four streams.
 */
export function purchase(buyer: Buyer, nth: number, on: BusinessDate): readonly Happened[] {
  const ids: PurchaseIds = { ...buyer, orderId: randomUUID(), cartId: randomUUID(), paymentId: randomUUID() };
  const at = (minute: number): Instant => addMinutes(atStockholm(on, '10:00'), minute);
  const lines = Array.from({ length: ITEMS }, (_, index) => product(nth, index));
  const placed = orderPlaced(ids, nth, lines, at(20));
  return [
    ...shopping(ids, lines, at),
    ...paying(ids, placed, at),
    ...shipping(ids, placed, { trackingNumber: `${nth}`, dispatchedOn: addDays(on, 1) }),
  ];
}

type PurchaseIds = Buyer & { readonly orderId: Uuid; readonly cartId: Uuid; readonly paymentId: Uuid };
type AtMinute = (minute: number) => Instant;

function shopping({ customerId, ...ids }: PurchaseIds, lines: readonly CartProduct[], at: AtMinute): Happened[] {
  const cart = streamId('cart', ids.cartId);
  const inCart = (minute: number, ...events: readonly CartEvent[]): Happened => ({
    streamId: cart,
    at: at(minute),
    events,
  });
  return [
    inCart(0, { type: 'CartStarted', data: { cartId: ids.cartId, customerId } }),
    ...lines.map((line, index) => inCart(index + 1, added(`customer:${customerId}`, line))),
    inCart(18, {
      type: 'CustomerDetailsGiven',
      data: { cartId: ids.cartId, customerId, details: CONTACT, weakSession: null, ageDeclared: true },
    }),
    inCart(
      19,
      {
        type: 'DeliveryChosen',
        data: { shopper: `customer:${customerId}`, delivery: DELIVERY, pickupPlace: null },
      },
      {
        type: 'CheckoutStarted',
        data: { shopper: `customer:${customerId}`, orderId: ids.orderId, at: at(19), shelfKey: randomUUID() },
      },
    ),
  ];
}

function paying(ids: PurchaseIds, placed: OrderPlaced, at: AtMinute): Happened[] {
  const [cart, order, payment] = [
    streamId('cart', ids.cartId),
    streamId('order', ids.orderId),
    streamId('payment', ids.paymentId),
  ];
  const confirmed = { type: 'OrderConfirmed', data: { paymentId: ids.paymentId, confirmedAt: at(22) } };
  return [
    { streamId: order, at: at(20), events: [placed] },
    { streamId: payment, at: at(20), events: started(ids, placed, at(20)) },
    { streamId: order, at: at(22), events: [confirmed] },
    { streamId: cart, at: at(22), events: [{ type: 'CartClosed', data: { orderId: ids.orderId } }] },
  ];
}

interface Parcel {
  readonly trackingNumber: string;
  readonly dispatchedOn: BusinessDate;
}

function shipping(ids: PurchaseIds, placed: OrderPlaced, { trackingNumber, dispatchedOn }: Parcel): Happened[] {
  const { total } = placed.data.totals;
  const [order, payment] = [streamId('order', ids.orderId), streamId('payment', ids.paymentId)];
  const dispatchedAt = atStockholm(dispatchedOn, '09:00');
  const deliveredAt = addMinutes(dispatchedAt, 1440);
  const dispatched = { trackingNumber, carrier: 'PostNord', dispatchedAt, dispatchedOn };
  return [
    { streamId: order, at: dispatchedAt, events: [{ type: 'OrderDispatched', data: dispatched }] },
    { streamId: payment, at: dispatchedAt, events: captured(total, dispatchedAt) },
    {
      streamId: streamId('member', ids.memberId),
      at: dispatchedAt,
      events: [earned(Math.round(total / 100), dispatchedOn)],
    },
    {
      streamId: order,
      at: deliveredAt,
      events: [{ type: 'OrderDelivered', data: { trackingNumber, deliveredAt } }],
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
    vatClass: 'goods',
    flags: [],
    weightGrams: 320,
    limitGroup: null,
  };
}

function added(shopper: PersonRef, line: CartProduct): CartEvent {
  return { type: 'ItemAdded', data: { shopper, product: line, added: 1, quantity: 1 } };
}

function orderPlaced(ids: PurchaseIds, nth: number, products: readonly CartProduct[], placedAt: Instant): OrderPlaced {
  const shown = { brand: 'Nordkraft', packageText: '300 ml', atcCode: null, categoryPath: null } as const;
  const compared = { lowestPrice30Days: null, comparisonPrice: null };
  const items = products.map(({ limitGroup: _, ...item }) => ({ ...item, ...shown, ...compared, quantity: 1 }));
  const { lines: sold, totals } = price({ lines: items, cheque: null, shipping: 0, on: stockholmDate(placedAt) });
  const lines = sold.map((line, index): OrderLine => ({ lineId: String(index), ...line }));
  const promise = { text: DELIVERY.promise, earliest: null, latest: null };
  const { optionId, name: method } = DELIVERY;
  const lineIds = lines.map(({ lineId }) => lineId);
  const parcel = {
    parcelId: '1',
    kind: 'ambient',
    optionId,
    method,
    trackingKey: randomUUID(),
    lineIds,
    promise,
  } as const;
  const choices = {
    delivery: DELIVERY,
    chequeId: null,
    coupon: null,
    paymentMethod: 'scheme',
    contact: CONTACT,
    shelfKey: randomUUID(),
    pickupPlace: null,
    prescriptions: null,
    parcels: [parcel],
  };
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
