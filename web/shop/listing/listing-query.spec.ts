import { describe, expect, test } from 'vitest';

import { carried, chosen, listingQuery, moreFrom, shortened, without, withoutFilters } from './listing-query.js';

const read = (query: string) => listingQuery(new URLSearchParams(query), 48);
const address = (query: string) => new URLSearchParams(query);

describe('a listing’s address', () => {
  test('without parameters shows the first page in the shop’s own order', () => {
    expect(read('')).toEqual({ loaded: 48, sortBy: null, facets: { Brand: [], PackageType: [] } });
  });

  test('holds the number of products, the order and the facets', () => {
    expect(read('loaded=96&sortBy=priceAsc&Brand=Alvedon&Brand=Ipren&PackageType=Tub')).toEqual({
      loaded: 96,
      sortBy: 'priceAsc',
      facets: { Brand: ['Alvedon', 'Ipren'], PackageType: ['Tub'] },
    });
  });

  test.each([
    'loaded=-1',
    'loaded=x',
    'loaded=',
    'loaded=1e9',
    'sortBy=drop table',
    `Brand=${'x'.repeat(10_000)}`,
    'loaded=3',
  ])('with %.20s shows the first page', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  test('never asks for more products than can be shown', () => {
    expect(read('loaded=99999').loaded).toBe(480);
    expect(moreFrom(address(''), 480, 24)).toBeNull();
  });

  test('asks for more products and drops messages that are shown once', () => {
    expect(moreFrom(address('Brand=Ipren&lagd=1'), 48, 24)).toBe('?Brand=Ipren&loaded=72');
  });

  test('without one of its filters starts from the first product', () => {
    expect(without(address('Brand=Ipren&Brand=Treo&loaded=72'), 'Brand', 'Ipren')).toBe('?Brand=Treo');
  });

  test('without all filters keeps text and order', () => {
    expect(withoutFilters(address('q=salva&sortBy=news&Brand=Ipren&PackageType=Tub'))).toBe('?q=salva&sortBy=news');
  });

  test('shows what is chosen, and nothing else', () => {
    const form = new FormData();
    form.append('Brand', 'Treo');
    form.append('sortBy', '');
    form.append('q', 'fusk');
    expect(chosen(address('q=salva&Brand=Ipren&sortBy=news&loaded=96'), form)).toBe('?q=salva&Brand=Treo');
  });

  test('is kept by a plain form except for the form’s own fields', () => {
    expect(carried(address('q=salva&Brand=Ipren&sortBy=news&loaded=96&rx=0'))).toEqual([
      ['q', 'salva'],
      ['rx', '0'],
    ]);
  });
});

describe('a long facet', () => {
  const items = Array.from({ length: 14 }, (_, index) => ({ item: `m${index}`, count: index, selected: index === 0 }));
  const facets = [{ name: 'Brand', items }] as const;

  test('shows its largest items, in their order, and the chosen ones', () => {
    const [brand] = shortened(facets, address(''));
    expect(brand?.items.map(({ item }) => item)).toEqual([
      'm0',
      'm4',
      'm5',
      'm6',
      'm7',
      'm8',
      'm9',
      'm10',
      'm11',
      'm12',
      'm13',
    ]);
    expect(brand?.more).toBe(3);
  });

  test('shows all on request', () => {
    expect(shortened(facets, address('alla=Brand'))[0]).toMatchObject({ items, more: 0 });
  });
});
