import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { agent, contact, prescribed } from '../../domain/order/spec-events.js';
import { dispensingIdOf, type OrderedPatient } from '../../domain/prescription/index.js';
import { dispensingById } from '../../projections/care/dispensing/queries.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { HighCostAccounts } from '../../services/care/high-cost/high-cost-accounts.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { beginDuty, giveReason, logInStaff } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import { prescribedTo, sendToOrder, type Prescribed } from './prescribed-order.js';

const [ELSA, VILGOT] = ['199908072391', '201803142395'];
const REASON = 'Undrar varför recepten kostade så mycket';
const WITHHELD = 'Den som raden gäller har spärrat';
const PATIENTS: readonly OrderedPatient[] = [
  { kind: 'self', personNumber: ASTRID, name: null },
  { kind: 'child', personNumber: VILGOT, name: 'Vilgot' },
  { kind: 'principal', personNumber: ELSA, name: 'Elsa' },
];

let shop: TestShop;
let astrid: Prescribed;
let elsaId: Uuid;
let orderId: Uuid;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
  elsaId = (await prescribedTo(shop, ELSA)).customerId;
  astrid = await prescribedTo(shop, ASTRID);
  await shop.app.get(HighCostAccounts).own(astrid.customerId);
  orderId = await orderedForAll();
});
afterAll(() => shop.stop());

/** One order with a line for each person. Names of the medicines tell the lines apart. */
async function orderedForAll(): Promise<Uuid> {
  const { customerId } = astrid;
  const [id, paymentId, at] = [randomUUID(), randomUUID(), shop.platform.clock.now()];
  const { prescription: ordered } = prescribed;
  if (!ordered) throw new TypeError('the sample has no prescription');
  const lines = PATIENTS.map((patient, nth) => {
    const ordinationId = `several-${nth}`;
    const article = { ...ordered.article, name: `Medicin-${patient.kind}` };
    const of = {
      ...ordered,
      prescriptionId: prescriptionKey(customerId, ordinationId),
      ordinationId,
      patient,
      article,
    };
    return { ...prescribed, varuId: `Rx-${nth + 1}`, prescription: { ...of, packages: 1 } };
  });
  const placing = await sendToOrder(shop, id, {
    type: 'PlaceOrder',
    ...{ orderId: id, orderNumber: '90000601', cartId: randomUUID(), paymentId, customerId, memberId: null, contact },
    ...{ shelfKey: randomUUID(), trackingKey: randomUUID(), otherTrackingKeys: [] },
    delivery: {
      ...agent,
      parcels: [
        {
          ...{ kind: 'prescription' as const, optionId: 'agent', method: 'Ombud', promise: agent.promise },
          ...{ earliest: agent.earliest, latest: agent.latest },
        },
      ],
    },
    ...{ paymentMethod: 'scheme', placedAt: at, lines, cheque: null },
  });
  const confirming = await sendToOrder(shop, id, { type: 'Confirm', paymentId, confirmedAt: at });
  expect([placing, confirming]).toEqual(['done', 'done']);
  for (const nth of [1, 2, 3])
    await until(
      async () => (await dispensingById(shop.platform.db, dispensingIdOf(id, String(nth))))?.phase === 'ordered',
    );
  return id;
}

async function staffAt(login: 'kundtjanst' | 'farmaceut'): Promise<Shopper> {
  const visitor = shop.visitor();
  await logInStaff(visitor, login);
  if (login === 'farmaceut') await beginDuty(shop, login);
  await giveReason(visitor, 'customers', astrid.customerId, REASON);
  await until(async () => (await visitor.get(address())).status === 200);
  return visitor;
}

const address = (search = '') => `/konsol/kund/${astrid.customerId}/order/${orderId}${search}`;
/** What stands under the heading of each prescription line. */
async function linesOf(staff: Shopper, search = ''): Promise<readonly string[]> {
  const { status, body } = await staff.get(address(search));
  expect(status).toBe(200);
  const [html = ''] = String(body['text']).replaceAll('<!-- -->', '').split('<script');
  return html.split('<h3 id="receptrad-').slice(1);
}
const looksOfStaff = async (customerId: Uuid) =>
  (await shop.platform.store.readStream(`health-look-${customerId}`))
    .map(({ type, data }) => ({ type, ...(data as { part: string; by?: { kind: string } }) }))
    .filter(({ by }) => by?.kind === 'staff')
    .map(({ type, part }) => `${type} ${part}`);

test('a pharmacist sees the line of each person with its own chain, and each person reads of the look', async () => {
  const lines = await linesOf(await staffAt('farmaceut'), '?recept=oppna');
  expect(lines.map((line) => /Medicin-\w+/.exec(line)?.[0])).toEqual([
    'Medicin-self',
    'Medicin-child',
    'Medicin-principal',
  ]);
  const persons = ['kunden själv', 'kundens barn Vilgot', 'Elsa, med fullmakt'];
  expect(lines.map((line, nth) => line.includes(persons[nth] ?? ''))).toEqual([true, true, true]);
  // The account is the customer's own, so it decided no price of another person.
  expect(lines.map((line) => line.includes('Högkostnadskonto mottaget'))).toEqual([true, false, false]);
  expect(lines.every((line) => line.includes('Uttag'))).toBe(true);
  const looks = ['HealthDataShown ordered-prescription', 'HealthDataShown high-cost'];
  expect([await looksOfStaff(astrid.customerId), await looksOfStaff(elsaId)]).toEqual([looks, looks]);
});

test('a pharmacist who is not on duty is told so, and the queue where a duty begins is one press away', async () => {
  const folke = shop.visitor();
  await logInStaff(folke, 'farmaceut2');
  await giveReason(folke, 'customers', astrid.customerId, REASON);
  const { status, body } = await folke.get(address('?recept=oppna'));
  expect(status).toBe(403);
  expect(body['text']).toContain('Du är inte i tjänst. Börja din tjänst i kön.');
  expect(body['text']).toMatch(/<nav[^>]*>.*href="\/konsol\/recept"/);
  expect(body['text']).not.toContain('Medicin-');
});

test('the block of the giver of a warrant seals the giver’s line alone, and the giver reads of the attempt', async () => {
  await shop.app.get(HealthLooks).block(elsaId, true);
  const lines = await linesOf(await staffAt('farmaceut'), '?recept=oppna');
  expect(lines.map((line) => /Medicin-\w+/.exec(line)?.[0])).toEqual(['Medicin-self', 'Medicin-child', undefined]);
  expect(lines.map((line) => line.includes(WITHHELD))).toEqual([false, false, true]);
  const looks = await shop.platform.store.readStream(`health-look-${elsaId}`);
  expect(looks.at(-1)).toMatchObject({ type: 'HealthDataWithheld', data: { part: 'ordered-prescription' } });
  const data = await (await staffAt('farmaceut')).get(`${address()}.data?recept=oppna`);
  expect(JSON.stringify(data.body)).not.toMatch(/Medicin-principal|Elsa/);
  await shop.app.get(HealthLooks).block(elsaId, false);
});

test('the block of the customer seals all lines, and nobody else is asked', async () => {
  await shop.app.get(HealthLooks).block(astrid.customerId, true);
  const before = await looksOfStaff(elsaId);
  const lines = await linesOf(await staffAt('farmaceut'), '?recept=oppna');
  expect(lines.map((line) => line.includes('Medicin-'))).toEqual([false, false, false]);
  expect(await looksOfStaff(elsaId)).toEqual(before);
  await shop.app.get(HealthLooks).block(astrid.customerId, false);
});

test('customer service sees how far each line has come, and not whose it is', async () => {
  const lines = await linesOf(await staffAt('kundtjanst'), '?recept=oppna');
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/Medicin-|Vilgot|Elsa|fullmakt/);
});
