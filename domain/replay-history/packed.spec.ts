import { expect, test } from 'vitest';

import { packHistory, unpackHistory } from './packed.js';
import { purchase } from './spec-history.js';

const { events } = purchase();

test('a packed history is the same after unpacking', () => {
  const late = {
    ...(events[0] as (typeof events)[number]),
    recordedAt: '2025-04-01T00:00:00.000Z',
    causationId: 'event-9',
  };
  const history = [late, ...events.slice(1)];
  expect(unpackHistory(JSON.parse(JSON.stringify(packHistory(history))))).toEqual(history);
});

test('repeated values are stored once', () => {
  const { streams, actors } = packHistory(events);
  expect(streams).toEqual(['member-member-1', 'cart-1', 'order-1', 'payment-pay-1']);
  expect(actors).toHaveLength(1);
});
