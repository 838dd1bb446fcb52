import { expect, test } from 'vitest';

import { bookingOf } from './booking-of.js';

const line = { line: 1, pspReference: 'PSP1', modification: null, sum: { amount: -19_950, currency: 'SEK' } };

test('a record that only a person can judge keeps the sign that the partner gave it', () => {
  expect(bookingOf('2026-05-04', { ...line, record: 'Chargeback' })).toMatchObject({
    kind: 'other',
    sum: { amount: -19_950 },
  });
});

test('a record that we know says itself which way the money went', () => {
  expect(bookingOf('2026-05-04', { ...line, record: 'SentForSettle' })).toMatchObject({
    kind: 'captured',
    sum: { amount: 19_950 },
  });
});

test.each(['Cancelled', 'Expired'])('of a reservation that is %s nothing is held any more', (record) => {
  expect(bookingOf('2026-05-04', { ...line, record })).toMatchObject({ kind: 'cancelled' });
});
