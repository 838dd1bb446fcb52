import fc from 'fast-check';
import { expect, test } from 'vitest';

import { placedOrder, type OrderPlaced } from '../../../../domain/order/index.js';
import { COUPONS } from './one-price-goods.fixture.js';
import { orderAgrees } from './one-price-answers.fixture.js';
import { Shoppers } from './one-price-shoppers.fixture.js';
import { steps } from './one-price-steps.fixture.js';

const RUNS = 10_000;

test('all answers about any cart show the same sums, and nothing is used twice (CRT-04, CRT-07, CHK-07, CHK-12)', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const shoppers = new Shoppers();
      for (const step of taken) shoppers.take(step);
      shoppers.agree();
      for (const order of shoppers.orders) await orderAgrees(order);
      usedOnce(shoppers);
      for (const kind of kindsIn(shoppers)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }),
    { numRuns: RUNS },
  );
  // Each kind of discount was bought in many of the histories, so none of the comparisons was empty.
  expect([...seen.keys()].sort()).toEqual(['campaign', 'cheque', 'coupon', 'gift', 'member-price', 'multi-buy']);
  expect(Math.min(...seen.values())).toBeGreaterThan(RUNS / 100);
}, 300_000);

function usedOnce({ orders, uses }: Shoppers): void {
  const cheques = orders.flatMap(({ chequeId }) => chequeId ?? []);
  expect(new Set(cheques).size).toBe(cheques.length);
  for (const [code, { total, oncePerCustomer }] of Object.entries(COUPONS)) {
    if (total === null && !oncePerCustomer) continue;
    const paid = orders.filter((each) => codesIn(each).includes(code));
    expect(paid).toHaveLength(uses.redeemed(code));
    expect(paid.length).toBeLessThanOrEqual(total ?? 1);
  }
}

function codesIn(data: OrderPlaced['data']): readonly (string | null)[] {
  return placedOrder(data).lines.flatMap(({ discounts }) => discounts.map((each) => each.code));
}

function kindsIn({ orders }: Shoppers): ReadonlySet<string> {
  return new Set(
    orders.flatMap((each) => placedOrder(each).lines.flatMap(({ discounts }) => discounts.map(({ kind }) => kind))),
  );
}
