import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { consentTexts, customer } from '../../domain/customer/index.js';
import { dated } from '../../domain/kernel/index.js';
import { aPrescription } from '../../domain/prescription/rules/spec-prescriptions.js';
import type { ReminderEvent } from '../../domain/reminder/index.js';
import { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import { Leaving } from '../../services/care/reminder/sending/leaving.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ELSA = '199908072391';
const SETTINGS = '/member/minainstallningar';
const OUTDATED = 'Texten har ändrats sedan du sa ja. Säg ja igen för att fortsätta.';
/** The configuration with a second text, from a day between the consent and the reminder. */
const twoTexts = dated<{ readonly textVersion: string }>('consent-text', [
  { from: '2000-01-01', value: { textVersion: '2024-01' } },
  { from: '2026-05-10', value: { textVersion: '2026-05' } },
]);

const clock = new SettableClock('2026-05-04T08:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  vi.spyOn(consentTexts, 'on').mockImplementation(twoTexts.on);
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(async () => {
  await shop.stop();
  vi.restoreAllMocks();
});

const events = async (customerId: string): Promise<readonly ReminderEvent[]> =>
  (await shop.platform.store.readStream(`reminder-${customerId}`)) as unknown as ReminderEvent[];
const leavings = async (customerId: string) =>
  (await events(customerId)).flatMap((event) => (event.type === 'ReminderLeft' ? [event.data] : []));
const mails = () => shop.partners.simulated.mail!.list().filter(({ subject }) => /påminnelse/.test(subject));
const approve = (who: Shopper) => who.put('/api/apocalendar/approval', { IsApproved: true, Channel: 'Email' });
const approvesMail = async (who: Shopper) => {
  const { body } = await who.get('/api/apocalendar/approval');
  const { Channels } = body as unknown as { Channels: { Channel: string; IsApproved: boolean }[] };
  return Channels.find(({ Channel }) => Channel === 'Email')?.IsApproved;
};
/** A prescription whose next withdrawal is 80 days after its last. */
const receive = (customerId: string, ordinationId: string, lastOn: string) =>
  shop.app
    .get(ReceivedPrescriptions, { strict: false })
    .receive(customerId, [
      aPrescription({ ordinationId, validThrough: '2026-12-31', withdrawals: { lastOn, daysSupplied: 120 } }),
    ]);
const planned = (customerId: string, dueOn: string) =>
  until(async () =>
    (await events(customerId)).some(({ type, data }) => type === 'ReminderPlanned' && data.dueOn === dueOn),
  );

async function morningOf(date: string, customerId: string): Promise<void> {
  clock.set(`${date}T00:30:00.000Z`);
  expect((await shop.app.get(JobsService, { strict: false }).run('reminders', date)).ok).toBe(true);
  await until(async () => {
    const { rowCount } = await shop.platform.pool.query(
      'SELECT FROM view_reminder_due WHERE customer_id = $1 AND leaves_at IS NOT NULL',
      [customerId],
    );
    return rowCount !== 0;
  });
  clock.set(`${date}T08:00:00.000Z`);
  await shop.app.get(Leaving, { strict: false }).sweep();
}
const loggedIn = async (): Promise<Shopper> => {
  const who = shop.visitor();
  expect((await who.logIn(ELSA)).status).toBeLessThan(400);
  return who;
};

test('by a consent to an earlier text nothing is sent, the settings ask again, and a yes to the new text counts (RMD-03)', async () => {
  const elsa = await loggedIn();
  const customerId = await shop.customerId(ELSA);
  const at = clock.now();
  for (const command of [
    { type: 'UpdateProfile', profile: { email: 'elsa@example.se' } },
    { type: 'GiveConsent', code: 'RrdGivare', textVersion: '2024-01', at },
  ])
    await shop.platform.commands.handle(customer, customerId, command as never, newContext(SYSTEM));
  expect((await approve(elsa)).status).toBe(200);
  expect(await approvesMail(elsa)).toBe(true);
  expect(String((await elsa.get(SETTINGS)).body['text'])).not.toContain(OUTDATED);
  await receive(customerId, 'c1', '2026-02-20');
  await planned(customerId, '2026-05-11');

  await morningOf('2026-05-11', customerId);
  await until(async () => (await leavings(customerId)).length === 1);
  expect(await leavings(customerId)).toMatchObject([
    {
      ways: [],
      withheld: [
        { way: 'App', why: 'no-consent' },
        { way: 'Email', why: 'consent-outdated' },
        { way: 'Sms', why: 'no-consent' },
      ],
    },
  ]);
  const again = await loggedIn();
  expect(await approvesMail(again)).toBe(false);
  expect(String((await again.get(SETTINGS)).body['text'])).toContain(OUTDATED);
  expect((await again.get('/api/apocalendar/synchronizationInfo')).body).toMatchObject({ HasConsent: false });
  expect(mails()).toEqual([]);

  expect((await approve(again)).status).toBe(200);
  expect(await approvesMail(again)).toBe(true);
  await receive(customerId, 'c2', '2026-02-25');
  await planned(customerId, '2026-05-16');
  await morningOf('2026-05-16', customerId);
  await until(() => Promise.resolve(mails().length === 1));
  expect((await leavings(customerId))[1]).toMatchObject({ ways: ['Email'] });
});
