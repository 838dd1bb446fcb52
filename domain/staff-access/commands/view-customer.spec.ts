import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { staffAccess } from '../index.js';
import type { ViewCustomer } from './view-customer.js';

const given = specify(staffAccess, (actual, expected) => expect(actual).toEqual(expected));

const data = {
  customerId: 'customer-1',
  staffId: 'staff-1',
  staffName: 'Karin',
  reason: 'Fråga om bonuscheck',
  at: '2025-03-01T10:00:00.000Z',
} as const;
const view: ViewCustomer = { type: 'ViewCustomer', ...data };

test('every look at a history is recorded with its reason', () => {
  given().when(view).then({ type: 'CustomerViewed', data });
  given({ type: 'CustomerViewed', data })
    .when({ ...view, reason: '  Fråga om bonuscheck ' })
    .then({ type: 'CustomerViewed', data });
});

test.each([
  ['', 'length'],
  ['...', 'words'],
  ['Gäller 198507099805', 'person-number'],
] as const)('the reason "%s" is refused', (reason, fault) => {
  given()
    .when({ ...view, reason })
    .thenRejected({ type: 'ReasonInvalid', field: 'reason', fault, shortest: 3, longest: 200 });
});
