import { expect, test } from 'vitest';

import type { ProcessCommand } from '../checkout/index.js';
import { fold, UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import { order, type OrderEvent } from '../order/index.js';
import { cancelled, confirmed, cream, dispatched as leaves, elvanse, placed } from '../order/spec-events.js';
import { fulfilmentProcess } from './index.js';

const bought = placed([cream, elvanse]);
const { pointsBasis, total } = bought.data.totals;
const dispatched = { ...leaves, data: { ...leaves.data, lineIds: ['1', '2'], due: total, pointsBasis } };

function reaction(...history: readonly [OrderEvent, ...OrderEvent[]]): readonly ProcessCommand[] {
  const event = { ...history.at(-1), eventId: 'event-9' } as RecordedEvent<OrderEvent>;
  return fulfilmentProcess.react({ slice: 'order', state: fold(order.evolve, order.initial, history), event });
}

test('a dispatch captures the money, and its goods earn points on that day', () => {
  expect(reaction(bought, confirmed, dispatched)).toEqual([
    {
      slice: 'payment',
      key: 'payment-1',
      command: {
        type: 'RequestCapture',
        captureId: 'event-9',
        amount: total,
        requestedAt: dispatched.data.dispatchedAt,
      },
    },
    {
      slice: 'member',
      key: 'member-1',
      command: {
        type: 'EarnPoints',
        orderId: 'order-1',
        parcelId: '100001-1',
        lotId: 'event-9',
        basis: pointsBasis,
        on: '2026-05-05',
      },
    },
  ]);
});

test('a guest earns no points, and prescriptions earn no points for anyone', () => {
  const guests: OrderEvent = { ...bought, data: { ...bought.data, customerId: null, memberId: null } };
  expect(reaction(guests, confirmed, dispatched).map(({ slice }) => slice)).toEqual(['payment']);
  const sealed = { ...dispatched, data: { ...dispatched.data, pointsBasis: 0 } };
  expect(reaction(placed([elvanse]), confirmed, sealed).map(({ slice }) => slice)).toEqual(['payment']);
});

test('a cancelled order cancels its payment', () => {
  expect(reaction(bought, confirmed, cancelled)).toEqual([
    {
      slice: 'payment',
      key: 'payment-1',
      command: {
        type: 'Cancel',
        reason: 'order-cancelled',
        cancelledAt: cancelled.data.cancelledAt,
        refundId: 'event-9',
      },
    },
  ]);
});

test('an unknown event of an order is an error and is never skipped', () => {
  expect(() => reaction(dispatched)).toThrow(UnexpectedPhase);
});

test('a return refunds the money and takes back its part of the points', () => {
  const returned: OrderEvent = {
    type: 'ItemsReturned',
    data: {
      returnId: 'return-1',
      lines: [{ lineId: '1', quantity: 1, refund: 10_001 }],
      refund: 10_001,
      shipping: 0,
      pointsBasis: 10_001,
      whole: false,
      fee: null,
      returnedAt: '2026-05-12T09:00:00.000Z',
      returnedOn: '2026-05-12',
    },
  };
  expect(reaction(bought, confirmed, dispatched, returned).map(({ command }) => command)).toEqual([
    {
      type: 'RequestRefund',
      refundId: 'return-1',
      amount: 10_001,
      reason: 'return',
      requestedAt: '2026-05-12T09:00:00.000Z',
    },
    {
      type: 'ReversePoints',
      orderId: 'order-1',
      parcelId: '100001-1',
      returnId: 'return-1',
      basis: 10_001,
      of: pointsBasis,
      on: '2026-05-12',
    },
  ]);
});

test('the other events of an order move no money', () => {
  expect(reaction(bought)).toEqual([]);
  expect(reaction(bought, confirmed)).toEqual([]);
});

const short = {
  type: 'ParcelShort',
  data: {
    shortId: 'short-1',
    parcelId: '100001-1',
    lines: [{ lineId: '1', quantity: 1, refund: 10_001, cause: 'lacking' }],
    refund: 10_001,
    pointsBasis: 10_001,
    sent: false,
    ends: null,
    reportedAt: '2026-05-05T09:00:00.000Z',
    reportedOn: '2026-05-05',
  },
} as const;

test('what a parcel lacks is never captured', () => {
  const [reduce] = reaction(bought, confirmed, short);
  expect(reduce).toMatchObject({ slice: 'payment', key: 'payment-1' });
  expect(reduce?.command).toEqual({
    type: 'ReduceReservation',
    partId: 'short-1',
    amount: 10_001,
    reason: 'short',
    reducedAt: '2026-05-05T09:00:00.000Z',
  });
});

test('what a sent parcel lacked is refunded, and its points are taken back', () => {
  const sent: OrderEvent = { ...short, data: { ...short.data, sent: true } };
  expect(reaction(bought, confirmed, dispatched, sent).map(({ command }) => command)).toMatchObject([
    { type: 'RequestRefund', refundId: 'short-1', amount: 10_001, reason: 'short' },
    { type: 'ReversePoints', parcelId: '100001-1', returnId: 'short-1', basis: 10_001, of: pointsBasis },
  ]);
});

test('the freight goes back when nothing is left of the order', () => {
  const nothing: OrderEvent = {
    type: 'NothingLeft',
    data: { freight: 4900, leftAt: '2026-05-05T09:00:00.000Z', leftOn: '2026-05-05' },
  };
  expect(reaction(bought, confirmed, dispatched, nothing).map(({ command }) => command)).toMatchObject([
    { type: 'RequestRefund', refundId: 'event-9', amount: 4900 },
  ]);
});
