import { describe, expect, test } from 'vitest';

import { FACET_NAMES } from '../../../domain/catalogue/listing.js';
import { allOf, carried, chosen, listingQuery, moreFrom, without, withoutFilters } from './listing-query.js';

const read = (query: string) => listingQuery(new URLSearchParams(query), 48);
const address = (query: string) => new URLSearchParams(query);

describe('a listing’s address', () => {
  test('without parameters shows the first page in the shop’s own order', () => {
    const facets = Object.fromEntries(FACET_NAMES.map((name) => [name, []]));
    expect(read('')).toEqual({ loaded: 48, sortBy: null, facets, whole: null });
  });

  test('holds the number of products, the order and the facets', () => {
    expect(read('loaded=96&sortBy=priceAsc&Brand=Alvedon&Brand=Ipren&PackageType=Tub&Strength=1+g')).toMatchObject({
      loaded: 96,
      sortBy: 'priceAsc',
      facets: { Brand: ['Alvedon', 'Ipren'], PackageType: ['Tub'], Strength: ['1 g'] },
    });
  });

  test.each([
    'loaded=-1',
    'loaded=x',
    'loaded=',
    'loaded=1e9',
    'sortBy=drop table',
    `Brand=${'x'.repeat(10_000)}`,
    'alla=Ingen',
    'Nonsense=1',
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

  test('asks for one whole facet, and keeps its filters', () => {
    expect(allOf(address('Form=tablett'), 'Brand')).toBe('?Form=tablett&alla=Brand');
    expect(read('alla=Brand').whole).toBe('Brand');
  });

  test('from a form holds the chosen values and nothing else', () => {
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
