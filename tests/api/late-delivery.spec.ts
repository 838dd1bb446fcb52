import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-05-04T08:00:00.000Z');
const PROMISE = 'tisdag 5 maj – onsdag 6 maj';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock });
});
afterAll(() => shop.stop());

const letters = () => shop.partners.simulated.mail?.list().filter(({ subject }) => /försenad/.test(subject)) ?? [];
const runOn = async (date: string): Promise<unknown> => {
  clock.set(`${date}T08:00:00.000Z`);
  const outcome = await shop.app.get(JobsService, { strict: false }).run('late-deliveries', date);
  return outcome.ok ? outcome.run.report.sums : outcome.rejection;
};

test('the customer is told once when the order is late, and no goods are named', async () => {
  const [varuId = ''] = await shop.varuIds();
  const orders: string[] = [];
  for (const _each of ['kept', 'missed'])
    orders.push(
      ((await purchase(shop.visitor(), { varuId })).body as unknown as { purchaseOrderId: string }).purchaseOrderId,
    );
  await shop.tellWarehouse(orders[0] as string, 'dispatched');
  await until(async () => {
    const { rowCount } = await shop.platform.pool.query(
      `SELECT FROM view_order_tracking WHERE internal_status IN ('confirmed', 'dispatched') AND (dispatched_at IS NULL OR order_id = $1)`,
      [orders[0]],
    );
    return rowCount === 2;
  });

  // The shop promised Wednesday, the 6th, so the order is not late before Thursday.
  expect(await runOn('2026-05-06')).toEqual({ delayed: 0 });
  expect(await runOn('2026-05-07')).toEqual({ delayed: 1 });
  await until(async () => letters().length > 0);
  expect(await runOn('2026-05-08')).toEqual({ delayed: 0 });

  const events = await shop.platform.store.readStream(`order-${orders[1]}`);
  const [delayed, ...more] = events.filter(({ type }) => type === 'DeliveryDelayed');
  expect(more).toEqual([]);
  expect(delayed).toMatchObject({ data: { promise: PROMISE, promisedBy: '2026-05-06' } });
  const [letter, ...others] = letters();
  expect(others).toEqual([]);
  expect(letter?.messageId).toBe(`<delivery-delay.${delayed?.eventId}@algort.example>`);
  const placed = events[0]?.data as { lines: { name: string }[] };
  const { text } = shop.partners.simulated.mail?.read(letter?.id ?? '') ?? { text: '' };
  expect(text).toContain(`lovade vi leverans ${PROMISE}.`);
  expect(text).not.toContain(placed.lines[0]?.name);
});
