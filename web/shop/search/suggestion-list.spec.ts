import { describe, expect, test } from 'vitest';

import { movedBy, optionsOf, suggestionList, typedPart } from './suggestion-list.js';

const product = {
  ...{ varuId: '123456', type: 'Ex' as const, slug: 'alvedon-500', name: 'Alvedon 500 mg', brand: 'Alvedon' },
  ...{ forChildren: false, price: 4990 },
};

describe('suggestions during typing', () => {
  test('lead to a search, a department and a product, in that order', () => {
    const list = suggestionList({
      queries: ['värk & feber'],
      scopes: [{ path: 'receptfria-lakemedel/vark-och-feber', name: 'Värk och feber' }],
      products: [product],
    });
    expect(optionsOf(list).map(({ to }) => to)).toEqual([
      '/search?q=v%C3%A4rk%20%26%20feber',
      '/kategori/receptfria-lakemedel/vark-och-feber',
      '/produkt/alvedon-500',
    ]);
  });

  test('are at most five of each kind', () => {
    const six = [1, 2, 3, 4, 5, 6];
    const list = suggestionList({
      queries: six.map(String),
      scopes: six.map((n) => ({ path: `p${n}`, name: `P${n}` })),
      products: six.map(() => product),
    });
    expect(optionsOf(list)).toHaveLength(15);
  });

  test('have ids of their own', () => {
    const ids = optionsOf(
      suggestionList({ queries: ['a', 'b'], scopes: [{ path: 'a', name: 'a' }], products: [product, product] }),
    ).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('the arrow keys', () => {
  test('walk from the field through the options and back to the field', () => {
    expect([movedBy(-1, 1, 2), movedBy(0, 1, 2), movedBy(1, 1, 2)]).toEqual([0, 1, -1]);
  });

  test('reach the last option first upwards', () => {
    expect([movedBy(-1, -1, 2), movedBy(1, -1, 2), movedBy(0, -1, 2)]).toEqual([1, 0, -1]);
  });

  test('stay in the field without options', () => {
    expect([movedBy(-1, 1, 0), movedBy(-1, -1, 0)]).toEqual([-1, -1]);
  });
});

test('the typed text is marked in a suggestion, whatever its case', () => {
  expect(typedPart('Alvedon', ' alv')).toEqual({ typed: 'Alv', rest: 'edon' });
  expect(typedPart('Ögondroppar', 'ögon')).toEqual({ typed: 'Ögon', rest: 'droppar' });
  expect(typedPart('Alvedon', 'ipren')).toBeNull();
  expect(typedPart('Alvedon', '')).toBeNull();
});
