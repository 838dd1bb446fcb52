import { expect, test } from 'vitest';

import { cookieOf, hostCookie } from './cookies.js';

test.each([
  ['algort_session=abc', 'abc'],
  ['a=1; algort_session=abc; b=2', 'abc'],
  ['a=1;algort_session=abc', 'abc'],
  ['x_algort_session=abc', null],
  ['theme=algort_session=abc', null],
  ['algort_session', null],
  ['algort_session=', null],
  ['algort_session2=abc', null],
  ['Algort_Session=abc', null],
  [undefined, null],
])('the cookies %j have the session %j', (header, value) => {
  expect(cookieOf(header, 'algort_session')).toBe(value);
});

test('over HTTPS the cookie’s name binds it to the host', () => {
  expect([hostCookie('algort_session', true), hostCookie('algort_session', false)]).toEqual([
    '__Host-algort_session',
    'algort_session',
  ]);
});
