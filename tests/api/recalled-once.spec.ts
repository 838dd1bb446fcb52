import { afterAll, beforeAll, expect, test } from 'vitest';

import { contact } from '../../domain/order/spec-events.js';
import type { OrderedPatient } from '../../domain/prescription/index.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { recallMailReactions } from '../../services/care/recall/mail-reactions.js';
import { RecallMails } from '../../services/care/recall/recall-mails.js';
import { RecallPages, RecallPagesParts } from '../../services/care/recall/recall-pages.js';
import { Recalls } from '../../services/care/recall/recalls.js';
import { ReminderWays } from '../../services/care/reminder/reminder-ways.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ReactionCommands } from '../../services/foundation/command-handling/reaction-commands.js';
import { ANNA, deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { dispensedBatch } from './dispensed-batch.js';
import { profile } from './erased-person.js';
import { ORDERED_ARTICLE, prescribedTo, type Prescribed } from './prescribed-order.js';

const [GRETA, HUGO] = ['194803122383', '195109072396'] as const;
const GRETAS = 'greta.nyman@exempel.se';
const TEXT = 'Kapslarna kan vara för svaga. Lämna dem på ett apotek.';
const L70 = { varuId: ORDERED_ARTICLE, batch: 'L70' };
const greta: OrderedPatient = { kind: 'principal', personNumber: GRETA, name: 'Greta' };

const clock = new SettableClock('2026-03-02T09:00:00.000Z');
let shop: TestShop;
let hugo: Prescribed;
let gretaId: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20 });
  const { ordinationId, customerId } = await prescribedTo(shop, GRETA);
  gretaId = customerId;
  hugo = { ...(await prescribedTo(shop, HUGO)), ordinationId };
  const visitor = shop.visitor();
  await visitor.logIn(GRETA);
  await visitor.post('/api/userprofile/updateprofile', { ...profile, FirstName: 'Greta', EmailAddress: GRETAS });
});
afterAll(() => shop.stop());

const mailsTo = (email: string) =>
  (shop.partners.simulated.mail?.list({ to: email }) ?? []).filter(({ subject }) => subject.startsWith('Viktig'));
const noticesOf = async (customerId: string) => {
  const scope = { session: { customerId }, caughtUp: () => Promise.resolve() } as unknown as RequestScope;
  return (await new RecallPages(shop.app.get(RecallPagesParts), scope).own()) ?? [];
};
const notified = async () => {
  const stream = `prescription-${prescriptionKey(hugo.customerId, hugo.ordinationId)}`;
  return (await shop.platform.store.readStream(stream)).filter(({ type }) => type.endsWith('RecallNotified'));
};
const tell = (expected: number) => deskOf(shop).tellRecalled({ ...L70, expected, text: TEXT });
const receipts = async () => {
  const sql = "SELECT FROM reaction_receipt WHERE reaction LIKE 'mail recalled batch%'";
  return (await shop.platform.pool.query(sql)).rowCount;
};
const numbersOf = async (customerId: string) =>
  (await noticesOf(customerId)).map(({ withdrawals }) => withdrawals.map(({ orderNumber }) => orderNumber));

test('who got the batch twice gets one mail, also from a run in two parts, and reads one notice of both days', async () => {
  await dispensedBatch(shop, hugo, '90000501', 'L70', greta);
  clock.set('2026-03-09T09:00:00.000Z');
  await dispensedBatch(shop, hugo, '90000502', 'L70', greta);
  const recalls = shop.app.get(Recalls);
  // The run ended after the first withdrawal.
  const all = await recalls.find(L70);
  expect(await recalls.tell(L70, all.slice(0, 1), TEXT, ANNA)).toEqual({ told: 2, refused: 0 });
  expect(await tell(2)).toMatchObject({ ok: true, told: 2, toTell: 0 });
  expect(await notified()).toHaveLength(4);
  // Each of the four events has been handled, so no further mail can come.
  await until(async () => (await receipts()) === 4);
  expect([mailsTo(contact.email).length, mailsTo(GRETAS).length]).toEqual([1, 1]);
  await until(async () => (await numbersOf(hugo.customerId)).flat().length === 2);
  expect(await numbersOf(hugo.customerId)).toEqual([['90000501', '90000502']]);
  await until(async () => (await numbersOf(gretaId)).flat().length === 2);
  expect((await noticesOf(gretaId)).map(({ withdrawals }) => withdrawals)).toEqual([
    [
      { orderNumber: null, dispensedOn: '2026-03-02' },
      { orderNumber: null, dispensedOn: '2026-03-09' },
    ],
  ]);
});

test('two processes that handle all events again at once repeat the same two mails, and send no other', async () => {
  const sent: string[] = [];
  const reactions = () =>
    recallMailReactions({
      ...{ commands: shop.app.get(ReactionCommands), ways: shop.app.get(ReminderWays) },
      ...{ claims: shop.app.get(RecallMails), shopUrl: 'https://algort.example' },
      mailer: { send: async ({ to, messageId }) => void sent.push(`${to} ${messageId}`) },
    });
  const events = await notified();
  const all = [...reactions(), ...reactions()].flatMap(({ eventTypes, react }) =>
    events.filter(({ type }) => eventTypes.includes(type)).map((event) => react(event)),
  );
  expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
  expect([sent.length, new Set(sent).size]).toEqual([4, 2]);
});

test('what is handed out on a day after the notice gets a mail of its own, because the first did not cover it', async () => {
  clock.set('2026-03-10T09:00:00.000Z');
  await dispensedBatch(shop, hugo, '90000503', 'L70', greta);
  expect(await tell(2)).toMatchObject({ ok: true, told: 2 });
  await until(async () => (await receipts()) === 6);
  expect([mailsTo(contact.email).length, mailsTo(GRETAS).length]).toEqual([2, 2]);
  await until(async () => (await numbersOf(hugo.customerId)).flat().length === 3);
  expect(await numbersOf(hugo.customerId)).toHaveLength(1);
});
