import { expect, test } from 'vitest';

import { callBudget } from '../../../access/budget/call-budget.js';
import { generateCatalogue } from '../../../../seed/catalogue/index.js';
import { shelfWith } from '../testing.js';
import { ATTRIBUTES, attributeNamed, type AttributeValue } from './attributes.js';
import { resultsOf } from './results.js';
import type { FacetAsked } from './schemas.js';

const { shelf } = shelfWith([...generateCatalogue({ seed: 5, size: 600 })]);
const places = [...shelf.products.keys()];
const budget = callBudget.on('2026-11-23');
const swedish = new Intl.Collator('sv', { numeric: true });

test.each(Object.keys(ATTRIBUTES).filter((name) => name !== 'name'))(
  'products sorted by %s stand in Swedish order, those without it last',
  (attributeName) => {
    const sortBy = [{ type: 'attribute', attributeName } as const];
    const { products } = resultsOf(shelf, places, { skip: 0, take: 600, sortBy }, budget);
    const values = products.map((product) => attributeNamed(attributeName)?.values(product)[0]);
    for (let index = 1; index < values.length; index += 1) expect(inOrder(values[index - 1], values[index])).toBe(true);
  },
);

test('the items of a facet stand in Swedish order where that is asked for', () => {
  for (const attributeName of ['id', 'url', 'categories']) {
    const facets: FacetAsked[] = [{ name: 'f', attributeName, type: 'distinct', sortBy: [{ type: 'item' }] }];
    const {
      facets: [facet],
    } = resultsOf(shelf, places, { skip: 0, take: 0, facets }, budget);
    const items = facet?.type === 'distinct' ? facet.items.map(({ item }) => item) : [];
    expect(items).toEqual([...items].sort((a, b) => swedish.compare(String(a), String(b))));
    expect(items.length).toBeGreaterThan(10);
  }
});

test('a facet with which the answer would be too large is refused by name, before its items are sorted', () => {
  const facets = [1, 2, 3].map((nth) => ({ name: `url ${nth}`, attributeName: 'url', type: 'distinct' }) as const);
  const room = { ...budget, answerBytes: 90_000 };
  expect(() => resultsOf(shelf, places, { skip: 0, take: 0, facets: facets.slice(0, 1) }, room)).not.toThrow();
  expect(() => resultsOf(shelf, places, { skip: 0, take: 0, facets }, room)).toThrow(
    expect.objectContaining({
      status: 400,
      errors: [expect.objectContaining({ field: 'resultsOptions.facets.1', code: 'ANSWER_TOO_LARGE' })],
    }),
  );
});

function inOrder(one: AttributeValue | undefined, other: AttributeValue | undefined): boolean {
  if (one === undefined || other === undefined) return other === undefined;
  if (typeof one === 'number' && typeof other === 'number') return one <= other;
  return swedish.compare(String(one), String(other)) <= 0;
}
