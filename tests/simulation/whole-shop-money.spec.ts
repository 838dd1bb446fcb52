import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { openPaymentTasks } from '../../projections/payment-task/queries.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { FaultSettings } from '../../simulators/simulation/faults.js';
import { ParkedReactions } from '../../services/foundation/reactions/parked-reactions.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { due, held, liesWithPerson, ours, theirs, type Purchase } from './books.js';
import { unexplained } from './explained.js';
import { ParallelShoppers, type Ordered } from './parallel-shoppers.js';
import { ShopNights } from './shop-nights.js';

// The simulated partner fails all the time, and each failure would fill the log.
Logger.overrideLogger([]);
const ORDERS = 240;
const clock = new SettableClock('2026-05-03T09:00:00.000Z');

/** How often messages are late, repeated, lost, reordered or failed. */
const FAULTS: Partial<FaultSettings> = {
  serverErrors: 0.05,
  lostAnswers: 0.05,
  duplicateWebhooks: 0.2,
  lostWebhooks: 0.15,
  webhookJitterMs: 300,
  failedCaptures: 0.2,
  failedRefunds: 0.6,
};
const webhooksAreLost = true;

describe(`${ORDERS} orders at once in the whole shop, with a partner that fails in every way`, () => {
  let shop: TestShop;
  let ordered: readonly Ordered[];
  let purchases: readonly Purchase[];
  let nights: ShopNights;

  beforeAll(async () => {
    shop = await startTestShop({ clock });
    nights = new ShopNights(shop, clock, '2026-05-03');
    await nights.begin();
    shop.partners.simulated.adyen!.setFaults(FAULTS);
    shop.partners.simulated.warehouse!.setFaults({ duplicateWebhooks: 0.2, webhookJitterMs: 100 });
    const shoppers = new ParallelShoppers(shop, await shop.varuIds(100));
    ordered = await shoppers.buy(ORDERS);
    await nights.settled();
    await shoppers.live(ordered);
    await nights.passUntilQuiet();
    purchases = await Promise.all(ordered.map(purchaseOf));
  }, 600_000);
  afterAll(() => shop.stop());

  async function purchaseOf({ orderId, paymentId }: Ordered): Promise<Purchase> {
    const commands = shop.app.get(CommandHandling);
    const atPartner = shop.partners.simulated.adyen!.payments();
    return {
      order: await commands.load(order, orderId),
      payment: await commands.load(payment, paymentId),
      atPartner: atPartner.filter(({ reference }) => reference === paymentId),
    };
  }

  const named = (of: (purchase: Purchase) => object, which: readonly Purchase[] = purchases) =>
    which.map((purchase) => ({ paymentId: purchase.payment.started?.paymentId, ...of(purchase) }));

  test('end with our books equal to the partner’s', () => {
    expect(named(ours)).toEqual(named(theirs));
    const known = new Set(ordered.map(({ paymentId }) => paymentId));
    const foreign = shop.partners.simulated.adyen!.payments().filter(({ reference }) => !known.has(reference));
    expect(foreign).toEqual([]);
  });

  test('leave the partner with the sum due from every customer, or an entry on the work list', () => {
    const settled = purchases.filter((purchase) => !liesWithPerson(purchase));
    expect(named(held, settled)).toEqual(named(due, settled));
  });

  test('need a person only where the partner failed for good or did not answer, for at most one order in ten', () => {
    const odd = purchases.map((purchase) => unexplained(purchase, webhooksAreLost)).filter((tasks) => tasks.length > 0);
    expect(odd).toEqual([]);
    expect(purchases.filter(liesWithPerson).length).toBeLessThanOrEqual(ORDERS / 10);
  });

  test('put every task for a person on the work list of staff, and nothing else', async () => {
    const listed = await openPaymentTasks(shop.platform.db, ORDERS);
    const expected = purchases.filter(liesWithPerson).map((each) => each.payment.started?.paymentId);
    expect([...new Set(listed.map(({ payment_id }) => payment_id))].sort()).toEqual(expected.sort());
    expect(await new ParkedReactions(shop.platform.pool).list()).toEqual([]);
  });

  test('include every possible failure, also messages lost for good', () => {
    const count = (which: (purchase: Purchase) => boolean) => purchases.filter(which).length;
    const ends = {
      dispatched: count((each) => each.order.dispatchedAt !== null),
      returned: count((each) => each.order.returns.length > 0),
      cancelled: count((each) => each.order.phase === 'cancelled'),
      failed: count((each) => each.order.phase === 'failed'),
      late: count((each) => each.payment.late.length > 0),
      person: count(liesWithPerson),
      retried: count((each) => each.payment.captures.some(({ attempt }) => attempt > 1)),
      madeUpFor: count((each) => each.payment.differences.length > 0 && !liesWithPerson(each)),
    };
    expect(Object.entries(ends).filter(([, times]) => times === 0)).toEqual([]);
  });
});
