import { expect, test } from 'vitest';

import { isWrittenAsPhone, phoneDigits } from './phone-digits.js';

test.each([
  ['070-123 45 67', '0701234567'],
  ['+46 (0)70.123/4567', '+460701234567'],
  ['', ''],
])('of %p only digits and plus are kept: %p', (written, kept) => {
  expect(phoneDigits(written)).toBe(kept);
});

test('a number with letters is not a phone number', () => {
  expect([isWrittenAsPhone('070-123 45 67'), isWrittenAsPhone('070x1234567')]).toEqual([true, false]);
});
