import { describe, expect, test } from 'vitest';

import { cachingOf } from './page-caching.js';

const at = (path: string): URL => new URL(path, 'http://algort.example');

describe('a page', () => {
  test.each([
    '/member/minauppgifter',
    '/member/minakop.data',
    '/favourites',
    '/shop/basket',
    '/shop/confirmation',
    '/konsol',
    '/init-login',
  ])('that is somebody’s is kept nowhere: %s', (path) => {
    expect(cachingOf(at(path), false)).toBe('private, no-store');
  });

  test.each(['/', '/kategori/hudvard', '/search?q=alvedon', '/search.data?q=alvedon'])(
    'of the shop may be gone back to by a guest: %s',
    (path) => {
      expect(cachingOf(at(path), false)).toBe('private, no-cache');
    },
  );

  test('of the shop that greets a customer is kept nowhere, its data as long as they are fetched ahead', () => {
    expect(cachingOf(at('/kategori/hudvard'), true)).toBe('private, no-store');
    expect(cachingOf(at('/kategori/hudvard.data'), true)).toBe('private, no-cache');
  });
});
