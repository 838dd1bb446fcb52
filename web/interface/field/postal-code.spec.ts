import { expect, test } from 'vitest';

import { spaced } from './postal-code.js';

test.each([
  ['11129', '111\u00a029'],
  ['111 29', '111 29'],
  ['', ''],
])('the postcode "%s" is written "%s"', (code, written) => {
  expect(spaced(code)).toBe(written);
});
