import { describe, expect, test } from 'vitest';

import { CUT_POINTS } from './cut-points.js';
import { cutRun } from './cut-run.js';

/** One place on each wire, by each kind of partner. `npm run crash -- --cuts` takes all places. */
const SOME = [
  'the gateway has authorised, its answer is lost',
  'the confirmation is given to the mail, and not noted',
  'two parcels: the second has left, its capture is not asked for',
  'invoice: the second parcel is activated, the answer is lost',
  'prescribed: the withdrawal is claimed, and no order is written',
  'prescribed: it is dispensed, the pack is not taken out',
  'prescribed: the register has the dispensing, its answer is lost',
  'prescribed: the answer is written, the order does not know',
  'prescribed: the second parcel has left, its capture is not asked for',
];

describe('a shop that is killed between two steps of an order', () => {
  test('goes on after its start, and the customer gets everything once', async () => {
    const met: string[] = [];
    const points = CUT_POINTS.filter(({ name }) => SOME.includes(name));
    expect(await cutRun(points, ({ name }) => met.push(name))).toEqual([]);
    expect(met.toSorted()).toEqual(SOME.toSorted());
  });

  test('is killed at places of which each has its own name', () => {
    const names = CUT_POINTS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
