import { expect, test } from 'vitest';

import { expiredCookies } from './expired-cookies.js';

test('every received cookie is ended once', () => {
  expect(expiredCookies('algort_session=abc; appearance=dark; appearance=light')).toEqual([
    'algort_session=; Path=/; Max-Age=0',
    'appearance=; Path=/; Max-Age=0',
  ]);
});

test('a cookie that a browser accepts only over HTTPS is ended over HTTPS', () => {
  expect(expiredCookies('__Host-algort_session=abc; __Secure-x=y')).toEqual([
    '__Host-algort_session=; Path=/; Max-Age=0; Secure',
    '__Secure-x=; Path=/; Max-Age=0; Secure',
  ]);
});

test('an invalid cookie name sets no cookie', () => {
  expect(expiredCookies(null)).toEqual([]);
  expect(expiredCookies('=x; ; a\u0000b=1; a b=2')).toEqual([]);
});
