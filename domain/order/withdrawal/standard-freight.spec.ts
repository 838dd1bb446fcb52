import { expect, test } from 'vitest';

import type { OrderedItem } from '../commands/place-order.js';
import type { PlacedOrder } from '../events.js';
import { cream, placed } from '../spec-events.js';
import { standardFreight } from './standard-freight.js';

const one = { ...cream, quantity: 1 } as const;
const insulin = { ...one, flags: ['StoredCold'] } as const;
const heavy = { ...one, weightGrams: 25_000 } as const;
const STOCKHOLM = '11122';
const KIRUNA = '98130';

function order(
  optionId: string,
  shipping: number,
  items: readonly OrderedItem[] = [one],
  place = STOCKHOLM,
): PlacedOrder {
  const { data } = placed(items);
  return {
    ...(data as PlacedOrder),
    delivery: { ...data.delivery, optionId },
    contact: { ...data.contact, postalCode: place },
    totals: { ...data.totals, shipping },
  };
}

test.each([
  ['of an ordinary delivery wholly', 'agent', 3900, 3900],
  ['of express pickup as for an ordinary one', 'express', 6900, 2900],
  ['of goods that could only be collected wholly', 'pharmacy-shelf', 2900, 2900],
  ['of a delivery on the same evening as for an ordinary one', 'evening-home', 7900, 2900],
  ['of a delivery in the morning as for an ordinary one', 'early-bird', 3900, 2900],
  ['that was free not at all', 'agent', 0, 0],
  ['of an option that no rule has wholly', 'bicycle', 5900, 5900],
])('a whole withdrawal gives back the freight %s', (_what, optionId, shipping, back) => {
  expect(standardFreight(order(optionId, shipping))).toBe(back);
});

test.each([
  ['cold goods: nothing cheaper takes them', 'chilled-home', 9900, [insulin], STOCKHOLM, 9900],
  ['cold goods collected at once: they are sent for more', 'express', 6900, [insulin], STOCKHOLM, 6900],
  ['cold goods that nothing is sent to: the shelf was cheaper', 'express', 6900, [insulin], KIRUNA, 2900],
  [
    'others beside cold goods: the chilled parcel sets the price',
    'evening-home',
    9900,
    [one, insulin],
    STOCKHOLM,
    9900,
  ],
  ['25 kg in the evening: the property boundary costs more', 'evening-home', 7900, [heavy], STOCKHOLM, 7900],
  ['25 kg to the property boundary: nothing ordinary takes them', 'property-boundary', 9900, [heavy], STOCKHOLM, 9900],
] as const)('the freight of %s', (_what, optionId, shipping, items, place, back) => {
  expect(standardFreight(order(optionId, shipping, items, place))).toBe(back);
});

test('who chose a dearer delivery where an ordinary one was free gets nothing of it back', () => {
  expect(standardFreight(order('evening-home', 7900, [{ ...one, quantity: 3 }]))).toBe(0);
});
