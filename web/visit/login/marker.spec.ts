import { describe, expect, test } from 'vitest';

import { markedReturn, markerCookie, noMarkerCookie } from './marker.js';

describe('the marker of a login under way', () => {
  test('lasts two minutes and knows the next page', () => {
    const cookie = markerCookie('/shop/basket?steg=2', true);
    expect(cookie).toContain('Max-Age=120');
    expect(cookie).toContain('Secure');
    expect(markedReturn(`a=b; ${cookie}`)).toBe('/shop/basket?steg=2');
  });

  test('is gone after it was cleared', () => {
    expect(markedReturn(noMarkerCookie())).toBeNull();
    expect(markedReturn('a=b')).toBeNull();
    expect(markedReturn(null)).toBeNull();
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'leads only to our own pages: %s',
    (address) => {
      expect(markedReturn(markerCookie(address, false))).toBe('/');
      expect(markedReturn(`algort_login_next=${encodeURIComponent(address)}`)).toBe('/');
    },
  );

  test('that cannot be decoded leads to the start page', () => {
    expect(markedReturn('algort_login_next=%E0%A4%A')).toBe('/');
  });
});
