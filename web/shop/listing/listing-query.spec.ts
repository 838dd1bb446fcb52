import { describe, expect, test } from '@jest/globals';

import { listingQuery, moreFrom } from './listing-query.js';

const read = (query: string) => listingQuery(new URLSearchParams(query), 48);

describe('a listing’s address', () => {
  test('without parameters shows the first page in the shop’s own order', () => {
    expect(read('')).toEqual({ loaded: 48, sortBy: null, facets: { Brand: [], PackageType: [] } });
  });

  test('carries how much, which order and which facets', () => {
    expect(read('loaded=96&sortBy=priceAsc&Brand=Alvedon&Brand=Ipren&PackageType=Tub')).toEqual({
      loaded: 96,
      sortBy: 'priceAsc',
      facets: { Brand: ['Alvedon', 'Ipren'], PackageType: ['Tub'] },
    });
  });

  test.each(['loaded=-1', 'loaded=x', 'loaded=', 'loaded=1e9', 'sortBy=drop table', `Brand=${'x'.repeat(10_000)}`, 'loaded=3'])(
    'that says %.20s shows the first page',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  test('never asks for more than can be shown', () => {
    expect(read('loaded=99999').loaded).toBe(960);
  });

  test('asks for more and forgets passing messages', () => {
    expect(moreFrom(new URLSearchParams('Brand=Ipren&lagd=1'), 48, 24)).toBe('?Brand=Ipren&loaded=72');
  });
});
