import { describe, expect, test } from 'vitest';

import { FORGOTTEN } from '../../domain/kernel/index.js';
import type { OrderContact } from '../../domain/order/events.js';
import { History, specifyProjection } from '../runner/testing.js';
import { memberRegistered, orderPlaced } from '../made-events/events-testing.js';
import { lookupValue } from './normalise.js';
import { customerLookupProjection } from './project.js';

const fingerprint = (kind: string, text: string): string => `#${kind}:${text}`;
const given = specifyProjection(customerLookupProjection({ fingerprint }), (actual, expected) =>
  expect(actual).toEqual(expected),
);

describe('the customer look-up', () => {
  test('finds an order by its numbers and by hashes of its contact details', () => {
    const order = new History();
    const dispatched = { trackingNumber: '70000001-1', carrier: 'PostNord', dispatchedAt: 'x', dispatchedOn: 'y' };
    const of = { stream_id: 'order-o1', customer_id: 'c1', order_id: 'o1' };
    given(
      order.on('order-o1', orderPlaced()),
      order.on('order-o1', { type: 'OrderDispatched', data: dispatched }),
    ).then(
      { kind: 'order-number', value: '70000001', ...of },
      { kind: 'email', value: '#email:anna.ek@example.se', ...of },
      { kind: 'phone', value: '#phone:+46701234567', ...of },
      { kind: 'tracking-number', value: '70000001-1', ...of, customer_id: null },
    );
  });

  test('a new e-mail address replaces the old one', () => {
    const customer = new History();
    const updated = (email: string) => ({
      type: 'ProfileUpdated',
      data: { customerId: 'c1', profile: { email }, changed: ['email'] },
    });
    given(
      customer.on('customer-c1', updated('old@example.se')),
      customer.on('customer-c1', updated('new@example.se')),
    ).then({
      kind: 'email',
      stream_id: 'customer-c1',
      value: '#email:new@example.se',
      customer_id: 'c1',
      order_id: null,
    });
  });

  test('forgotten data are not found any more', () => {
    const customer = new History();
    const profile = FORGOTTEN as unknown as { email: string };
    given(
      customer.on('customer-c1', {
        type: 'ProfileUpdated',
        data: { customerId: 'c1', profile: { email: 'old@example.se' }, changed: ['email'] },
      }),
      customer.on('customer-c1', { type: 'ProfileUpdated', data: { customerId: 'c1', profile, changed: ['email'] } }),
      customer.on('member-m1', memberRegistered({ email: FORGOTTEN, mobileNumber: FORGOTTEN })),
      customer.on('order-o1', orderPlaced({ contact: FORGOTTEN as unknown as OrderContact })),
    ).thenMatching((rows) => expect(rows.map(({ kind }) => kind)).toEqual(['member-number', 'order-number']));
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])(
    'an erased customer is found only by numbers of membership and order, also when the order is read %s the erasure',
    (_when, place) => {
      const customer = new History();
      const before = [
        customer.on('customer-c1', {
          type: 'CustomerIdentified',
          data: { customerId: 'c1', personNumber: '189001019802' },
        }),
        customer.on('customer-c1', {
          type: 'ProfileUpdated',
          data: { customerId: 'c1', profile: { email: 'anna@example.se' }, changed: ['email'] },
        }),
        customer.on('member-m1', memberRegistered()),
      ];
      const erased = customer.on('customer-c1', {
        type: 'CustomerErased',
        data: { customerId: 'c1', memberIds: ['m1'], orderIds: ['o1'], watchIds: [], reason: 'begäran', at: 'x' },
      });
      const ordered = customer.on('order-o1', orderPlaced());
      given(...before, ...(place === 0 ? [ordered, erased] : [erased, ordered])).thenMatching((rows) => {
        expect(rows.filter(({ value }) => value !== '').map(({ kind }) => kind)).toEqual([
          'member-number',
          'order-number',
        ]);
        expect(rows.filter(({ value }) => value === '')).toEqual(
          ['email', 'phone'].map((kind) => ({
            kind,
            stream_id: 'order-o1',
            value: '',
            customer_id: null,
            order_id: null,
          })),
        );
      });
    },
  );

  test.each(['070-123 45 67', '+46701234567', '0046 70 123 45 67', '+46 (0)70-1234567', '46701234567'])(
    '%s is the same phone number',
    (text) => {
      expect(lookupValue(fingerprint, 'phone', text)).toBe('#phone:+46701234567');
    },
  );

  test('a person number is found with or without its hyphen', () => {
    expect(lookupValue(fingerprint, 'person-number', '19850709-9805')).toBe(
      lookupValue(fingerprint, 'person-number', '198507099805'),
    );
  });
});
