import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { customer, type ConsentCode } from '../../domain/customer/index.js';
import type { Prescription } from '../../domain/prescription/index.js';
import { aPrescription } from '../../domain/prescription/rules/spec-prescriptions.js';
import { reminder, type ReminderEvent } from '../../domain/reminder/index.js';
import { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import { Leaving } from '../../services/care/reminder/sending/leaving.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** Vilgot has two guardians. */
const [ASTRID, OTHER, VILGOT] = ['198507099805', '198002292384', '201803142395'] as const;
const ENDED = { endedGuardianships: [{ guardian: ASTRID, child: VILGOT }] };
const START = '2026-05-04T08:00:00.000Z';
const SAYS = 'för en person du företräder';

const clock = new SettableClock(START);
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());
beforeEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
const receive = (customerId: string, one: Prescription, ofVilgot = true) =>
  shop.app
    .get(ReceivedPrescriptions, { strict: false })
    .receive(customerId, [one], ofVilgot ? { personNumber: VILGOT, ground: 'guardian', warrantId: null } : null);
const events = async (customerId: string): Promise<readonly ReminderEvent[]> =>
  (await shop.platform.store.readStream(`reminder-${customerId}`)) as unknown as ReminderEvent[];
const count = async (customerId: string, type: ReminderEvent['type']): Promise<number> =>
  (await events(customerId)).filter((each) => each.type === type).length;
const mailsTo = (customerId: string) => {
  const mailbox = shop.partners.simulated.mail!;
  const own = mailbox.list().filter(({ to }) => String(to).includes(`${customerId}@`));
  return own.map(({ id }) => String(mailbox.read(id)?.text)).filter((text) => text.includes(SAYS));
};
const sweep = () => shop.app.get(Leaving, { strict: false }).sweep();

/** A parent who keeps prescriptions of children here, and wants mail about withdrawals. */
async function parent(person: string): Promise<string> {
  expect((await shop.visitor().logIn(person)).status).toBeLessThan(400);
  const customerId = await shop.customerId(person);
  const codes: readonly ConsentCode[] = ['RrdVardnadshavare', 'RrdGivare', 'RemindersEmailNewPrescription'];
  const commands = [
    { type: 'UpdateProfile', profile: { email: `${customerId}@example.se` } },
    ...codes.map((code) => ({ type: 'GiveConsent', code, textVersion: '2024-01', at: clock.now() })),
  ];
  for (const command of commands)
    await shop.platform.commands.handle(customer, customerId, command as never, newContext(SYSTEM));
  return customerId;
}

/** Two thirds of 120 days after the last withdrawal is its next day. After 20 February that is 11 May. */
const collected = (ordinationId: string, lastOn = '2026-02-20'): Prescription =>
  aPrescription({ ordinationId, validThrough: '2026-12-31', withdrawals: { lastOn, daysSupplied: 120 } });

async function planned(customerId: string, dueOn: string): Promise<void> {
  await until(async () =>
    Object.values((await shop.platform.commands.load(reminder, customerId)).reminders).some(
      (one) => one.dueOn === dueOn && one.phase === 'planned',
    ),
  );
}
/** The night's run, and the morning after it. */
async function nightOf(date: string, ...customers: readonly string[]): Promise<void> {
  clock.set(`${date}T00:30:00.000Z`);
  expect((await shop.app.get(JobsService, { strict: false }).run('reminders', date)).ok).toBe(true);
  for (const customerId of customers) await until(async () => isWaiting(customerId));
  clock.set(`${date}T08:00:00.000Z`);
}
async function isWaiting(customerId: string): Promise<boolean> {
  const { rowCount } = await shop.platform.pool.query(
    'SELECT FROM view_reminder_due WHERE customer_id = $1 AND leaves_at IS NOT NULL',
    [customerId],
  );
  return rowCount !== 0;
}

test('while the register does not say who is guardian a reminder about the child waits, and one about oneself leaves', async () => {
  const other = await parent(OTHER);
  await receive(other, collected('w1'));
  await receive(other, collected('w2'), false);
  await until(async () => (await count(other, 'ReminderPlanned')) === 4);
  await nightOf('2026-05-11', other);
  script({ fault: 'down' });
  await expect(sweep()).rejects.toThrow('the register does not say who is guardian');
  await until(async () => (await count(other, 'ReminderSent')) === 1);
  expect([await count(other, 'ReminderLeft'), mailsTo(other)]).toEqual([1, []]);
  script({});
  await sweep();
  await until(async () => (await count(other, 'ReminderSent')) === 2);
  expect(mailsTo(other)).toHaveLength(1);
});

test('after the register ends custody nothing is sent to the parent or planned, and the other parent gets theirs (RX-08, RMD-03)', async () => {
  clock.set('2026-05-12T08:00:00.000Z');
  const [astrid, other] = [await parent(ASTRID), await parent(OTHER)];
  const sentBefore = mailsTo(other).length;
  // 80 days after 25 February.
  for (const each of [astrid, other]) {
    await receive(each, collected('v1', '2026-02-25'));
    await planned(each, '2026-05-16');
  }
  script(ENDED);
  await nightOf('2026-05-16', astrid, other);
  await sweep();
  await until(async () => mailsTo(other).length > sentBefore);
  const cancelled = (await events(astrid)).filter(({ type }) => type === 'ReminderCancelled');
  expect(cancelled.map(({ data }) => (data as { because?: string }).because)).toEqual(['right-ended', 'right-ended']);
  expect([await count(astrid, 'GuardianshipLearned'), await count(astrid, 'ReminderLeft')]).toEqual([1, 0]);

  // A withdrawal that was made elsewhere moves the day. The own prescription after it shows that both were read.
  const before = await count(astrid, 'ReminderPlanned');
  for (const each of [astrid, other]) await receive(each, collected('v1', '2026-05-15'));
  await receive(astrid, collected('own', '2026-05-15'), false);
  await planned(astrid, '2026-08-03');
  await planned(other, '2026-08-03');
  expect(await count(astrid, 'ReminderPlanned')).toBe(before + 2);
  await nightOf('2026-08-03', astrid, other);
  await sweep();
  await until(async () => mailsTo(other).length > sentBefore + 1);
  await until(async () => (await count(astrid, 'ReminderSent')) === 1);
  expect(mailsTo(astrid)).toEqual([]);
});

test('no table holds the child’s number in clear', async () => {
  const { rows } = await shop.platform.pool.query<{ data: string }>(
    "SELECT data::text FROM event WHERE type = 'GuardianshipLearned'",
  );
  expect(rows).toHaveLength(1);
  expect(rows.map(({ data }) => data).join()).not.toContain(VILGOT);
});
