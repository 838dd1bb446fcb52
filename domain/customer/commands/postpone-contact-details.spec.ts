import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const postpone = { type: 'PostponeContactDetails', at: '2025-03-01T10:00:00.000Z' } as const;
const postponed = {
  type: 'ContactDetailsPostponed',
  data: {
    customerId: 'customer-1',
    at: postpone.at,
    verifyAgainFrom: '2025-08-28',
    ruleVersion: 'contact-verification@2000-01-01',
  },
} as const;

test('closing the dialog begins a new verification period', () => {
  given(identified).when(postpone).then(postponed);
});

test('closing the dialog again the same day changes nothing', () => {
  given(identified, postponed)
    .when({ ...postpone, at: '2025-03-01T18:00:00.000Z' })
    .then();
});

test('a person unknown to the shop has nothing to postpone', () => {
  given().when(postpone).thenRejected({ type: 'CustomerUnknown' });
});
