import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { order, type OrderCommand } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { ShopMetrics } from '../../services/host/monitoring/shop-metrics.js';
import { ShopOperations } from '../../services/support/operations/operations-desk.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-05-04T08:00:00.000Z');
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ clock })));
afterAll(() => shop.stop());

const find = <Service>(token: abstract new (...parts: never[]) => Service): Service =>
  shop.app.get<Service>(token, { strict: false });

/** An order whose goods the customer sent back. The warehouse has them and has not looked at them. */
async function returned() {
  const [varuId = ''] = await shop.varuIds();
  const { body } = await purchase(shop.visitor(), { varuId });
  const orderId = (body as unknown as { purchaseOrderId: string }).purchaseOrderId;
  await shop.tellWarehouse(orderId, 'dispatched');
  const now = () => find(CommandHandling).load(order, orderId);
  await until(async () => (await now()).dispatchedAt !== null);
  const at = clock.now();
  const { order: placed, parcels } = await now();
  const [{ parcelId = '', trackingNumber = '' } = {}] = parcels;
  const returnNumber = `${placed?.orderNumber}-R1`;
  const lines = [{ lineId: '1', quantity: 1 }];
  const life: readonly OrderCommand[] = [
    { type: 'Deliver', parcelId, trackingNumber: trackingNumber ?? '', carrier: 'PostNord', deliveredAt: at },
    { type: 'NotifyWithdrawal', withdrawalId: randomUUID(), lines, notifiedAt: at },
    { type: 'ReceiveReturn', returnNumber, receivedAt: at },
  ];
  for (const command of life)
    expect(await find(CommandHandling).handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
  return { orderId, returnNumber };
}

/** Runs the night, and those that were missed before it. */
async function nightOf(date: string): Promise<void> {
  clock.set(`${date}T08:00:00.000Z`);
  await find(JobsService).run('returns-at-risk', date);
}

test('a refund that is late stands on the operations page and in the figures (LAW-04)', async () => {
  const { orderId, returnNumber } = await returned();
  // The notice was given on the 4th, so the 18th is the last day.
  await nightOf('2026-05-18');
  expect(await find(ShopOperations).lateRefunds()).toEqual([]);
  expect(await find(ShopMetrics).text()).toContain('algort_refunds_late 0');

  await nightOf('2026-05-19');
  const warnedAt = '2026-05-19T04:30:00.000Z';
  await until(async () => (await find(ShopOperations).lateRefunds())[0]?.warnedAt === warnedAt);
  expect(await find(ShopOperations).lateRefunds()).toEqual([{ returnNumber, refundBy: '2026-05-18', warnedAt }]);
  expect(await find(ShopMetrics).text()).toContain('algort_refunds_late 1');

  await nightOf('2026-05-20');
  const events = await shop.platform.store.readStream(`order-${orderId}`);
  const days = events.flatMap(({ type, data }) =>
    type === 'ReturnWarned' ? [(data as { warnDay: number }).warnDay] : [],
  );
  expect(days).toEqual([...new Set(days)]);
  expect(days.slice(-2)).toEqual([1, -1]);
});
