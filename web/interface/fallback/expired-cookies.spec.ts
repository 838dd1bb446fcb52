import { expect, test } from 'vitest';

import { expiredCookies } from './expired-cookies.js';

test('every cookie that was sent is ended, each once', () => {
  expect(expiredCookies('algort_session=abc; appearance=dark; appearance=light')).toEqual([
    'algort_session=; Path=/; Max-Age=0',
    'appearance=; Path=/; Max-Age=0',
  ]);
});

test('one that a browser takes over encryption alone is ended so', () => {
  expect(expiredCookies('__Host-algort_session=abc; __Secure-x=y')).toEqual([
    '__Host-algort_session=; Path=/; Max-Age=0; Secure',
    '__Secure-x=; Path=/; Max-Age=0; Secure',
  ]);
});

test('what is no name of a cookie sets none', () => {
  expect(expiredCookies(null)).toEqual([]);
  expect(expiredCookies('=x; ; a\u0000b=1; a b=2')).toEqual([]);
});
