import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import type { CustomerIdentifiedAgain, NewDeviceSeen } from '../events.js';
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

test('a later identification records only that the person identified again', () => {
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

test('another person cannot identify as this customer', () => {
  given(identified)
    .when({ ...login, personNumber: '189001029819' })
    .thenRejected({ type: 'PersonDiffers', field: 'personNumber' });
});

test('a person number with a wrong check digit is refused', () => {
  given()
    .when({ ...login, personNumber: '189001019803' })
    .thenRejected({ type: 'PersonNumberInvalid', field: 'personNumber' });
});

describe('a browser', () => {
  const device = { key: 'key-1', name: 'Chrome på Windows' };
  const seen = (atFirstLogIn: boolean): NewDeviceSeen => ({
    type: 'NewDeviceSeen',
    data: { customerId, deviceKey: device.key, device: device.name, method, atFirstLogIn, at: login.at },
  });
  const again: CustomerIdentifiedAgain = {
    type: 'CustomerIdentifiedAgain',
    data: { customerId, method, identifiedAt: login.at, validUntil },
  };

  test('is new at the first log-in, when there is nobody to warn', () => {
    given()
      .when({ ...login, device })
      .then(identified, seen(true));
  });

  test('is new to a customer who has not used it', () => {
    given(identified)
      .when({ ...login, device })
      .then(again, seen(false));
  });

  test('is known from then on, also beside another', () => {
    const other = { key: 'key-2', name: 'Safari på iPhone' };
    const otherSeen = { ...seen(false), data: { ...seen(false).data, deviceKey: other.key, device: other.name } };
    given(identified, seen(true), otherSeen)
      .when({ ...login, device })
      .then(again);
    given(identified, seen(true))
      .when({ ...login, device: other })
      .then(again, otherSeen);
  });
});
