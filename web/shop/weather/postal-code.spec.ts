import { expect, test } from 'vitest';

import { postalCodeOf } from './postal-code.js';

test.each([
  ['111 29', '11129'],
  ['98134', '98134'],
  ['011 29', null],
  ['1112', null],
  ['', null],
  [null, null],
  ['x'.repeat(10_000), null],
])('%s is the postcode %s', (text, code) => {
  expect(postalCodeOf(text)).toBe(code);
});
