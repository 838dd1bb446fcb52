import { describe, expect, test } from 'vitest';

import { runCheckouts } from './checkout-run.js';
import type { Roles } from './members.js';
import { openShops } from './shops.js';

const ORDERS = 40;
const SHOPPERS = 4;

const together: readonly (readonly [string, readonly Roles[]])[] = [
  ['two complete processes', ['web,worker', 'web,worker']],
  ['a web process beside a complete one', ['web,worker', 'web']],
  ['two web processes and a worker', ['web', 'web', 'worker']],
];

describe('a shop of several processes on one database', () => {
  test.each(together)(
    '%s: no cart is stale, no payment refused, every order is shipped',
    async (_, roles) => {
      const shops = await openShops(roles);
      try {
        expect(await runCheckouts(shops, { orders: ORDERS, shoppers: SHOPPERS })).toEqual({
          orders: ORDERS,
          faults: [],
        });
      } finally {
        await shops.close();
      }
    },
    300_000,
  );

  test('restarted in turn under load, loses nothing and refuses nothing', async () => {
    const shops = await openShops(['web,worker', 'web,worker']);
    try {
      const { orders, faults } = await runCheckouts(shops, { orders: ORDERS, shoppers: SHOPPERS, restarts: 2 });
      expect(faults).toEqual([]);
      expect(orders).toBeGreaterThanOrEqual(ORDERS);
    } finally {
      await shops.close();
    }
  }, 300_000);
});
