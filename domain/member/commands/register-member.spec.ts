import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { membership } from '../index.js';
import { ended, registered } from '../spec-events.js';
import type { RegisterMember } from './register-member.js';
const given = specify(membership, (actual, expected) => expect(actual).toEqual(expected));

const register: RegisterMember = {
  type: 'RegisterMember',
  memberId: 'member-1',
  customerId: 'customer-1',
  memberNumber: '9012345678',
  birthDate: '1985-07-09',
  email: 'astrid@example.se',
  mobileNumber: '0701234567',
  at: '2025-01-15T09:00:00.000Z',
};

test('an adult with an e-mail address and a mobile number becomes a member', () => {
  given().when(register).then(registered);
});

test('a member joins on the date in Stockholm, which late in the evening is already tomorrow in UTC', () => {
  given()
    .when({ ...register, at: '2025-01-14T23:30:00.000Z' })
    .then(registered);
});

test('nobody can join before the age of 16', () => {
  given()
    .when({ ...register, birthDate: '2009-01-16' })
    .thenRejected({ type: 'MemberTooYoung', field: 'birthDate', minimumAge: 16 });
  given()
    .when({ ...register, birthDate: '2009-01-15' })
    .then(registered);
});

test.each(['', 'astrid', 'astrid@', 'astrid@example', 'a strid@example.se', 'astrid@example..se', 'astrid@example.s'])(
  'the e-mail "%s" is refused',
  (email) => {
    given()
      .when({ ...register, email })
      .thenRejected({ type: 'EmailInvalid', field: 'email' });
  },
);

test.each(['', '0701', '07012345678', '0812345678', '+46701', '+1234567890123456', '070-1234567'])(
  'the mobile number "%s" is refused',
  (mobileNumber) => {
    given()
      .when({ ...register, mobileNumber })
      .thenRejected({ type: 'MobileNumberInvalid', field: 'mobileNumber' });
  },
);

test('a member cannot join again', () => {
  given(registered).when(register).thenRejected({ type: 'AlreadyMember' });
});

test('an ended membership cannot be opened again', () => {
  given(registered, ended).when(register).thenRejected({ type: 'MembershipAlreadyEnded', endedOn: '2025-06-01' });
});
