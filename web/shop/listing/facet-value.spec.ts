import { expect, test } from 'vitest';

import { AGES, RATINGS, STOCKS } from '../../../domain/catalogue/facet-values.js';
import type { FacetName } from '../../../domain/catalogue/listing.js';
import { facetValue } from './facet-value.js';

test.each<[FacetName, string, string]>([
  ['Brand', 'Mildra', 'Mildra'],
  ['Age', 'child', 'Barn'],
  ['InStock', 'web', 'I webblager'],
  ['Price', '0-50', 'Under 50 kr'],
  ['Price', '50-100', '50–100 kr'],
  ['Price', '1000-', '1 000 kr och mer'],
  ['Price', 'x', 'x'],
])('the value of %s "%s" reads "%s"', (facet, item, shown) => {
  expect(facetValue(facet, item).replaceAll('\u00a0', ' ')).toBe(shown);
});

test.each<[FacetName, readonly string[]]>([
  ['Age', AGES],
  ['Rating', RATINGS],
  ['InStock', STOCKS],
])('every value of %s has a text', (facet, values) => {
  for (const value of values) expect(facetValue(facet, value)).not.toBe(value);
});
