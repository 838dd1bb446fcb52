import fc from 'fast-check';

import { methodRules, type PaymentMethod } from '../../../../../domain/payment/index.js';
import { COUPONS, priced, PRODUCTS } from '../one-price-goods.fixture.js';
import { FOLLOWERS } from './followers.fixture.js';
import { NEWS } from './news.fixture.js';
import { wayOfLife } from './ways-of-life.fixture.js';
import { POSTCODES } from './shelves.fixture.js';

/** Each method that the shop offers. `Free` is no choice: it comes when nothing is left to pay. */
export const METHODS: readonly PaymentMethod[] = methodRules
  .on('2026-05-04')
  .methods.filter(({ offered, method }) => offered && method !== 'Free')
  .map(({ method }) => method);

const COLD = PRODUCTS.findIndex(({ flags }) => flags.includes('StoredCold'));
const HEAVY = 9;
const MEDICINE = 2;
/** A product that may be sent in any way. Its price is what the largest cheque pays. */
const PLAIN = 0;
const WORTH = { price: 50_000, off: 0, memberOff: 0, deal: null, member: false };

const quantity = fc.integer({ min: 1, max: 4 });
const someGoods = fc.array(fc.record({ nth: fc.nat(PRODUCTS.length - 1), quantity, of: priced }), {
  minLength: 1,
  maxLength: 4,
});
const one = (nth: number, pieces = quantity) => fc.record({ nth: fc.constant(nth), quantity: pieces, of: priced });

const common = {
  at: fc.nat(2),
  code: fc.option(fc.constantFrom(...Object.keys(COUPONS)), { freq: 2 }),
  cheque: fc.option(fc.nat(2)),
  option: fc.nat(5039),
  postalCode: fc.constantFrom<string>(...POSTCODES),
  method: fc.constantFrom<string>(...METHODS),
  goods: someGoods,
  /** Whether the shopper empties the cart before. */
  anew: fc.constant(true),
};
const without = { code: fc.constant(null), cheque: fc.constant(null) };

/** Among random carts, those that only few ways of delivery take, and one that costs nothing. */
const buys = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...common, anew: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...common,
      goods: fc.tuple(one(COLD), fc.oneof(one(PLAIN), one(MEDICINE), one(HEAVY, fc.constant(2)))),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...common, goods: fc.tuple(one(COLD)) }) },
  { weight: 2, arbitrary: fc.record({ ...common, goods: fc.tuple(one(MEDICINE)) }) },
  { weight: 1, arbitrary: fc.record({ ...common, goods: fc.tuple(one(HEAVY, fc.integer({ min: 2, max: 3 }))) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ ...common, ...without, at: fc.constantFrom(1, 2), cheque: fc.constant(2) },
      goods: fc.tuple(
        fc.record({ nth: fc.constantFrom(PLAIN, MEDICINE), quantity: fc.constant(1), of: fc.constant(WORTH) }),
      ),
    }),
  },
);
export type Bought = typeof buys extends fc.Arbitrary<infer One> ? One : never;

const happens = fc.record({ news: fc.constantFrom(...Object.keys(NEWS)), nth: fc.nat(30), part: fc.nat(3) });
const follows = fc.record({ follower: fc.constantFrom(...FOLLOWERS), again: fc.option(fc.nat(60), { freq: 3 }) });
/** From an hour to beyond the time for a withdrawal or for a parcel to wait. */
const hours = fc.constantFrom(1, 1, 5, 30, 60, 24 * 6, 24 * 12, 24 * 16);
const act = fc.record({ choice: fc.nat(5039), part: fc.nat(3), hours, settles: fc.boolean() });
/** What becomes of one order after its payment. Each step is one of those that can be true then. */
const lives = fc.record({ nth: fc.nat(30), acts: fc.array(act, { minLength: 3, maxLength: 12, size: 'max' }) });

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ buys }) },
  // Two browsers press 'Betala' at the same time: their steps alternate.
  { weight: 2, arbitrary: fc.record({ atOnce: fc.tuple(buys, buys) }) },
  { weight: 6, arbitrary: fc.record({ happens }) },
  { weight: 4, arbitrary: fc.record({ follows }) },
  { weight: 3, arbitrary: fc.record({ lives }) },
  { weight: 3, arbitrary: fc.record({ wayOfLife }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What shoppers, partners, warehouse, staff and clock do, in any order. The first step is a purchase. */
export const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.record({ buys }), fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }))
  .map(([first, rest]) => [first, ...rest]);
