import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2025-03-01T10:30:00.000Z';
const loggedOut = { type: 'CustomerLoggedOut', data: { customerId: 'customer-1', at } } as const;

test('a log-out is recorded once', () => {
  given(identified).when({ type: 'LogOut', at }).then(loggedOut);
  given(identified, loggedOut).when({ type: 'LogOut', at }).then();
});

test('a stranger cannot log out', () => {
  given().when({ type: 'LogOut', at }).thenRejected({ type: 'CustomerUnknown' });
});
