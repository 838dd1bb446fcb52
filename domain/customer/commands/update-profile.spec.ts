import { expect, test } from '@jest/globals';

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

test('nothing changed, nothing recorded', () => {
  given(identified, updated(address)).when({ type: 'UpdateProfile', profile: { ...address, coAddress: null } }).then();
});

test('values are tidied before they are compared and kept', () => {
  given(identified, updated(address))
    .when({ type: 'UpdateProfile', profile: { postalCode: ' 111 22 ', coAddress: '  ', email: ' astrid@example.se ' } })
    .then(updated({ email: 'astrid@example.se' }));
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
