import { expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { cream, elvanse, placed } from '../../../domain/order/spec-events.js';
import { orderLifeShown } from './order-life-shown.js';

const event = { ...placed([cream, elvanse]), streamId: 'order-order-1', eventId: 'event-1' };
const events = [{ ...event, effectiveAt: '2026-05-04T10:00:00.000Z' }] as unknown as readonly RecordedEvent[];
const shown = (orderId = 'order-1') => orderLifeShown({ subjectId: 'astrid', orderId, events });

test('nobody sees what a customer gets on prescription', () => {
  expect(shown()?.lines.map(({ name }) => name)).toEqual(['Ansiktskräm', null]);
});

test('an order that is not the customer’s is not shown', () => {
  expect(shown('order-2')).toBeNull();
});

test('the lanes are those that have an event, the order first', () => {
  expect(shown()?.lanes).toEqual(['order']);
});
