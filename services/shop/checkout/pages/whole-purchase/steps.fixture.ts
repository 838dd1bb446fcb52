import fc from 'fast-check';

import { COUPONS, priced, PRODUCTS } from '../one-price-goods.fixture.js';
import { FOLLOWERS } from './followers.fixture.js';
import { NEWS } from './news.fixture.js';

const METHODS = ['scheme', 'swish', 'trustly', 'Invoice14Days', 'klarna', 'klarna_paynow', 'applepay'] as const;

/** The cold product is bought often, so that many orders leave as two parcels. */
const COLD = PRODUCTS.findIndex(({ flags }) => flags.includes('StoredCold'));
const nth = fc.oneof(
  { weight: 3, arbitrary: fc.nat(PRODUCTS.length - 1) },
  { weight: 1, arbitrary: fc.constant(COLD) },
);

const buys = fc.record({
  at: fc.nat(2),
  goods: fc.array(fc.record({ nth, quantity: fc.integer({ min: 1, max: 4 }), of: priced }), {
    minLength: 1,
    maxLength: 4,
  }),
  code: fc.option(fc.constantFrom(...Object.keys(COUPONS))),
  cheque: fc.option(fc.nat(1)),
  option: fc.nat(5),
  postalCode: fc.constantFrom('11820', '39231', '90325', '98130', '62156'),
  method: fc.constantFrom(...METHODS),
});
export type Bought = typeof buys extends fc.Arbitrary<infer One> ? One : never;

const happens = fc.record({ news: fc.constantFrom(...Object.keys(NEWS)), nth: fc.nat(30), part: fc.nat(3) });
const follows = fc.record({ follower: fc.constantFrom(...FOLLOWERS), again: fc.option(fc.nat(60), { freq: 3 }) });

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ buys }) },
  // Two browsers press 'Betala' at the same time: their steps alternate.
  { weight: 2, arbitrary: fc.record({ atOnce: fc.tuple(buys, buys) }) },
  { weight: 7, arbitrary: fc.record({ happens }) },
  { weight: 4, arbitrary: fc.record({ follows }) },
  // Without it few orders would come as far as the warehouse.
  { weight: 3, arbitrary: fc.record({ goesWell: fc.nat(30) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What shoppers, partners, warehouse, staff and clock do, in any order. The first step is a purchase. */
export const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.record({ buys }), fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }))
  .map(([first, rest]) => [first, ...rest]);
