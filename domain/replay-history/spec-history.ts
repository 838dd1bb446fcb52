import type { CartEvent, CartProduct } from '../cart/events.js';
import type { CustomerEvent } from '../customer/events.js';
import type { DomainEvent, Instant, RecordedEvent } from '../kernel/index.js';
import type { MemberEvent } from '../member/events.js';
import { earned, issued, registered, upgraded } from '../member/spec-events.js';
import type { OrderEvent, OrderPlaced } from '../order/events.js';
import type { PaymentEvent } from '../payment/events.js';
import { sums } from '../pricing/index.js';
import type { StreamKind } from '../slices.js';

/** Writes histories for the specs of this folder, as a store would record them. */
export class Recorder {
  readonly events: RecordedEvent[] = [];
  private readonly revisions = new Map<string, number>();

  cart(id: string, at: Instant, ...events: readonly CartEvent[]): this {
    return this.record('cart', id, at, events);
  }
  order(id: string, at: Instant, ...events: readonly OrderEvent[]): this {
    return this.record('order', id, at, events);
  }
  payment(id: string, at: Instant, ...events: readonly PaymentEvent[]): this {
    return this.record('payment', id, at, events);
  }
  member(id: string, at: Instant, ...events: readonly MemberEvent[]): this {
    return this.record('member', id, at, events);
  }
  customer(id: string, at: Instant, ...events: readonly CustomerEvent[]): this {
    return this.record('customer', id, at, events);
  }

  record(kind: StreamKind, id: string, at: Instant, events: readonly DomainEvent[]): this {
    const streamId = `${kind}-${id}`;
    for (const event of events) {
      const sequence = this.events.length + 1;
      const revision = this.revisions.get(streamId) ?? 0;
      this.revisions.set(streamId, revision + 1);
      this.events.push({
        ...event,
        eventId: `event-${sequence}`,
        version: 1,
        streamId,
        revision,
        position: `${BigInt(sequence)}/${BigInt(sequence)}`,
        recordedAt: at,
        effectiveAt: at,
        commandId: `command-${sequence}`,
        correlationId: 'correlation-1',
        causationId: null,
        actor: { kind: 'system', id: 'spec' },
      });
    }
    return this;
  }
}

export const soap: CartProduct = {
  varuId: '100',
  name: 'Mild tvål 300 ml',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
};

export function placed(orderId: string, cartId: string, at: Instant, total: number): OrderPlaced {
  const person = { firstName: 'Astrid', lastName: 'Ek', email: 'astrid@example.se', phoneNumber: '0701234567' };
  const contact = { ...person, street: 'Storgatan 1', postalCode: '11122', city: 'Stockholm', careOf: null };
  const delivery = { optionId: 'box', name: 'Paketbox', price: 0, promise: '1–2 vardagar' };
  const totals = {
    ...sums({ lines: [{ ...soap, unitPrice: total, quantity: 1 }], cheque: null, shipping: 0 }),
    vat: [],
  };
  const ids = {
    orderId,
    orderNumber: `10${orderId}`,
    cartId,
    customerId: 'customer-1',
    memberId: 'member-1',
    paymentId: `pay-${orderId}`,
  };
  return {
    type: 'OrderPlaced',
    data: {
      ...ids,
      placedAt: at,
      shelfKey: 's1',
      lines: [],
      totals,
      parcels: [
        {
          ...{ parcelId: '101-1', trackingKey: 'parcel-1', kind: 'ambient', optionId: 'postal', method: 'Ombud' },
          lineIds: ['1'],
          promise: { text: '1–2 vardagar', earliest: null, latest: null },
        },
      ],
      delivery,
      chequeId: null,
      coupon: null,
      prescriptions: null,
      paymentMethod: 'scheme',
      contact,
      pickupPlace: null,
    },
  };
}

/** A member's purchase from cart to points, in one week of March 2025. */
export function purchase(): Recorder {
  return new Recorder()
    .member('member-1', '2025-01-15T09:00:00.000Z', registered)
    .member('member-1', '2025-01-31T22:59:59.999Z', issued('cheque-1'))
    .cart('1', '2025-03-01T10:00:00.000Z', {
      type: 'CartStarted',
      data: { cartId: 'cart-1', customerId: 'customer-1' },
    })
    .cart('1', '2025-03-01T10:01:00.000Z', {
      type: 'ItemAdded',
      data: { shopper: 'customer:customer-1', product: soap, added: 2, quantity: 2 },
    })
    .cart('1', '2025-03-01T10:05:00.000Z', {
      type: 'CheckoutStarted',
      data: { shopper: 'customer:customer-1', orderId: '1', at: '2025-03-01T10:05:00.000Z', shelfKey: 's1' },
    })
    .order('1', '2025-03-01T10:05:01.000Z', placed('1', 'cart-1', '2025-03-01T10:05:01.000Z', 9_800))
    .payment('pay-1', '2025-03-01T10:05:02.000Z', {
      type: 'PaymentStarted',
      data: {
        paymentId: 'pay-1',
        orderId: '1',
        orderNumber: '101',
        method: 'scheme',
        capture: 'later',
        amount: 9_800,
        startedAt: '2025-03-01T10:05:02.000Z',
        expiresAt: '2025-03-01T11:05:02.000Z',
      },
    })
    .payment('pay-1', '2025-03-01T10:06:00.000Z', {
      type: 'PaymentAuthorised',
      data: { pspReference: 'psp-1', amount: 9_800, authorisedAt: '2025-03-01T10:06:00.000Z' },
    })
    .order('1', '2025-03-01T10:06:01.000Z', {
      type: 'OrderConfirmed',
      data: { paymentId: 'pay-1', confirmedAt: '2025-03-01T10:06:01.000Z' },
    })
    .cart('1', '2025-03-01T10:06:02.000Z', { type: 'CartClosed', data: { orderId: '1' } })
    .order('1', '2025-03-03T08:00:00.000Z', {
      type: 'OrderDispatched',
      data: {
        parcelId: '101-1',
        lineIds: ['1'],
        due: 9_800,
        shipping: 0,
        pointsBasis: 9_800,
        trackingNumber: '101-1',
        carrier: 'PostNord',
        dispatchedAt: '2025-03-03T08:00:00.000Z',
        dispatchedOn: '2025-03-03',
      },
    })
    .member(
      'member-1',
      '2025-03-03T08:00:01.000Z',
      earned('1', 1200, '2025-03-03'),
      upgraded('2025-03-03', '2026-03-03', { pointsCounted: 1200 }),
    );
}
