import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  ageOf,
  FACET_ITEMS,
  FACET_NAMES,
  priceRangeOf,
  priceStep,
  ratingRange,
  salesPrice,
  stockOf,
  type FacetName,
  type Product,
} from '../../../../domain/catalogue/index.js';
import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { aProduct, shelfWith } from '../testing.js';
import { faceted } from './facets.js';
import { listingOf } from './listing.js';
import { facetsOf, shortened } from './listing-facets.js';

type Chosen = Partial<Record<FacetName, readonly string[]>>;

const products = [...generateCatalogue({ seed: 3, size: 1500 })];
const { shelf } = shelfWith(products);
const places = products.map(({ varuId }) => shelf.placeOf(Number(varuId)));
const RANGES = ['0-50', '50-100', '100-200', '200-', '75-150'];

const VALUES: Readonly<Record<Exclude<FacetName, 'Price'>, (product: Product) => string>> = {
  Brand: ({ brand }) => brand,
  Form: ({ form }) => form,
  Strength: ({ strength }) => strength ?? '',
  PackageSize: ({ packageText }) => packageText,
  PackageType: ({ packageType }) => packageType,
  Age: ageOf,
  Rating: (product) => ratingRange(product) ?? '',
  InStock: stockOf,
};

function has(product: Product, facet: FacetName, value: string): boolean {
  if (facet !== 'Price') return VALUES[facet](product) === value;
  const { from, to } = priceRangeOf(value) ?? { from: 0, to: 0 };
  const step = priceStep(salesPrice(product));
  return from <= step && step < to;
}

function passes(product: Product, chosen: Chosen, but?: FacetName): boolean {
  return FACET_NAMES.every((facet) => {
    const values = chosen[facet] ?? [];
    return facet === but || values.length === 0 || values.some((value) => has(product, facet, value));
  });
}

const some = (facet: FacetName): fc.Arbitrary<string[]> => {
  const values = facet === 'Price' ? RANGES : [...new Set(products.map(VALUES[facet]))].filter((value) => value !== '');
  return fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
};
const choices = fc.record(Object.fromEntries(FACET_NAMES.map((facet) => [facet, some(facet)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Chosen>;

describe('the facets of a listing', () => {
  test('count under the choices of all others and not their own, whatever is chosen', () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const facets = facetsOf(shelf, places, { facets: chosen });
        const passing = faceted(
          places,
          facets.map(([, facet]) => facet),
        );
        expect(passing.length).toBe(products.filter((product) => passes(product, chosen)).length);
        for (const [name, facet] of facets) {
          const among = products.filter((product) => passes(product, chosen, name));
          for (const { item, count, selected } of facet.items()) {
            expect(count).toBe(among.filter((product) => has(product, name, item)).length);
            expect(selected).toBe((chosen[name] ?? []).includes(item));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test.each(FACET_NAMES.filter((name) => name !== 'Price'))('hold every value of %s in the list', (name) => {
    const own = facetsOf(shelf, places, {}).find(([other]) => other === name)?.[1];
    own?.count(places);
    const values = new Set(products.map(VALUES[name as Exclude<FacetName, 'Price'>]).filter((value) => value !== ''));
    expect(new Set(own?.items().map(({ item }) => item))).toEqual(values);
  });
});

const pain = { categoryPath: 'receptfria-lakemedel/vark-och-feber', type: 'Ex', substance: 'ibuprofen' } as const;
const own = [
  aProduct('100001', 'Ipren 1 g', { ...pain, form: 'tablett', strength: '1 g', price: 8_900 }),
  aProduct('100002', 'Ipren 200 mg', { ...pain, form: 'tablett', strength: '200 mg', price: 4_900 }),
  aProduct('100003', 'Ipren 60 mg', { ...pain, form: 'suppositorium', strength: '60 mg', price: 5_900 }),
  aProduct('100004', 'Ipren 400 mg', { ...pain, form: 'tablett', strength: '400 mg', price: 6_900, webStock: 0 }),
];
const few = shelfWith(own).shelf;
const list = (facets: Chosen, whole: string | null = null) => listingOf(few, [0, 1, 2, 3], 24, { facets, whole });
const named = (listing: ReturnType<typeof list>, facet: FacetName) => listing.facets.find(({ name }) => name === facet);

describe('a listing', () => {
  test('offers only facets that part it, in their order', () => {
    expect(list({}).facets.map(({ name }) => name)).toEqual(['Price', 'Form', 'Strength', 'Age', 'InStock']);
    expect(list({ Form: ['suppositorium'] }).facets.map(({ name }) => name)).toEqual(['Form']);
  });

  test('shows strengths from the lowest to the highest', () => {
    expect(named(list({}), 'Strength')?.items.map(({ item }) => item)).toEqual(['60 mg', '200 mg', '400 mg', '1 g']);
  });

  test('of medicines is narrowed to those for children', () => {
    const { products: shown, facets } = list({ Age: ['child'] });
    expect(shown.map(({ name }) => name)).toEqual(['Ipren 60 mg']);
    expect(facets.find(({ name }) => name === 'Age')?.items).toEqual([
      { item: 'adult', count: 3, selected: false },
      { item: 'child', count: 1, selected: true },
    ]);
  });

  test('keeps its price ranges while another facet narrows it', () => {
    const before = named(list({}), 'Price')?.items.map(({ item }) => item) ?? [];
    const after = named(list({ Form: ['tablett'] }), 'Price')?.items.map(({ item }) => item) ?? [];
    expect(before).toEqual(expect.arrayContaining(after));
  });

  test('keeps a chosen price range that another list has offered', () => {
    const { total, ...listing } = list({ Price: ['50-100'] });
    expect(total).toBe(3);
    expect(named({ total, ...listing }, 'Price')?.items).toContainEqual({ item: '50-100', count: 3, selected: true });
  });

  test.each([
    { Price: ['1-2', 'x', '50-', '-'].slice(0, 2) },
    { Age: ['elderly'] },
    { Rating: ['9'] },
    { InStock: ['"'] },
    { Strength: ['', '\0'] },
    { Nonsense: ['1'] } as Chosen,
  ])('ignores a value that no list has: %j', (facets) => {
    expect(list(facets)).toEqual(list({}));
  });
});

describe('a long facet', () => {
  const items = Array.from({ length: 14 }, (_, index) => ({ item: `m${index}`, count: index, selected: index === 0 }));

  test('shows its most frequent items, in their order, and those chosen', () => {
    const { items: shown, more } = shortened('Brand', items, false);
    expect(shown.map(({ item }) => item)).toEqual(['m0', ...items.slice(-FACET_ITEMS).map(({ item }) => item)]);
    expect(more).toBe(3);
  });

  test('shows all when it is asked for', () => {
    expect(shortened('Brand', items, true)).toEqual({ name: 'Brand', items, more: 0 });
  });
});
