import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { FORGOTTEN } from '../../domain/kernel/index.js';
import { contact } from '../../domain/order/spec-events.js';
import type { OrderedPatient } from '../../domain/prescription/index.js';
import { aPrescription } from '../../domain/prescription/rules/spec-prescriptions.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import type { NationalService } from '../../services/care/patient/national-service.js';
import { recallNoticesOf } from '../../projections/care/recall-notice/queries.js';
import { RecallPages, RecallPagesParts } from '../../services/care/recall/recall-pages.js';
import { DispensingRecords } from '../../services/care/dispensing/dispensing-records.js';
import { Recalls } from '../../services/care/recall/recalls.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { ANNA, deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import { dispensedBatch } from './dispensed-batch.js';
import { ORDERED_ARTICLE, prescribedTo, type Prescribed } from './prescribed-order.js';

const [GRETA, HUGO] = ['194803122383', '195109072396'] as const;
const SOUGHT = { varuId: ORDERED_ARTICLE, batch: 'L24' };
const TEXT = 'Kapslarna kan vara för svaga. Lämna dem på ett apotek.';
let shop: TestShop;
let astrid: Prescribed;
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  astrid = await prescribedTo(shop, ASTRID);
  for (const [number, batch] of [
    ['90000201', 'L24'],
    ['90000202', 'L24'],
    ['90000203', 'L25'],
  ] as const)
    await dispensedOf(number, batch);
});
afterAll(() => shop.stop());

const desk = () => deskOf(shop);

const dispensedOf = (number: string, batch: string, by = astrid, patient?: OrderedPatient) =>
  dispensedBatch(shop, by, number, batch, patient);

const mails = () =>
  (shop.partners.simulated.mail?.list({ to: contact.email }) ?? []).filter(({ subject }) =>
    subject.startsWith('Viktig'),
  );
const recallsWith = (parts: { commands?: CommandHandling; national?: NationalService }) =>
  new Recalls(
    parts.commands ?? shop.platform.commands,
    parts.national ?? ({ ask: async () => null } as unknown as NationalService),
    shop.app.get(DispensingRecords),
    { beside: async () => null },
    shop.platform.clock,
  );

test('a dry run finds who was dispensed the batch, tells nobody, and is a look that the customer reads', async () => {
  const result = await desk().findRecalled(SOUGHT);
  expect(result).toMatchObject({
    ok: true,
    found: [
      { dispensingId: expect.any(String), standing: 'to-tell', personNumber: null },
      { dispensingId: expect.any(String), standing: 'to-tell', personNumber: null },
    ],
  });
  const looks = await shop.platform.store.readStream(`health-look-${astrid.customerId}`);
  expect(looks.at(-1)?.data).toMatchObject({ by: { purpose: 'recall' }, reason: 'Återkallelse av batch L24' });
  expect(mails()).toEqual([]);
  expect(await desk().findRecalled({ ...SOUGHT, batch: 'L99' })).toEqual({ ok: true, found: [], toTell: 0, ended: 0 });
});

test('who ordered for another is told by mail, and the pharmacist is told which patient to reach (RX-08)', async () => {
  const { ordinationId } = await prescribedTo(shop, GRETA);
  const hugo = { ...(await prescribedTo(shop, HUGO)), ordinationId };
  const greta = { kind: 'principal', personNumber: GRETA, name: 'Greta Nyman' } as const;
  await dispensedOf('90000207', 'L77', hugo, greta);
  const sought = { ...SOUGHT, batch: 'L77' };
  const found = [{ standing: 'to-tell', reach: 'patient-away', personNumber: GRETA }];
  expect(await desk().findRecalled(sought)).toMatchObject({ ok: true, found });
  const before = mails().length;
  const told = await desk().tellRecalled({ ...sought, expected: 1, text: TEXT });
  expect(told).toMatchObject({ ok: true, told: 1, found: [{ ...found[0], standing: 'told' }] });
  await until(async () => mails().length > before);
});

test.each([
  ['ARTICLE_INVALID', { ...SOUGHT, varuId: '7' }],
  ['BATCH_INVALID', { ...SOUGHT, batch: '' }],
  ['BATCH_INVALID', { ...SOUGHT, batch: 'Å' }],
])('a search that no pack can answer is refused with %s', async (code, asked) => {
  expect(await desk().findRecalled(asked)).toMatchObject({ ok: false, errors: [{ code }] });
});

test('who has erased their data or is deceased gets no mail, and the pharmacist is told whom to look for', async () => {
  const { commands } = shop.platform;
  const erasing = {
    load: async (slice: { readonly kind: string }, key: string) => {
      const state = (await commands.load(slice as never, key)) as { readonly order?: object };
      return slice.kind === 'order' ? { ...state, order: { ...state.order, contact: FORGOTTEN } } : state;
    },
  } as unknown as CommandHandling;
  const prescriptions = [aPrescription({ status: { word: 'Patient avliden', code: 213 } })];
  const dead = { ask: async () => ({ prescriptions }) } as unknown as NationalService;
  const standings = async (recalls: Recalls) => (await recalls.find(SOUGHT)).map(({ standing }) => standing);
  expect(await standings(recallsWith({ commands: erasing }))).toEqual(['erased', 'erased']);
  const found = await recallsWith({ national: dead }).find(SOUGHT);
  expect(found).toMatchObject([{ standing: 'deceased', personNumber: ASTRID }, { standing: 'deceased' }]);
  expect(await recallsWith({}).tell(SOUGHT, found, TEXT, ANNA)).toEqual({ told: 0, refused: 0 });
});

test('one mail is sent to each person, also when a run ends halfway and when it is run twice at once', async () => {
  const recalls = shop.app.get(Recalls);
  const all = await recalls.find(SOUGHT);
  const before = mails().length;
  // The run ended after the first.
  expect(await recalls.tell(SOUGHT, all.slice(0, 1), TEXT, ANNA)).toEqual({ told: 1, refused: 0 });
  expect(await desk().tellRecalled({ ...SOUGHT, expected: 0, text: TEXT })).toMatchObject({
    ok: false,
    errors: [{ code: 'MORE_FOUND' }],
  });
  const request = { ...SOUGHT, expected: 1, text: TEXT };
  const both = await Promise.all([desk().tellRecalled(request), desk().tellRecalled(request)]);
  expect(both.map((each) => (each.ok ? each.told : each.errors)).toSorted()).toEqual([0, 1]);
  expect(await desk().tellRecalled(request)).toMatchObject({
    told: 0,
    found: [{ standing: 'told' }, { standing: 'told' }],
  });
  const receipts = () =>
    shop.platform.pool.query("SELECT FROM reaction_receipt WHERE reaction = 'mail recalled batch'");
  // Each of the three events of this file has been handled, so no further mail can come.
  await until(async () => (await receipts()).rowCount === 3);
  await until(async () => (await recallNoticesOf(shop.platform.db, astrid.customerId)).length >= 2);
  expect(mails()).toHaveLength(before + 1);
  const told = JSON.stringify(mails());
  expect(told).toContain('/mina-recept-inloggad/aterkallat');
  expect(told).not.toMatch(/Tyrolin|Amlovent|L24|Kapslarna/);
});

test('the customer reads the medicine and the text under the log-in, and nobody else does', async () => {
  const pagesOf = (customerId: string) => {
    const scope = { session: { customerId }, caughtUp: () => Promise.resolve() } as unknown as RequestScope;
    return new RecallPages(shop.app.get(RecallPagesParts), scope);
  };
  const notices = (await pagesOf(astrid.customerId).own()) ?? [];
  expect(notices.map(({ withdrawals }) => withdrawals.length)).toEqual([2]);
  const [first] = notices;
  expect(first?.told).toEqual({ batch: 'L24', text: TEXT, medicine: expect.stringContaining('Amlovent') });
  expect(await pagesOf(randomUUID()).own()).toEqual([]);
  const { rows } = await shop.platform.pool.query("SELECT 1 FROM event WHERE data::text LIKE '%Kapslarna%'");
  expect(rows).toEqual([]);
});
