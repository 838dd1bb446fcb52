import { afterAll, beforeAll, expect, test } from 'vitest';

import { runCheckouts } from './checkout-run.js';
import { openShops, type Shops } from './shops.js';

// Once an old state in memory lost about one order in a hundred. `npm run checkouts` runs thousands.
const ORDERS = 100;

let shops: Shops;
beforeAll(async () => (shops = await openShops(['web,worker'])));
afterAll(() => shops.close());

test.each([1, 2, 8])(
  'every order of %i shoppers at once is shipped, captured and mailed',
  async (shoppers) => {
    const { orders, faults } = await runCheckouts(shops, { orders: ORDERS, shoppers });
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(ORDERS);
  },
  300_000,
);
