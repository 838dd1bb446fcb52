import { expect, test } from 'vitest';

import type { ProcessCommand } from '../checkout/index.js';
import { fold, UnexpectedPhase, type RecordedEvent } from '../kernel/index.js';
import { order, type OrderEvent } from '../order/index.js';
import { cancelled, confirmed, cream, dispatched, elvanse, placed } from '../order/spec-events.js';
import { fulfilmentProcess } from './index.js';

const bought = placed([cream, elvanse]);
const { pointsBasis, total } = bought.data.totals;

function reaction(...history: readonly [OrderEvent, ...OrderEvent[]]): readonly ProcessCommand[] {
  const event = { ...history.at(-1), eventId: 'event-9' } as RecordedEvent<OrderEvent>;
  return fulfilmentProcess.react({ slice: 'order', state: fold(order.evolve, order.initial, history), event });
}

test('the parcel leaves: the money is captured, and its goods earn points on that day', () => {
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
      command: { type: 'EarnPoints', orderId: 'order-1', lotId: 'event-9', basis: pointsBasis, on: '2026-05-05' },
    },
  ]);
});

test('a guest earns nothing, and prescriptions earn nobody anything', () => {
  const guests: OrderEvent = { ...bought, data: { ...bought.data, customerId: null, memberId: null } };
  expect(reaction(guests, confirmed, dispatched).map(({ slice }) => slice)).toEqual(['payment']);
  expect(reaction(placed([elvanse]), confirmed, dispatched).map(({ slice }) => slice)).toEqual(['payment']);
});

test('a cancelled order gives up its payment, which knows what that means', () => {
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

test('an event of an order that its stream does not know is an error, never passed over', () => {
  expect(() => reaction(dispatched)).toThrow(UnexpectedPhase);
});

test('what comes back is refunded, and takes its part of the points with it', () => {
  const returned: OrderEvent = {
    type: 'ItemsReturned',
    data: {
      returnId: 'return-1',
      lines: [{ lineId: '1', quantity: 1, refund: 10_001 }],
      refund: 10_001,
      shipping: 0,
      pointsBasis: 10_001,
      whole: false,
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
      returnId: 'return-1',
      basis: 10_001,
      of: pointsBasis,
      on: '2026-05-12',
    },
  ]);
});

test('the rest of an order’s life moves no money', () => {
  expect(reaction(bought)).toEqual([]);
  expect(reaction(bought, confirmed)).toEqual([]);
});
