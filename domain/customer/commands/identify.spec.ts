import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { identified } from '../spec-events.js';
import type { Identify } from './identify.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const { customerId, personNumber, firstName, lastName, method, validUntil } = identified.data;
const login: Identify = {
  type: 'Identify',
  customerId,
  personNumber,
  firstName,
  lastName,
  method,
  at: '2025-03-01T10:00:00.000Z',
  validUntil,
};

test('the first identification makes a person known', () => {
  given().when(login).then(identified);
});

test('later ones say only that it happened again', () => {
  given(identified)
    .when({ ...login, method: 'BankID', at: '2025-03-02T10:00:00.000Z', validUntil: '2025-03-02T11:00:00.000Z' })
    .then({
      type: 'CustomerIdentifiedAgain',
      data: {
        customerId: 'customer-1',
        method: 'BankID',
        identifiedAt: '2025-03-02T10:00:00.000Z',
        validUntil: '2025-03-02T11:00:00.000Z',
      },
    });
});

test('another person never becomes this customer', () => {
  given(identified)
    .when({ ...login, personNumber: '189001029819' })
    .thenRejected({ type: 'PersonDiffers', field: 'personNumber' });
});

test('a person number with a wrong check digit is refused', () => {
  given()
    .when({ ...login, personNumber: '189001019803' })
    .thenRejected({ type: 'PersonNumberInvalid', field: 'personNumber' });
});
