import { expect, test } from 'vitest';

import { identified } from '../customer/spec-events.js';
import type { RecordedEvent } from '../kernel/index.js';
import { earned, registered } from '../member/spec-events.js';
import { openHistory } from './history.js';
import { purchase, Recorder, soap } from './spec-history.js';

test('at step 0 no event has happened', () => {
  const moment = openHistory(purchase().events).at(0);
  expect(moment).toMatchObject({
    step: 0,
    instant: null,
    event: null,
    member: null,
    carts: [],
    orders: [],
    payments: [],
  });
  expect(moment.customer.status).toBe('unknown');
});

test('each step shows every stream as it was after that event', () => {
  const history = openHistory(purchase().events);
  expect(history.at(4).carts[0]?.lines).toEqual([{ ...soap, quantity: 2 }]);
  expect(history.at(4).orders).toEqual([]);
  expect(history.at(8).payments[0]?.phase).toBe('authorised');
  expect(history.at(8).orders[0]?.phase).toBe('placed');
  expect(history.at(13)).toMatchObject({
    member: { level: '++' },
    orders: [{ phase: 'dispatched' }],
    carts: [{ phase: 'closed' }],
  });
});

test('a step outside the history is the first or the last step', () => {
  const history = openHistory(purchase().events);
  expect(history.at(-5).step).toBe(0);
  expect(history.at(1e9)).toEqual(history.at(history.events.length));
});

test('an instant shows what had happened by then, to the millisecond', () => {
  const history = openHistory(purchase().events);
  expect(history.stepAt('2025-01-15T08:59:59.999Z')).toBe(0);
  expect(history.stepAt('2025-01-15T09:00:00.000Z')).toBe(1);
  expect(history.atInstant('2025-03-01T10:05:30.000Z')).toMatchObject({ step: 7, instant: '2025-03-01T10:05:30.000Z' });
});

test('events of a late job are shown when the job ran, and time never goes back', () => {
  const { events } = new Recorder()
    .member('member-1', '2025-01-15T09:00:00.000Z', registered)
    .member('member-1', '2025-03-10T09:00:00.000Z', earned('b', 20, '2025-03-10'))
    .member('member-1', '2025-03-01T09:00:00.000Z', earned('a', 10, '2025-03-01'));
  const history = openHistory(events);
  expect(history.stepAt('2025-03-05T00:00:00.000Z')).toBe(1);
  expect(history.stepAt('2025-03-10T09:00:00.000Z')).toBe(3);
  expect(history.at(3).instant).toBe('2025-03-10T09:00:00.000Z');
});

test('events of streams that show nothing are steps too', () => {
  const { events } = new Recorder()
    .customer('1', '2025-03-01T10:00:00.000Z', identified)
    .record('staff-access', '1', '2025-03-02T10:00:00.000Z', [{ type: 'CustomerViewed', data: {} }])
    .record('cart', '1', '2025-03-02T11:00:00.000Z', [{ type: 'CartBlessed', data: {} }]);
  const history = openHistory(events);
  expect(history.at(2).customer).toEqual(history.at(1).customer);
  expect(history.at(2).event?.type).toBe('CustomerViewed');
  expect(history.at(3).carts[0]?.phase).toBe('absent');
});

function manyCarts(count: number): readonly RecordedEvent[] {
  const recorder = new Recorder();
  for (let number = 0; number < count; number += 1) {
    const id = `${number % 250}`;
    recorder.cart(id, '2025-03-01T10:00:00.000Z', {
      type: 'ItemAdded',
      data: { shopper: `guest:${id}`, product: soap, added: 1, quantity: number + 1 },
    });
  }
  return recorder.events;
}

test('steps in any order over hundreds of streams show the same as a fold from the start', () => {
  const events = manyCarts(1_000);
  const history = openHistory(events);
  for (const step of [999, 3, 500, 250, 251, 750, 1_000, 0]) {
    const expected = new Map(events.slice(0, step).map((event) => [event.streamId, event]));
    const quantities = [...expected.values()].map(({ data }) => (data as { quantity: number }).quantity);
    expect(history.at(step).carts.map(({ lines }) => lines[0]?.quantity)).toEqual(quantities);
  }
});
