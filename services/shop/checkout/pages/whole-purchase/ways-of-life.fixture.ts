import fc from 'fast-check';

import type { ACTS } from './acts.fixture.js';
import { OF_PAYMENT } from './news.fixture.js';

/** What happens to an order, and how many hours after what came before. */
type Way = readonly (readonly [hours: number, act: keyof typeof ACTS])[];

const AT_THE_PLACE: Way = [
  [1, 'a parcel leaves'],
  [1, 'a parcel is ready'],
];

/** Ways that random acts seldom find, because each step needs the one before, and some a certain day. */
export const WAYS_OF_LIFE: readonly Way[] = [
  // A parcel box keeps a parcel for three days, express for two, others for a week or two.
  [...AT_THE_PLACE, [50, 'the customer is reminded'], [60, 'the time to collect is over'], [24, 'a parcel comes back']],
  [
    ...AT_THE_PLACE,
    ...([
      [90, 'the time to collect is over'],
      [24, 'the customer wants a parcel again'],
      [24, 'the carrier cannot send it again'],
    ] as const),
  ],
  [
    ...AT_THE_PLACE,
    ...([
      [12 * 24, 'the customer is reminded'],
      [4 * 24, 'the time to collect is over'],
      [24, 'a parcel comes back'],
    ] as const),
  ],
  [
    [1, 'the warehouse begins to pick'],
    [1, 'staff cancel a parcel'],
    [1, 'the warehouse has stopped the order'],
  ],
  [
    [1, 'a parcel is packed'],
    [1, 'a parcel leaves'],
    [5, 'the carrier finds nobody'],
    [24, 'a parcel comes back'],
  ],
  [
    [1, 'the customer withdraws from a parcel'],
    [1, 'a parcel leaves'],
    [1, 'the warehouse is too late'],
  ],
  [
    [1, 'a parcel leaves'],
    [24, 'a parcel arrives'],
    [24, 'the customer complains'],
    [24, 'staff accept a complaint'],
    [24, 'a second person declines'],
  ],
  [
    [1, 'a parcel leaves'],
    [24, 'a parcel arrives'],
    [24, 'the customer withdraws from all'],
    [11 * 24, 'staff are warned of returns'],
    [1, 'a return is good'],
  ],
];

/** What the payment partner does when it was told of all that. */
const partner = fc.array(fc.constantFrom('the partner captures', ...Object.keys(OF_PAYMENT)), { maxLength: 4 });

/** One of them, with one of the parcels. */
export const wayOfLife = fc.record({
  ...{ nth: fc.nat(30), part: fc.nat(3), way: fc.constantFrom(...WAYS_OF_LIFE), partner },
});
