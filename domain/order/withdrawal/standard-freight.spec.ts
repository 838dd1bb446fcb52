import { expect, test } from 'vitest';

import type { PlacedOrder } from '../events.js';
import { cream, placed } from '../spec-events.js';
import { standardFreight } from './standard-freight.js';

function order(optionId: string, shipping: number): PlacedOrder {
  const { data } = placed([cream]);
  return {
    ...(data as PlacedOrder),
    delivery: { ...data.delivery, optionId },
    totals: { ...data.totals, shipping },
  };
}

test.each([
  ['of an ordinary delivery wholly', 'agent', 3900, 3900],
  ['of express pickup as for an ordinary one', 'express', 6900, 2900],
  ['of goods that could only be collected wholly', 'pharmacy-shelf', 2900, 2900],
  ['of a delivery on the same evening as for an ordinary one', 'evening-home', 7900, 2900],
  ['of chilled goods wholly, because nothing cheaper takes them', 'chilled-home', 9900, 9900],
  ['that was free not at all', 'agent', 0, 0],
])('a whole withdrawal gives back the freight %s', (_what, optionId, shipping, back) => {
  expect(standardFreight(order(optionId, shipping))).toBe(back);
});
