import { describe, expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { orderPlaced, paymentStarted } from '../made-events/events-testing.js';
import { orderPaymentProjection } from './project-payment.js';
import { orderTrackingProjection } from './project.js';

const compare = (actual: unknown, expected: unknown): void => expect(actual).toEqual(expected);
const given = specifyProjection(orderTrackingProjection, compare);
const givenPayment = specifyProjection(orderPaymentProjection, compare);

const confirmed = { type: 'OrderConfirmed', data: { paymentId: 'p1', confirmedAt: '2026-03-01T12:01:00.000Z' } };
const dispatched = {
  type: 'OrderDispatched',
  data: {
    parcelId: '70000001-1',
    lineIds: ['1'],
    due: 9_800,
    shipping: 0,
    pointsBasis: 9_800,
    trackingNumber: '70000001-1',
    carrier: 'PostNord',
    dispatchedAt: '2026-03-02T09:00:00.000Z',
    dispatchedOn: '2026-03-02',
  },
};
const delivered = {
  type: 'OrderDelivered',
  data: { parcelId: '70000001-1', trackingNumber: '70000001-1', deliveredAt: '2026-03-03T15:00:00.000Z' },
};

describe('order tracking', () => {
  test('follows an order to the door, and has no status of its own for delivered', () => {
    const order = new History();
    given(
      ...[orderPlaced(), confirmed, dispatched, delivered].map((event) => order.on('order-o1', event)),
    ).thenMatching(([row]) =>
      expect(row).toMatchObject({
        order_id: 'o1',
        status: 'sent',
        internal_status: 'delivered',
        tracking_number: '70000001-1',
        confirmed_at: '2026-03-01T12:01:00.000Z',
        delivered_at: '2026-03-03T15:00:00.000Z',
        total: 9_800,
      }),
    );
  });

  test('shows the least advanced parcel, and each parcel by itself', () => {
    const order = new History();
    const whole = orderPlaced();
    const [parcel] = whole.data.parcels;
    const second = { ...parcel, parcelId: '70000001-2', trackingKey: 'key-2', lineIds: [] };
    const placed = { ...whole, data: { ...whole.data, parcels: [...whole.data.parcels, second] } };
    const late = {
      type: 'OrderNotDelivered',
      data: { parcelId: '70000001-2', trackingNumber: 'T-2', reason: 'not collected', failedAt: 'x' },
    };
    const two = { ...dispatched, data: { ...dispatched.data, parcelId: '70000001-2', trackingNumber: 'T-2' } };
    const statuses = (...events: readonly object[]) =>
      given(...[placed, confirmed, ...events].map((event) => order.on('order-o1', event as never)));
    statuses(dispatched, delivered).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'received', internal_status: 'confirmed', delivered_at: null }),
    );
    const packed = (parcelId: string) => ({ type: 'ParcelPacked', data: { parcelId, packedAt: 'x' } });
    statuses(packed('70000001-1')).thenMatching(([row]) => expect(row).toMatchObject({ status: 'received' }));
    statuses(packed('70000001-1'), packed('70000001-2')).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'ready', internal_status: 'confirmed' }),
    );
    statuses(dispatched, packed('70000001-2')).thenMatching(([row]) => expect(row).toMatchObject({ status: 'ready' }));
    statuses(dispatched, delivered, two, late).thenMatching(([row]) =>
      expect(row).toMatchObject({
        status: 'sent',
        internal_status: 'delivered',
        closed_at: null,
        parcels: [
          { phase: 'delivered' },
          { phase: 'not-delivered', trackingNumber: 'T-2', endReason: 'not collected' },
        ],
      }),
    );
  });

  test('holds no data of the person, and none of the goods', () => {
    given(new History().on('order-o1', orderPlaced())).thenMatching((rows) =>
      expect(JSON.stringify(rows)).not.toMatch(/Anna|Storgatan|example\.se|070|Alvedon|100001|N02BE01|medicine/),
    );
  });

  test('sums the returned goods', () => {
    const order = new History();
    const back = {
      returnId: 'r',
      lines: [{ lineId: '1', quantity: 1, refund: 4_900 }],
      refund: 4_900,
      pointsBasis: 4_900,
      whole: false,
      returnedAt: 'x',
      returnedOn: 'y',
    };
    given(
      ...[orderPlaced(), confirmed, dispatched, { type: 'ItemsReturned', data: back }].map((event) =>
        order.on('order-o1', event),
      ),
    ).thenMatching(([row]) => expect(row).toMatchObject({ refund_total: 4_900, total: 9_800 }));
  });

  test('a failed payment cancels the order and shows the reason', () => {
    const order = new History();
    given(
      ...[orderPlaced(), { type: 'OrderFailed', data: { paymentId: 'p1', reason: 'refused' } }].map((event) =>
        order.on('order-o1', event),
      ),
    ).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'cancelled', internal_status: 'failed', close_reason: 'refused' }),
    );
  });

  test('shows how much was captured and refunded', () => {
    const payment = new History();
    const at = '2026-03-01T12:00:00.000Z';
    const events = [
      paymentStarted(),
      { type: 'PaymentAuthorised', data: { pspReference: 'PSP1', amount: 9_800, authorisedAt: at } },
      { type: 'PaymentCaptured', data: { captureId: 'x', amount: 9_800, pspReference: 'PSP2', capturedAt: at } },
      { type: 'PaymentRefunded', data: { refundId: 'a', amount: 900, pspReference: 'PSP3', refundedAt: at } },
      { type: 'PaymentRefunded', data: { refundId: 'b', amount: 100, pspReference: 'PSP4', refundedAt: at } },
    ];
    givenPayment(...events.map((event) => payment.on('payment-p1', event))).thenMatching(([row]) =>
      expect(row).toMatchObject({
        order_id: 'o1',
        status: 'refunded',
        captured: 9_800,
        refunded: 1_000,
        psp_reference: 'PSP1',
      }),
    );
  });

  const late = { pspReference: 'PSP9', amount: 9_800 };
  const at = '2026-03-01T12:00:00.000Z';
  const reversing = [
    paymentStarted(),
    { type: 'PaymentCancelled', data: { reason: 'timed-out', cancelledAt: at } },
    { type: 'ReversalRequested', data: { ...late, reversalId: 'v', reason: 'late-authorisation', requestedAt: at } },
  ];
  const failure = { attempt: 1, reason: 'bank', failedAt: at, retryAt: null, undone: 0, ruleVersion: null };
  const reversalFailed = { type: 'ReversalFailed', data: { reversalId: 'v', ...failure } };

  test.each([
    ['requested', reversing],
    ['failed', [...reversing, reversalFailed]],
  ] as const)('a %s reversal is done when the partner has released the money', (_how, history) => {
    const payment = new History();
    const released = { pspReference: 'PSP9', reversalId: 'v', releasedAt: at };
    const events = [...history, { type: 'AuthorisationReleased', data: released }];
    givenPayment(...events.map((event) => payment.on('payment-p1', event))).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'reversed', revision: events.length - 1 }),
    );
  });

  test('a release by the partner without a reversal changes no attempt', () => {
    const payment = new History();
    const released = { pspReference: 'PSP9', reversalId: null, releasedAt: at };
    const events = [...reversing.slice(0, 2), { type: 'AuthorisationReleased', data: released }];
    givenPayment(...events.map((event) => payment.on('payment-p1', event))).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'cancelled', reason: 'timed-out' }),
    );
  });

  test.each(['difference', 'unpaid'] as const)('a closed %s does not change the payment', (kind) => {
    const payment = new History();
    const at = '2026-03-01T12:00:00.000Z';
    const events = [
      paymentStarted(),
      { type: 'PaymentCaptured', data: { captureId: 'x', amount: 9_800, pspReference: 'PSP2', capturedAt: at } },
      { type: 'TaskClosed', data: { taskId: 'd', kind, reason: 'Utredd', closedAt: at } },
    ];
    givenPayment(...events.map((event) => payment.on('payment-p1', event))).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'captured', reason: null, revision: 2 }),
    );
  });

  test.each(['capture', 'refund', 'reversal'] as const)('a closed %s closes the payment', (kind) => {
    const payment = new History();
    const closed = { taskId: 'x', kind, reason: 'Betald kontant', closedAt: '2026-03-01T12:00:00.000Z' };
    const events = [paymentStarted(), { type: 'TaskClosed', data: closed }];
    givenPayment(...events.map((event) => payment.on('payment-p1', event))).thenMatching(([row]) =>
      expect(row).toMatchObject({ status: 'closed', reason: 'Betald kontant' }),
    );
  });
});
