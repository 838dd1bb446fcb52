import fc from 'fast-check';

import { ATTRIBUTES } from '../../services/shop/search/loop/attributes.js';

/** Parts of random bodies for the search API, which may be as large as the API allows. */
const names = fc.constantFrom(...Object.keys(ATTRIBUTES));
const value = fc.oneof(fc.constantFrom('a', 'salva', '1', true, 49, 'e'), fc.string({ maxLength: 20 }));
const values = fc.oneof(value, fc.array(value, { maxLength: 60 }));
const modes = ['equals', 'greaterThan', 'greaterThanOrEquals', 'lessThan', 'lessThanOrEquals', 'contains'] as const;

const leaf = fc.record(
  { attributeName: names, value: values, comparisonMode: fc.constantFrom(...modes) },
  { requiredKeys: ['attributeName'] },
);

export const filters = fc.letrec((tie) => ({
  filter: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.record({ and: fc.array(tie('filter'), { maxLength: 16 }) }),
    fc.record({ or: fc.array(tie('filter'), { maxLength: 16 }) }),
    fc.record({ not: tie('filter') }),
  ),
})).filter;

const facet = fc.record(
  {
    name: names,
    attributeName: names,
    type: fc.constant('distinct'),
    selected: fc.array(value, { maxLength: 30 }),
    sortBy: fc.constant([{ type: 'item', order: 'asc' }]),
  },
  { requiredKeys: ['name', 'attributeName', 'type'] },
);
const sorting = fc.record({ type: fc.constant('attribute'), attributeName: names });

export const resultsOptions = fc.record(
  {
    skip: fc.nat(600),
    take: fc.nat(480),
    filter: filters,
    facets: fc.array(facet, { maxLength: 20 }),
    sortBy: fc.array(sorting, { maxLength: 5 }),
  },
  { requiredKeys: [] },
);

/** The calls of the search API, each with the fields that it requires. */
export const SEARCHES: Readonly<Record<string, object>> = {
  search: { query: 'a', relatedResultsOptions: { take: 480 } },
  getEntities: {},
  getEntitiesByAttribute: { attribute: { name: 'type', value: ['Ha', 'Ex', 'Rx'] } },
  getRelatedEntities: { entity: { type: 'Product', id: '100001' } },
  getComplementaryEntities: { entity: { type: 'Product', id: '100001' } },
  getBasketRecommendations: { entities: [{ type: 'Product', id: '100001' }] },
  getRecommendedEntities: {},
  getPopularEntities: {},
};

/** Counts the conditions in a filter. A group without conditions counts as one. */
export function leavesIn(filter: unknown): number {
  const { and, or, not } = filter as { and?: unknown[]; or?: unknown[]; not?: unknown };
  const parts = and ?? or ?? (not === undefined ? null : [not]);
  return parts
    ? Math.max(
        1,
        parts.reduce((sum: number, part) => sum + leavesIn(part), 0),
      )
    : 1;
}

export function valuesIn(sent: unknown): number {
  if (typeof sent !== 'object' || sent === null) return 0;
  const parts: readonly unknown[] = Object.values(sent);
  const own = Array.isArray(sent) ? parts.filter((part) => typeof part !== 'object' || part === null).length : 0;
  return own + parts.reduce((sum: number, part) => sum + valuesIn(part), 0);
}
