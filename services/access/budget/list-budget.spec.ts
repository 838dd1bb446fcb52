import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { callBudget } from './call-budget.js';
import { overBudget } from './list-budget.js';

const budget = callBudget.on('2026-11-23');
const leaf = { attributeName: 'name', value: 'salva' };
const asking = (filter: unknown, more: object = {}): object => ({ resultsOptions: { filter, ...more } });

describe('a call', () => {
  test('with fifty leaves and five hundred values is accepted, however they are nested', () => {
    const leaves = Array.from({ length: 50 }, (_, nth) => ({
      not: { attributeName: 'id', value: Array.from({ length: 10 }, (_each, at) => nth * 10 + at) },
    }));
    expect(overBudget(asking({ and: [{ or: leaves.slice(25) }, ...leaves.slice(0, 25)] }), budget)).toBeNull();
  });

  test('with one leaf too many is refused by its filter, whatever its conditions are', () => {
    const refused = { field: 'resultsOptions.filter', code: 'TOO_MANY_LEAVES' };
    for (const part of [leaf, { and: [] }, { not: leaf }, { or: [leaf] }, 1, null])
      expect(overBudget(asking({ or: Array(51).fill(part) }), budget)).toMatchObject(refused);
  });

  test('with one value too many is refused by the list that has it', () => {
    const values = (count: number): number[] => Array(count).fill(1);
    expect(
      overBudget(
        asking(
          { and: [leaf, { attributeName: 'id', value: values(300) }] },
          { facets: [{ selected: values(200) }, { selected: values(1) }] },
        ),
        budget,
      ),
    ).toMatchObject({ field: 'resultsOptions.facets.1.selected', code: 'TOO_MANY_VALUES' });
    expect(overBudget({ entities: Array(501).fill({ id: '1' }) }, budget)).toMatchObject({ field: 'entities' });
  });

  test('is refused only when its values are more than the limit, wherever they stand', () => {
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('a', 1, true, null),
        fc.array(fc.constantFrom('a', 1), { maxLength: 300 }),
        fc.array(tie('node'), { maxLength: 6 }),
        fc.dictionary(fc.constantFrom('value', 'selected', 'ids', 'codes'), tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (asked) => {
        expect(overBudget(asked, budget) === null).toBe(valuesIn(asked) <= budget.values);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});

function valuesIn(asked: unknown): number {
  if (typeof asked !== 'object' || asked === null) return 0;
  const parts: readonly unknown[] = Object.values(asked);
  const own = Array.isArray(asked) ? parts.filter((part) => typeof part !== 'object' || part === null).length : 0;
  return own + parts.reduce((sum: number, part) => sum + valuesIn(part), 0);
}
