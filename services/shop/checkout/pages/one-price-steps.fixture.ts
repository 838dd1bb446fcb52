import fc from 'fast-check';

import { COUPONS, priced, PRODUCTS } from './one-price-goods.fixture.js';

/** A guest, and Astrid at her computer and on her telephone. */
export const GUEST = 0;
export const COMPUTER = 1;
export const TELEPHONE = 2;

const at = fc.constantFrom(GUEST, COMPUTER, TELEPHONE);
const CODES = Object.keys(COUPONS);
const nth = fc.nat(PRODUCTS.length - 1);
const quantity = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 150 }) },
);
const does = <Name extends string>(name: Name) => ({ does: fc.constant(name) });

const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ ...does('adds'), at, nth, of: priced, quantity }) },
  { weight: 3, arbitrary: fc.record({ ...does('sets'), at, nth, quantity: fc.oneof(fc.constant(0), quantity) }) },
  { weight: 2, arbitrary: fc.record({ ...does('reprices'), at, of: priced }) },
  { weight: 1, arbitrary: fc.record({ ...does('prescribes'), at: fc.constantFrom(COMPUTER, TELEPHONE) }) },
  { weight: 4, arbitrary: fc.record({ ...does('enters'), at, code: fc.constantFrom(...CODES) }) },
  { weight: 1, arbitrary: fc.record({ ...does('drops coupon'), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ ...does('takes gift'), at, nth, of: priced, minimum: fc.constantFrom(0, 40_000) }),
  },
  { weight: 3, arbitrary: fc.record({ ...does('uses cheque'), at, cheque: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ ...does('chooses delivery'), at, option: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ ...does('restores delivery'), at }) },
  { weight: 1, arbitrary: fc.record({ ...does('is no longer identified'), at }) },
  { weight: 1, arbitrary: fc.record({ ...does('restores prescriptions'), at }) },
  { weight: 3, arbitrary: fc.record({ ...does('logs in'), at: fc.constantFrom(GUEST, TELEPHONE) }) },
  { weight: 3, arbitrary: fc.record({ ...does('pays'), at, succeeds: fc.boolean() }) },
  // Without it few histories would pay twice with the same code or cheque.
  {
    weight: 6,
    arbitrary: fc.record({ ...does('buys'), at, nth, of: priced, code: fc.constantFrom(...CODES), cheque: fc.nat(1) }),
  },
  { weight: 1, arbitrary: fc.record({ ...does('clears'), at, whole: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ ...does('waits'), hours: fc.constantFrom(1, 25, 400) }) },
);

export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the shoppers do, one thing after another. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 3, maxLength: 18, size: 'max' });
