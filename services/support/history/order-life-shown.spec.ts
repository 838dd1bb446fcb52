import { expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { cream, elvanse, placed } from '../../../domain/order/spec-events.js';
import { maskEvents } from './mask-events.js';
import { orderLifeShown } from './order-life-shown.js';

const event = { ...placed([cream, elvanse]), streamId: 'order-order-1', eventId: 'event-1' };
const events = [{ ...event, effectiveAt: '2026-05-04T10:00:00.000Z' }] as unknown as readonly RecordedEvent[];
const of = { subjectId: 'astrid', health: 'sealed', now: '2026-05-05T10:00:00.000Z' } as const;
const shown = (orderId = 'order-1') => orderLifeShown({ ...of, orderId, events });

test('nobody sees what a customer gets on prescription', () => {
  expect(shown()?.lines.map(({ name }) => name)).toEqual(['Ansiktskräm', null]);
});

test('an order that is not the customer’s is not shown', () => {
  expect(shown('order-2')).toBeNull();
});

test('the lanes are those that have an event, the order first', () => {
  expect(shown()?.lanes).toEqual(['order']);
});

test('customer service sees how far a prescription line has come, and nothing of what it is (LAW-09)', () => {
  const own = { customerId: 'astrid', dispensingId: 'order-1-2' };
  const desk = [
    {
      type: 'WithdrawalHeld',
      data: { ...own, orderId: 'order-1', orderNumber: '100001', lineId: '2', promisedBy: null },
    },
    { type: 'WithdrawalOrdered', data: { ...own, orderedAt: '2026-05-04T10:00:00.000Z' } },
    { type: 'ColleagueAsked', data: { ...own, by: 'anna', question: 'Rimlig dos av Amlovent?' } },
    {
      type: 'WithdrawalRefused',
      data: { ...own, by: 'anna', refusal: { reason: 'dose', text: 'Amlovent är för starkt' } },
    },
  ].map((each, nth) => ({ ...each, eventId: `desk-${nth}`, streamId: 'prescription-p1', revision: nth }));
  const at = (count: number) => {
    const all = maskEvents([...events, ...(desk.slice(0, count) as unknown as readonly RecordedEvent[])]);
    return orderLifeShown({ ...of, orderId: 'order-1', events: all });
  };
  expect([2, 3, 4].map((count) => at(count)?.prescriptions)).toMatchObject([
    [{ lineId: '2', phase: 'ordered', asked: false }],
    [{ lineId: '2', phase: 'ordered', asked: true }],
    [{ lineId: '2', phase: 'refused', asked: false }],
  ]);
  expect(JSON.stringify(at(4))).not.toMatch(/Amlovent|dose/);
  const types = at(4)?.prescriptions[0]?.chain.map(({ event: { type } }) => type);
  expect(types).toEqual(['OrderPlaced', 'WithdrawalHeld', 'WithdrawalOrdered', 'ColleagueAsked', 'WithdrawalRefused']);
  expect(orderLifeShown({ ...of, orderId: 'order-2', events: [] })).toBeNull();
});
