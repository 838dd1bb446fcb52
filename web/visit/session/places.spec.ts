import { describe, expect, test } from 'vitest';

import { isCheckout, renewalFrom } from './places.js';

test.each([
  ['/shop/basket', true],
  ['/shop/betalning/0198', true],
  ['/shop/confirmation', false],
  ['/shop/basketter', false],
  ['/', false],
])('%s belongs to the checkout: %s', (pathname, expected) => {
  expect(isCheckout(pathname)).toBe(expected);
});

describe('renewing the log-in', () => {
  test('leads to the log-in and back here, by a redirect on the web', () => {
    expect(renewalFrom({ pathname: '/member/minakop', search: '?sida=2&session-timeout=true', hash: '' })).toEqual({
      to: '/init-login?redirect=%2Fmember%2Fminakop%3Fsida%3D2',
      isRedirect: true,
    });
  });

  test('uses the route in the app', () => {
    expect(renewalFrom({ pathname: '/appen', search: '', hash: '#/recept' })).toEqual({
      to: '/init-login?redirect=%2Fappen%23%2Frecept',
      isRedirect: false,
    });
  });

  test('from the log-in page keeps its redirect', () => {
    expect(renewalFrom({ pathname: '/init-login', search: '?redirect=%2Fmember', hash: '' }).to).toBe(
      '/init-login?redirect=%2Fmember',
    );
  });
});
