import { expect, test } from '@jest/globals';

import { expiredCookies } from './expired-cookies.js';

test('every cookie that was sent is ended, each once', () => {
  expect(expiredCookies('algort_session=abc; appearance=dark; appearance=light')).toEqual([
    'algort_session=; Path=/; Max-Age=0',
    'appearance=; Path=/; Max-Age=0',
  ]);
});

test('what is no name of a cookie sets none', () => {
  expect(expiredCookies(null)).toEqual([]);
  expect(expiredCookies('=x; ; a\u0000b=1; a b=2')).toEqual([]);
});
