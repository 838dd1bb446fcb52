import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { consented, erased, favourite, identified, updated, watched } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const at = '2025-05-01T10:00:00.000Z';
const erase = {
  type: 'EraseCustomer',
  memberIds: ['member-1'],
  orderIds: ['order-1'],
  reason: 'Begäran enligt artikel 17',
  at,
} as const;

test('the event of an erasure names memberships, orders and watches, and no personal data', () => {
  given(identified, watched).when(erase).then(erased);
  given(identified)
    .when({ ...erase, memberIds: [], orderIds: [], reason: '  Begäran enligt artikel 17 ' })
    .then({ ...erased, data: { ...erased.data, memberIds: [], orderIds: [], watchIds: [] } });
});

test('a stranger cannot be erased, and an erased customer stays erased', () => {
  given().when(erase).thenRejected({ type: 'CustomerUnknown' });
  given(identified, erased).when(erase).then();
  given(identified, erased)
    .when({ ...erase, reason: '' })
    .then();
});

test.each([
  ['', { type: 'ErasureReasonMissing', field: 'reason' }],
  [' \n', { type: 'ErasureReasonMissing', field: 'reason' }],
  ['x'.repeat(201), { type: 'ErasureReasonTooLong', field: 'reason', limit: 200 }],
  ['Enligt brev från anna@exempel.se', { type: 'ErasureReasonPersonal', field: 'reason' }],
  ['Ringde från 070-123 45 67', { type: 'ErasureReasonPersonal', field: 'reason' }],
  ['Person 18900101-9802', { type: 'ErasureReasonPersonal', field: 'reason' }],
  ['Fru EK bad om det', { type: 'ErasureReasonPersonal', field: 'reason' }],
] as const)('the reason %j is refused', (reason, rejection) => {
  given(identified)
    .when({ ...erase, reason })
    .thenRejected(rejection);
});

test('a first name inside another word, or a year, is no personal data', () => {
  given(identified, watched)
    .when({ ...erase, reason: 'Ekonomisk tvist avslutad 2025' })
    .then({ ...erased, data: { ...erased.data, reason: 'Ekonomisk tvist avslutad 2025' } });
});

test('an erased customer has no data left, and every further command is refused', () => {
  const state = fold(customer.evolve, customer.initial, [
    identified,
    updated({ email: 'astrid@exempel.se' }),
    consented,
    favourite('100200'),
    watched,
    erased,
  ]);
  expect(state).toEqual({ ...customer.initial, status: 'erased', customerId: 'customer-1' });
  const { customerId, personNumber, firstName, lastName, method, validUntil } = identified.data;
  given(identified, erased)
    .when({ type: 'Identify', customerId, personNumber, firstName, lastName, method, at, validUntil })
    .thenRejected({ type: 'CustomerErased' });
  given(identified, erased)
    .when({ type: 'UpdateProfile', profile: { firstName: 'Eva' } })
    .thenRejected({ type: 'CustomerErased' });
  given(identified, erased).when({ type: 'LogOut', at }).then();
});
