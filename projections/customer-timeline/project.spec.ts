import { describe, expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { memberRegistered, orderPlaced, paymentStarted } from '../made-events/events-testing.js';
import { streamOwnerProjection } from './project-owner.js';
import { timelineProjection } from './project.js';

const compare = (actual: unknown, expected: unknown): void => expect(actual).toEqual(expected);
const given = specifyProjection(timelineProjection, compare);
const givenOwners = specifyProjection(streamOwnerProjection, compare);

describe('the customer timeline', () => {
  test('shows who, when and why of an event, and none of its contents', () => {
    given(new History().on('member-m1', memberRegistered())).then({
      stream_id: 'member-m1',
      revision: 0,
      event_id: '00000000-0000-4000-8000-000000000001',
      position_transaction: 1,
      position_sequence: 1,
      type: 'MemberRegistered',
      effective_at: '2026-03-01T12:00:00.000Z',
      recorded_at: '2026-03-01T12:00:00.000Z',
      actor_kind: 'system',
      actor_id: 'test',
      command_id: '00000000-0000-4000-8000-000000000001',
      correlation_id: '00000000-0000-4000-8000-000000000001',
      causation_id: null,
      subject_customer_id: null,
    });
  });

  test('shows the customer who looked', () => {
    const viewed = {
      customerId: 'c1',
      staffId: 's1',
      staffName: 'Bo',
      reason: 'samtal',
      at: '2026-03-01T12:00:00.000Z',
    };
    given(new History().on('staff-access-s1', { type: 'CustomerViewed', data: viewed })).thenMatching(([row]) =>
      expect(row).toMatchObject({ stream_id: 'staff-access-s1', subject_customer_id: 'c1' }),
    );
  });

  test('knows the customer of a stream', () => {
    const all = new History();
    givenOwners(
      all.on('cart-guest', { type: 'CartStarted', data: { cartId: 'guest', customerId: null } }),
      all.on('cart-k1', { type: 'CartStarted', data: { cartId: 'k1', customerId: 'c1' } }),
      all.on('cart-k1', { type: 'CartMerged', data: { fromCartId: 'guest', lines: [] } }),
      all.on('cart-guest', { type: 'CartAbsorbed', data: { intoCartId: 'k1' } }),
      all.on('order-o1', orderPlaced()),
      all.on('payment-p1', paymentStarted()),
      all.on('member-m1', memberRegistered()),
    ).then(
      { stream_id: 'cart-k1', owner_id: 'customer-c1' },
      { stream_id: 'cart-guest', owner_id: 'cart-k1' },
      { stream_id: 'order-o1', owner_id: 'customer-c1' },
      { stream_id: 'cart-k1', owner_id: 'order-o1' },
      { stream_id: 'payment-p1', owner_id: 'order-o1' },
      { stream_id: 'member-m1', owner_id: 'customer-c1' },
    );
  });
});
