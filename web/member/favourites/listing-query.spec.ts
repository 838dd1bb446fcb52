import { expect, test } from 'vitest';

import { favouriteQuery } from './listing-query.js';

test('a page shows 50, the latest first', () => {
  expect(favouriteQuery(new URLSearchParams(), false)).toEqual({ loaded: 50, sort: 'newest' });
});

test('further pages and another order are in the address', () => {
  expect(favouriteQuery(new URLSearchParams('loaded=100&sortera=ascending'), false)).toEqual({
    loaded: 100,
    sort: 'ascending',
  });
});

test('the app shows them all', () => {
  expect(favouriteQuery(new URLSearchParams(), true).loaded).toBe(1_000);
});

test.each(['loaded=-1', 'loaded=1e9&sortera=__proto__', 'loaded=x', 'loaded=1&loaded=2'])(
  '%s gives a page',
  (address) => {
    const { loaded, sort } = favouriteQuery(new URLSearchParams(address), false);
    expect(loaded).toBeLessThanOrEqual(1_000);
    expect(sort).toBe('newest');
  },
);
