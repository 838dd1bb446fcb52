import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { FORGOTTEN, type PersonNumber, type Uuid } from '../../domain/kernel/index.js';
import { contact } from '../../domain/order/spec-events.js';
import type { OrderedPatient } from '../../domain/prescription/index.js';
import { NationalService } from '../../services/care/patient/national-service.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { RecallPages, RecallPagesParts } from '../../services/care/recall/recall-pages.js';
import { ReactionCommands } from '../../services/foundation/command-handling/reaction-commands.js';
import { recallMailReactions } from '../../services/care/recall/mail-reactions.js';
import { RecallMails } from '../../services/care/recall/recall-mails.js';
import { ReminderWays } from '../../services/care/reminder/reminder-ways.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { Erasure } from '../../services/person/erasure/erasure.js';
import { subjectDrift } from '../../services/support/drift/subject-drift.js';
import { maskEvents } from '../../services/support/history/mask-events.js';
import { Subjects } from '../../services/support/history/subjects.js';
import { deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { dispensedBatch } from './dispensed-batch.js';
import { ASTRID, profile } from './erased-person.js';
import { ORDERED_ARTICLE, prescribedTo, type Prescribed } from './prescribed-order.js';

const [GRETA, HUGO, STRANGER] = ['194803122383', '195109072396', '198507099813'] as const;
const VILGOT = '201803142395' as PersonNumber;
const GRETAS = 'greta.nyman@exempel.se';
const TEXT = 'Kapslarna kan vara för svaga. Lämna dem på ett apotek.';
const asking = (batch: string) => ({ varuId: ORDERED_ARTICLE, batch });
const greta: OrderedPatient = { kind: 'principal', personNumber: GRETA, name: 'Greta' };

let shop: TestShop;
let hugo: Prescribed;
let gretaId: Uuid;
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  const { ordinationId, customerId } = await prescribedTo(shop, GRETA);
  gretaId = customerId;
  hugo = { ...(await prescribedTo(shop, HUGO)), ordinationId };
});
afterAll(() => shop.stop());

const mailsTo = (email: string) =>
  (shop.partners.simulated.mail?.list({ to: email }) ?? []).filter(({ subject }) => subject.startsWith('Viktig'));
const noticesOf = (customerId: string | null) => {
  const scope = { session: customerId && { customerId }, caughtUp: () => Promise.resolve() };
  return new RecallPages(shop.app.get(RecallPagesParts), scope as unknown as RequestScope).own();
};
const isShownTo = (customerId: string, batch: string) =>
  until(async () => (await noticesOf(customerId))?.some(({ told }) => told?.batch === batch) ?? false);
const streamOf = () =>
  shop.platform.store.readStream(`prescription-${prescriptionKey(hugo.customerId, hugo.ordinationId)}`);

test('a giver without an address here is left to the pharmacist, and a child to who ordered', async () => {
  await dispensedBatch(shop, hugo, '90000301', 'L80', greta);
  expect(await deskOf(shop).findRecalled(asking('L80'))).toMatchObject({
    toTell: 1,
    found: [{ standing: 'to-tell', reach: 'patient-away', personNumber: GRETA }],
  });
  const astrid = await prescribedTo(shop, ASTRID);
  const list = await shop.app.get(NationalService).ask((gateway) => gateway.prescriptionsOf(VILGOT, 'human'));
  const ofVilgot = { ...astrid, ordinationId: list?.prescriptions[0]?.ordinationId ?? '' };
  await dispensedBatch(shop, ofVilgot, '90000302', 'L81', { kind: 'child', personNumber: VILGOT, name: 'Vilgot' });
  expect(await deskOf(shop).findRecalled(asking('L81'))).toMatchObject({
    toTell: 1,
    found: [{ standing: 'to-tell', reach: 'child-away', personNumber: null }],
  });
});

test('both the patient and who ordered are told once: each gets a mail and reads it on their own page', async () => {
  const visitor = shop.visitor();
  await visitor.logIn(GRETA);
  await visitor.post('/api/userprofile/updateprofile', { ...profile, FirstName: 'Greta', EmailAddress: GRETAS });
  await dispensedBatch(shop, hugo, '90000303', 'L82', greta);
  const desk = deskOf(shop);
  const found = [{ reach: 'both', personNumber: null }];
  expect(await desk.findRecalled(asking('L82'))).toMatchObject({ toTell: 2, found });
  const request = { ...asking('L82'), expected: 2, text: TEXT };
  expect(await desk.tellRecalled({ ...request, expected: 1 })).toMatchObject({ errors: [{ code: 'MORE_FOUND' }] });
  expect(await desk.tellRecalled(request)).toMatchObject({ told: 2, toTell: 0, found: [{ standing: 'told' }] });
  expect(await desk.tellRecalled(request)).toMatchObject({ told: 0, toTell: 0 });
  await until(async () => mailsTo(GRETAS).length === 1 && mailsTo(contact.email).length === 1);
  expect(JSON.stringify(mailsTo(GRETAS))).toContain('/mina-recept-inloggad/aterkallat');
  expect(JSON.stringify(mailsTo(GRETAS))).not.toMatch(/Tyrolin|Amlovent|L82|Kapslarna|Hugo/);
  await isShownTo(gretaId, 'L82');
  const [own] = (await noticesOf(gretaId)) ?? [];
  expect(own).toMatchObject({
    withdrawals: [{ orderNumber: null }],
    told: { text: TEXT, medicine: expect.stringContaining('Amlovent') },
  });
  await until(async () => ((await noticesOf(hugo.customerId)) ?? []).length === 1);
  expect((await noticesOf(hugo.customerId))?.[0]).toMatchObject({ withdrawals: [{ orderNumber: '90000303' }] });
});

test('an event that arrives again repeats the same mail under the same Message-ID', async () => {
  const event = (await streamOf()).find(({ type }) => type === 'PatientRecallNotified');
  if (!event) throw new TypeError('the patient was not told');
  const sent: object[] = [];
  const reactions = recallMailReactions({
    ...{
      commands: shop.app.get(ReactionCommands),
      ways: shop.app.get(ReminderWays),
      claims: shop.app.get(RecallMails),
      shopUrl: 'https://algort.example',
    },
    mailer: { send: async ({ to, messageId }) => void sent.push({ to, messageId }) },
  });
  for (const { eventTypes, react } of reactions) if (eventTypes.includes(event.type)) await react(event);
  expect(sent).toEqual([{ to: GRETAS, messageId: `<recalled-batch.${event.eventId}@algort.example>` }]);
  expect(JSON.stringify(mailsTo(GRETAS))).toContain(event.eventId);
});

test('a stranger reads nothing, and customer service sees that somebody was told, and not of what', async () => {
  const { customerId } = await prescribedTo(shop, STRANGER);
  expect([await noticesOf(customerId), await noticesOf(randomUUID()), await noticesOf(null)]).toEqual([[], [], null]);
  const told = maskEvents(await streamOf()).filter(({ type }) => type === 'PatientRecallNotified');
  expect(told.map(({ data }) => data)).toMatchObject([{ patientId: gretaId, notice: FORGOTTEN }]);
});

test('the rows of both equal those that the events give', async () => {
  const { store, db, pool } = shop.platform;
  const subject = await new Subjects(store, db).read(hugo.customerId);
  const drift = await subjectDrift(pool, subject?.events ?? []);
  expect(drift.find(({ view }) => view === 'recall-notice')).toMatchObject({ rows: 2, drifted: [] });
});

test('the patient is told also when who ordered has been erased, and a patient who is erased is not', async () => {
  await dispensedBatch(shop, hugo, '90000304', 'L83', greta);
  const { keys } = shop.platform;
  for (const purpose of ['contact', 'prescription', 'health'] as const)
    await keys.destroy(`customer:${hugo.customerId}`, purpose);
  shop.platform.commands.forget([(await streamOf())[0]?.streamId ?? '']);
  expect(await deskOf(shop).findRecalled(asking('L83'))).toMatchObject({
    toTell: 1,
    found: [{ standing: 'to-tell', reach: 'patient-alone', personNumber: null }],
  });
  expect(await deskOf(shop).tellRecalled({ ...asking('L83'), expected: 1, text: TEXT })).toMatchObject({ told: 1 });
  await isShownTo(gretaId, 'L83');
  expect((await noticesOf(gretaId))?.map(({ told }) => told?.batch).toSorted()).toEqual(['L82', 'L83']);
  const erased = await shop.app.get(Erasure).erase({ customerId: gretaId, reason: 'Begäran' }, newContext(SYSTEM));
  expect(erased).toMatchObject({ ok: true });
  expect(await deskOf(shop).findRecalled(asking('L82'))).toMatchObject({
    toTell: 0,
    found: [{ standing: 'erased', personNumber: GRETA }],
  });
});
