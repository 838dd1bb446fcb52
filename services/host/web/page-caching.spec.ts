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
  ])('with personal data is cached nowhere: %s', (path) => {
    expect(cachingOf(at(path), false)).toBe('private, no-store');
  });

  test.each(['/', '/kategori/hudvard', '/search?q=alvedon', '/search.data?q=alvedon'])(
    'of the shop is kept for a guest who goes back: %s',
    (path) => {
      expect(cachingOf(at(path), false)).toBe('private, no-cache');
    },
  );

  test('of the shop that greets a customer is cached nowhere, its data only as long as they are prefetched', () => {
    expect(cachingOf(at('/kategori/hudvard'), true)).toBe('private, no-store');
    expect(cachingOf(at('/kategori/hudvard.data'), true)).toBe('private, no-cache');
  });
});
