import { expect, test } from 'vitest';

import { bookingOf } from './booking-of.js';

const line = { line: 1, pspReference: 'PSP1', modification: null, sum: { amount: -19_950, currency: 'SEK' } };

test('a record for a person to judge keeps the partner’s sign', () => {
  expect(bookingOf('2026-05-04', { ...line, record: 'Chargeback' })).toMatchObject({
    kind: 'other',
    sum: { amount: -19_950 },
  });
});

test('a known record itself tells the direction of the money', () => {
  expect(bookingOf('2026-05-04', { ...line, record: 'SentForSettle' })).toMatchObject({
    kind: 'captured',
    sum: { amount: 19_950 },
  });
});

test.each(['Cancelled', 'Expired'])('a reservation that is %s holds no money any more', (record) => {
  expect(bookingOf('2026-05-04', { ...line, record })).toMatchObject({ kind: 'cancelled' });
});
