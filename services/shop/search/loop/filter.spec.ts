import { expect, test } from 'vitest';
import fc from 'fast-check';

import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { shelfWith } from '../testing.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { attributeNamed, ATTRIBUTES, type AttributeValue } from './attributes.js';
import { filtered } from './filter.js';
import type { AttributeFilter, ComparisonMode, Filter, FilterValue } from './schemas.js';

const { shelf } = shelfWith([...generateCatalogue({ seed: 5, size: 150 })]);
const places = [...shelf.products.keys()];
const names = [...Object.keys(ATTRIBUTES), 'finnsInte'];
const own = [...new Set(places.flatMap((place) => names.flatMap((name) => valuesOf(shelf.product(place), name))))];

const asked = fc.oneof(
  fc.constantFrom(...own),
  fc.constantFrom<FilterValue>(true, false, 0, 1, '', 'e', 'Salva', '49', Number.MAX_SAFE_INTEGER, '1e3', 'ÅÄÖ'),
);
const leaf: fc.Arbitrary<AttributeFilter> = fc.record(
  {
    type: fc.constantFrom('attribute' as const, 'attribute' as const, 'id' as const, 'type' as const),
    attributeName: fc.constantFrom(...names),
    value: fc.oneof(asked, fc.array(asked, { maxLength: 6 })),
    comparisonMode: fc.constantFrom<ComparisonMode>(
      ...(['equals', 'greaterThan', 'greaterThanOrEquals', 'lessThan', 'lessThanOrEquals', 'contains'] as const),
    ),
  },
  { requiredKeys: ['attributeName', 'value'] },
);
const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.record({ and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ not: tie('filter') }),
  ),
})).filter;

test('those products pass a filter that pass it looked at one by one', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filtered(shelf, places, filter)).toEqual(places.filter((place) => passes(shelf.product(place), filter)));
    }),
    { numRuns: 600, seed: 13 },
  );
});

test('a leaf without a value asks whether the attribute is there', () => {
  const given = filtered(shelf, places, { attributeName: 'strength' });
  expect(given).toEqual(places.filter((place) => shelf.product(place).strength !== null));
  expect(given.length).toBeGreaterThan(0);
});

/** The reference implementation of a filter: whether one product passes. */
function passes(product: ShelfProduct, filter: Filter): boolean {
  if ('and' in filter) return filter.and.every((part) => passes(product, part));
  if ('or' in filter) return filter.or.some((part) => passes(product, part));
  if ('not' in filter) return !passes(product, filter.not);
  const { type, attributeName = '', value, comparisonMode = 'equals' } = filter;
  const values = type === 'type' ? ['Product'] : valuesOf(product, type === 'id' ? 'id' : attributeName);
  return values.some((one) => ([value].flat() as FilterValue[]).some((other) => compared(one, other, comparisonMode)));
}

function valuesOf(product: ShelfProduct, name: string): readonly AttributeValue[] {
  return attributeNamed(name)?.values(product) ?? [];
}

function compared(one: AttributeValue, other: FilterValue, mode: ComparisonMode): boolean {
  const text = (value: FilterValue): string => String(value).toLowerCase();
  if (mode === 'contains') return text(one).includes(text(other));
  if (typeof one === 'boolean') return mode === 'equals' && one === (other === true || other === 'true' || other === 1);
  const [a, b] = typeof one === 'number' ? [one, Number(other)] : [text(one), text(other)];
  const holds = {
    equals: a === b,
    greaterThan: a > b,
    greaterThanOrEquals: a >= b,
    lessThan: a < b,
    lessThanOrEquals: a <= b,
  };
  return holds[mode];
}
