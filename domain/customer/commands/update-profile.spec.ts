import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import type { CustomerProfile } from '../events.js';
import { identified, updated } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const address = { streetAddress: 'Storgatan 1', postalCode: '11122', city: 'Stockholm' };

test('only what changed is recorded', () => {
  given(identified, updated(address))
    .when({ type: 'UpdateProfile', profile: { ...address, firstName: 'Astrid', city: 'Upplands Väsby' } })
    .then(updated({ city: 'Upplands Väsby' }));
});

test('an update without a change records nothing', () => {
  given(identified, updated(address))
    .when({ type: 'UpdateProfile', profile: { ...address, coAddress: null } })
    .then();
});

test('values are trimmed before they are compared and kept', () => {
  given(identified, updated(address))
    .when({ type: 'UpdateProfile', profile: { postalCode: ' 111 22 ', coAddress: '  ', email: ' astrid@example.se ' } })
    .then(updated({ email: 'astrid@example.se' }));
});

test('a number is kept as its digits, however it was written (PRO-17)', () => {
  given(identified)
    .when({ type: 'UpdateProfile', profile: { mobileNumber: '070-123 45 67' } })
    .then(updated({ mobileNumber: '0701234567' }));
});

test('confirming begins a new verification period, whether something changed or not (PRO-04)', () => {
  const confirmed = {
    type: 'ContactDetailsConfirmed',
    data: {
      customerId: 'customer-1',
      at: '2025-03-01T23:30:00.000Z',
      verifyAgainFrom: '2025-08-29',
      ruleVersion: 'contact-verification@2000-01-01',
    },
  } as const;
  const confirmedAt = '2025-03-01T23:30:00.000Z';
  given(identified).when({ type: 'UpdateProfile', profile: {}, confirmedAt }).then(confirmed);
  given(identified)
    .when({ type: 'UpdateProfile', profile: { city: 'Lund' }, confirmedAt })
    .then(updated({ city: 'Lund' }), confirmed);
  given(identified)
    .when({ type: 'UpdateProfile', profile: { email: 'astrid' }, confirmedAt })
    .thenRejected({ type: 'EmailInvalid', field: 'email' });
});

test('a care-of address can be taken away', () => {
  given(identified, updated({ coAddress: 'c/o Berg' }))
    .when({ type: 'UpdateProfile', profile: { coAddress: '' } })
    .then(updated({ coAddress: null }));
});

test.each<[Partial<CustomerProfile>, string]>([
  [{ firstName: 'Astr1d' }, 'NameInvalid'],
  [{ lastName: '' }, 'NameInvalid'],
  [{ streetAddress: ' ' }, 'StreetAddressInvalid'],
  [{ coAddress: 'x'.repeat(101) }, 'StreetAddressInvalid'],
  [{ postalCode: '1112' }, 'PostalCodeInvalid'],
  [{ postalCode: '01122' }, 'PostalCodeInvalid'],
  [{ city: 'Stockholm 2' }, 'CityInvalid'],
  [{ mobileNumber: '08123456' }, 'MobileNumberInvalid'],
  [{ mobileNumber: '070x1234567' }, 'MobileNumberInvalid'],
  [{ email: 'astrid@example' }, 'EmailInvalid'],
])('%j is refused as %s', (profile, type) => {
  const [field] = Object.keys(profile);
  const decision = customer.decide({ type: 'UpdateProfile', profile }, customer.evolve(customer.initial, identified));
  expect(decision).toEqual({ rejected: { type, field } });
});

test('a field the profile does not have is refused', () => {
  given(identified)
    .when({ type: 'UpdateProfile', profile: { shoeSize: '38' } as Partial<CustomerProfile> })
    .thenRejected({ type: 'ProfileFieldUnknown', field: 'shoeSize' });
});
