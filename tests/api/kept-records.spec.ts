import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { FORGOTTEN, type BusinessDate } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { subjectDrift } from '../../services/support/drift/subject-drift.js';
import { Subjects } from '../../services/support/history/subjects.js';
import { deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { dispensedBatch } from './dispensed-batch.js';
import { ASTRID } from './erased-person.js';
import { ORDERED_ARTICLE, prescribedTo, withdrawalOf, type Prescribed } from './prescribed-order.js';

const GRETA = '194803122383';
const DAY = '2026-03-02';
const clock = new SettableClock(`${DAY}T09:00:00.000Z`);
let shop: TestShop;
let astrid: Prescribed;
let greta: Prescribed;
let orderId: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20 });
  astrid = await prescribedTo(shop, ASTRID);
  greta = await prescribedTo(shop, GRETA);
  const id = await dispensedBatch(shop, astrid, '90000401', 'L90');
  await dispensedBatch(shop, greta, '90000402', 'L90');
  orderId = (await withdrawalOf(shop, astrid, id))?.orderId ?? '';
  await erase(astrid.customerId);
});
afterAll(() => shop.stop());

async function erase(customerId: string): Promise<void> {
  const erasing = { type: 'EraseCustomer', memberIds: [], orderIds: [orderId], reason: 'Begäran' } as const;
  const command = { ...erasing, at: clock.now() };
  await shop.platform.commands.handle(customer, customerId, command, newContext(SYSTEM));
  await until(async () => (await keysOf(customerId)).join() === 'bookkeeping,dispensing');
}

/** The purposes whose keys are left. */
async function keysOf(customerId: string): Promise<readonly string[]> {
  const { rows } = await shop.platform.pool.query<{ purpose: string }>(
    'SELECT purpose FROM person_key WHERE person = $1 AND wrapped_key IS NOT NULL ORDER BY purpose',
    [`customer:${customerId}`],
  );
  return rows.map(({ purpose }) => purpose);
}

const night = async (date: BusinessDate): Promise<void> => {
  clock.set(`${date}T09:00:00.000Z`);
  expect(await shop.app.get(JobsService, { strict: false }).run('kept-records', date)).toMatchObject({ ok: true });
};
const inspected = () =>
  deskOf(shop).inspect({ caseNumber: '6.2.1-2031-004', from: DAY, to: DAY, varuId: ORDERED_ARTICLE });
const endedOf = async (customerId: string) =>
  (await shop.platform.store.readStream(`customer-${customerId}`)).filter(({ type }) => type === 'KeptRecordsEnded');
const placed = async () => (await shop.platform.commands.load(order, orderId)).order;

test('until the last day of the law the pharmacist opens the record of an erased customer at an inspection', async () => {
  await night('2031-03-02');
  expect(await endedOf(astrid.customerId)).toEqual([]);
  const found = await inspected();
  expect(found).toMatchObject({ ok: true, ended: 0 });
  expect(JSON.stringify(found)).toContain(ASTRID);
});

test('the day after, nobody can open it, also when the process ended between event and key, and both desks say so', async () => {
  const left: string[] = [];
  const { keys } = shop.platform;
  const destroying = vi.spyOn(keys, 'destroy').mockImplementationOnce(async () => {
    left.push(`${(await endedOf(astrid.customerId)).length} event`, ...(await keysOf(astrid.customerId)));
    throw new Error('the process has ended');
  });
  await night('2031-03-03');
  await until(async () => (await keysOf(astrid.customerId)).join() === 'bookkeeping');
  // The event was recorded, and the key was still there. The reaction tried again.
  expect(left).toEqual(['1 event', 'bookkeeping', 'dispensing']);
  const tried = [`customer:${astrid.customerId}`, 'dispensing'];
  expect(destroying.mock.calls.filter(([, purpose]) => purpose === 'dispensing')).toEqual([tried, tried]);
  destroying.mockRestore();
  expect(await inspected()).toMatchObject({ ok: true, ended: 1, records: [{ personNumber: GRETA }] });
  const recalled = await deskOf(shop).findRecalled({ varuId: ORDERED_ARTICLE, batch: 'L90' });
  expect(recalled).toMatchObject({ ok: true, ended: 1, found: [{ orderNumber: '90000402' }] });
  const { rows } = await shop.platform.pool.query<{ stream: string }>(
    "SELECT stream_id AS stream FROM event WHERE type = 'MedicineDispensed'",
  );
  const events = (await Promise.all(rows.map(({ stream }) => shop.platform.store.readStream(stream)))).flat();
  const kept = events.filter(({ type }) => type === 'MedicineDispensed').map(({ data }) => data);
  expect(kept.filter((data) => (data as { customerId: string }).customerId === astrid.customerId)).toMatchObject([
    { record: FORGOTTEN },
  ]);
});

test('the job that runs again records nothing more, and a living customer is untouched', async () => {
  for (const date of ['2031-03-03', '2031-03-04', '2031-03-05']) await night(date);
  expect((await endedOf(astrid.customerId)).map(({ data }) => data)).toMatchObject([
    { purpose: 'dispensing', lastOn: DAY, ruleVersion: 'kept-records@2000-01-01' },
  ]);
  expect(await endedOf(greta.customerId)).toEqual([]);
  expect(await keysOf(greta.customerId)).toEqual(expect.arrayContaining(['bookkeeping', 'dispensing', 'identity']));
});

test('the books are readable for seven whole years after the year of the order, and then keep their sums alone', async () => {
  await night('2033-12-31');
  const before = await placed();
  expect(before?.lines.length).toBeGreaterThan(0);
  await night('2034-01-01');
  await until(async () => (await keysOf(astrid.customerId)).length === 0);
  const after = await placed();
  expect(after).toMatchObject({ lines: [], contact: FORGOTTEN, totals: before?.totals });
  const { store, db, pool } = shop.platform;
  const subject = await new Subjects(store, db).read(astrid.customerId);
  const drift = await subjectDrift(pool, subject?.events ?? []);
  expect(drift.filter(({ drifted }) => drifted.length > 0)).toEqual([]);
  expect(drift.find(({ view }) => view === 'order-tracking')).toMatchObject({ rows: 1 });
});
