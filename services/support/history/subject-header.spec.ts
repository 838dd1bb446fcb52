import { expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { subjectHeader } from './subject-header.js';

const CUSTOMER = '5667fb58-0cd2-414b-9f6b-dd50b49b1f54';
const joined = {
  type: 'MemberRegistered',
  streamId: `member-${CUSTOMER}`,
  data: { memberNumber: '800000001', email: 'astrid@exempel.se', mobileNumber: '0709876543' },
};
const erased = { type: 'CustomerErased', streamId: `customer-${CUSTOMER}`, data: { customerId: CUSTOMER } };

function headerOf(...events: readonly object[]) {
  return subjectHeader({
    subjectId: CUSTOMER,
    kind: 'customer',
    events: events as readonly RecordedEvent[],
  } as Parameters<typeof subjectHeader>[0]);
}

test('a member is shown with the address and number of the registration', () => {
  expect(headerOf(joined)).toMatchObject({ email: 'astrid@exempel.se', phone: '0709876543' });
});

test('an erased member is shown without them, also while a process still has the key in memory (LAW-09)', () => {
  expect(headerOf(joined, erased)).toMatchObject({
    erased: true,
    memberNumber: '800000001',
    email: null,
    phone: null,
  });
});
