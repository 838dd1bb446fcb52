import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { DATABASE } from '../../services/foundation/platform/tokens.js';
import type { Database } from '../../services/foundation/database/connection.js';
import { causationTree } from '../../services/support/trace/causation-tree.js';
import { drawTree } from '../../services/support/trace/draw-tree.js';
import { findTrace } from '../../services/support/trace/find-trace.js';
import { until } from '../shop/look.js';
import { EVERY_WAY, sendNext, synchronize, wantsReminders } from '../shop/reminders.js';
import { tablesWith } from '../shop/tables-with.js';
import { beginDuty, giveReason, logInStaff, staffAt } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import { bought, CHECKED, decided, MESSAGE, type BoughtPrescription } from './bought-prescriptions.js';
import { deliver, erase, forgottenBy, loggedIn, REASON } from './erasing.js';

const [VILGOT, NILS] = ['201803142395', '198507099813'];
const DOSE_PACKS = 'Jag vill ha hjärttabletterna i dospåsar.';
const REFUSED = 'Dosen för hjärtat behöver ändras av läkaren.';
/** Medicines, what they are for, doses, who prescribed, ids of the register, and pharmacies of the high-cost account. */
const CONTENTS = [
  ...['Tyrolin', 'Tensidal', 'Morfidol', 'Sertalin', 'Caniflam', 'Bamse', '710001', '710008'],
  ...['ämnesomsättning', 'blodtryck', 'tablett dagligen', 'Maria Öberg', 'Jonas Fält', 'kedja-a', 'human-', 'djur-'],
  ...['Apotek Björken', 'Apotek Hjorten', '262650', 'Frågar om dosen'],
  ...['Amlovent', '710003', MESSAGE, CHECKED, REFUSED, DOSE_PACKS],
];
const NUMBERS = [ASTRID, VILGOT as string, ASTRID.slice(2), '850709-9805'];
const HOME = '/mina-recept-inloggad/';
const FIA = {
  ...{ kind: 'staff' as const, id: '00000000-0000-4000-8000-0000000000f1', name: 'Fia Farmaceut' },
  ...{ role: 'pharmacist' as const, purpose: 'question' as const },
};

const said: string[] = [];
const noted = (chunk: unknown): boolean => said.push(String(chunk)) > 0;

/** Outside the quiet hours, so that reminders leave. */
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
let shop: TestShop;
let customerId: string;
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(noted);
  const settings = { TOGGLES: 'PrescriptionCartToggle=on' };
  shop = await startTestShop({ clock, products: 40, webBuild: path.resolve('dist/web'), settings });
  const who = await loggedIn(shop, ASTRID);
  customerId = await shop.customerId(ASTRID);
  await usedEverything(who);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

/** Every page and call of prescriptions: answered, refused, wrong, and while the national service fails. */
async function usedEverything(who: Shopper): Promise<void> {
  const script = (settings: object) => shop.partners.simulated['e-health']?.setScript(settings);
  const price = (pnr: string, id: string) => `/psoapi/kundvagnService/getKundPris/${pnr}/${id}/710008/1`;
  for (const fault of [null, 'down', 'garbage', 'somebody-else', 'doubled', 'without-dates', null]) {
    script({ fault });
    for (const page of [
      '',
      'animalprescriptions',
      'highcostprotection',
      'dospaket',
      'vem-har-tittat',
      'receptlista.pdf',
    ])
      await who.get(`${HOME}${page}`);
    for (const pnr of [ASTRID, VILGOT as string]) {
      await who.sendForm('/psoapi/minaReceptService/receptlista', { pnr });
      await who.sendForm('/psoapi/minaReceptService/getOrdinationer', {
        avenDos: 'true',
        endastAktuella: 'false',
        pnr,
      });
      await who.get(`/psoapi/minaReceptService/getKundInformation/${pnr}`);
      await who.get(price(pnr, 'human-1-1'));
      await who.post('/cano/cano-api/v1/kundinformation', { personnummer: pnr });
    }
  }
  for (const pnr of [NILS as string, '19850709', 'Tyrolin']) {
    await who.get(`/psoapi/minaReceptService/getKundInformation/${pnr}`);
    await who.get(price(pnr, 'human-1-1'));
  }
  await who.post('/hkdb/konto', { personnummer: ASTRID, lakemedel: 'Morfidol' });
  await who.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', { anvandare: `{"personNr":"${ASTRID}"` });
  await (await loggedIn(shop, NILS as string)).post('/hkdb/konto', { personnummer: ASTRID });
  await shop.app.get(HealthLooks, { strict: false }).shownToStaff(customerId, 'prescriptions', FIA, 'Frågar om dosen');
  await boughtEverything(who);
  await reminded(who);
}

/** Writes to a pharmacist about dose packs, and is reminded by mail, text and notice. */
async function reminded(who: Shopper): Promise<void> {
  const asked = await who.sendForm(`${HOME}dospaket`, { commandId: randomUUID(), person: '', text: DOSE_PACKS });
  expect(asked.status).toBe(303);
  await wantsReminders(who, ASTRID);
  const device = { DeviceId: 'phone', Platform: 'iOS', NotificationsEnabled: true };
  expect((await who.put('/api/apocalendar/devices', device)).status).toBe(200);
  for (const Channel of ['Sms', 'App'])
    expect((await who.put('/api/apocalendar/approval', { IsApproved: true, Channel })).status).toBe(200);
  await synchronize(who);
  await sendNext(shop, ASTRID, EVERY_WAY);
}

/** What was dispensed, and what a pharmacist refused. */
const orders: BoughtPrescription[] = [];

/** Buys a prescription for herself and one that is refused, reads what the shop says of them, and has both replayed. */
async function boughtEverything(who: Shopper): Promise<void> {
  orders.push(await bought(shop, who, { medicine: 'Tensidal', articleid: '710003' }));
  orders.push(await bought(shop, who, { medicine: 'Tyrolin', articleid: '710001' }));
  await decided(shop, orders[0]!, { varuId: '710003' });
  await decided(shop, orders[1]!, { text: REFUSED });
  const mails = () => shop.partners.simulated.mail?.list() ?? [];
  await until(async () => mails().some(({ subject }) => subject.includes('kan inte lämnas ut')));
  for (const { orderId } of orders)
    for (const page of [`/orderconfirmation?Id=${orderId}`, `/member/minakop/${orderId}`, `/api/order/${orderId}`])
      await who.get(page);
  const staff = await staffAt(shop, 'farmaceut');
  await beginDuty(shop, 'farmaceut');
  await giveReason(staff, 'customers', customerId);
  for (const page of ['?recept=oppna', '/historia?recept=oppna'])
    expect((await staff.get(`/konsol/kund/${customerId}${page}`)).status).toBe(200);
}

const hits = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
/** Article numbers stand in the catalogue too, so tables are searched for the rest. */
const searchedInTables = [...CONTENTS.filter((word) => !/^\d+$|^human-|^djur-/.test(word)), ...NUMBERS];

async function traces(): Promise<string> {
  const { rows } = await shop.platform.pool.query<{ id: string }>('SELECT DISTINCT correlation_id AS id FROM event');
  const db = shop.app.get<Database>(DATABASE, { strict: false });
  const found = await Promise.all(rows.map(({ id }) => findTrace(shop.platform.store, db, id)));
  return found.map((trace) => (trace ? drawTree(causationTree(trace.events), trace.eventId) : '')).join('\n');
}

const secrets = [...CONTENTS, ...NUMBERS];
/** Metrics without their values: sums of seconds and bytes have any digits. */
const labelsOf = (metrics: string): string => metrics.replaceAll(/ [-+.\deE]+$/gm, '');

describe('no drug and no person number of a patient', () => {
  test('are in a table in clear, nor in the name of a stream', async () => {
    expect(await tablesWith(shop, searchedInTables)).toEqual([]);
  });

  test('are in the log, in a metric, in a trace or in a message', async () => {
    const metrics = String((await shop.visitor().get('/metrics')).body['text']);
    expect(metrics).toContain('http');
    expect(hits(labelsOf(metrics), secrets)).toEqual([]);
    expect(said.join('').length).toBeGreaterThan(0);
    expect(hits(said.join(''), secrets)).toEqual([]);
    expect(hits(await traces(), secrets)).toEqual([]);
    const mailbox = shop.partners.simulated.mail!;
    expect(hits(JSON.stringify(mailbox.list().map(({ id }) => mailbox.read(id))), secrets)).toEqual([]);
    const { sms, push } = shop.partners.simulated;
    expect([sms!.all().length > 0, push!.shownTo(customerId).length > 0]).toEqual([true, true]);
    expect(hits(JSON.stringify([sms!.all(), push!.shownTo(customerId)]), secrets)).toEqual([]);
  });

  test('are on a page that is not about prescriptions, nor on any page of another person', async () => {
    const pages = ['/', '/member/', '/member/minauppgifter', '/member/minainstallningar', '/favourites'];
    const astrid = await loggedIn(shop, ASTRID);
    for (const page of [...pages, '/shop/basket', `${HOME}vem-har-tittat`, `${HOME}warrants`])
      expect([page, hits(String((await astrid.get(page)).body['text']), drugs())]).toEqual([page, []]);
    const nils = await loggedIn(shop, NILS as string);
    for (const page of [...pages, '/member/minakop', `${HOME}vem-har-tittat`])
      expect([page, hits(String((await nils.get(page)).body['text']), [...drugs(), ...NUMBERS])]).toEqual([page, []]);
  });

  test('are in the console, for no role', async () => {
    for (const login of ['kundtjanst', 'drift'] as const) {
      const staff = shop.visitor();
      await logInStaff(staff, login);
      await giveReason(staff, 'customers', customerId);
      for (const page of ['', '/historia', '/avvikelser', '/varfor', '?steg=3']) {
        const text = String((await staff.get(`/konsol/kund/${customerId}${page}`)).body['text']);
        expect([login, page, hits(text, [...CONTENTS, ASTRID, VILGOT as string])]).toEqual([login, page, []]);
      }
    }
  });
});

test('are at the partner that verifies packs, nor at the warehouse', async () => {
  const { verification } = shop.partners.simulated;
  expect(hits(JSON.stringify(verification?.dispensed()), [...NUMBERS, ...drugs()])).toEqual([]);
});

test('after the erasure nothing is readable but the sealed record of what was dispensed', async () => {
  for (const { orderId } of orders) await deliver(shop, orderId);
  expect(await erase(shop, ['--reason', REASON], `${ASTRID}\n`)).toMatchObject({ code: 0 });
  await forgottenBy(shop, customerId);
  expect(await tablesWith(shop, searchedInTables)).toEqual([]);
  const { rows } = await shop.platform.pool.query<{ purpose: string; gone: boolean }>(
    'SELECT purpose, destroyed_at IS NOT NULL AND wrapped_key IS NULL AS gone FROM person_key WHERE person = $1',
    [`customer:${customerId}`],
  );
  const left = rows.filter(({ gone }) => !gone).map(({ purpose }) => purpose);
  expect(left.sort()).toEqual(['bookkeeping', 'dispensing']);
  expect(hits(said.join(''), secrets)).toEqual([]);
  // What pharmacy law keeps: one sealed record of each dispensing, and nothing else of any prescription.
  const streams = (
    await shop.platform.pool.query<{ id: string }>(
      `SELECT DISTINCT stream_id AS id FROM event WHERE stream_id LIKE 'prescription-%' OR stream_id LIKE 'order-%'
       OR stream_id LIKE 'cart-%' OR stream_id LIKE 'health-look-%' OR stream_id LIKE 'high-cost-account-%'`,
    )
  ).rows.map(({ id }) => id);
  const events = (await Promise.all(streams.map((stream) => shop.platform.store.readStream(stream)))).flat();
  const telling = events.filter(({ data }) => hits(JSON.stringify(data), secrets).length > 0);
  expect(telling.map(({ type }) => type)).toEqual(['MedicineDispensed']);
  expect(telling[0]?.data).toMatchObject({ record: { personNumber: ASTRID, article: { name: 'Amlovent' } } });
});

test('after the erasure no page of the console has the record, for no role', async () => {
  await beginDuty(shop, 'farmaceut');
  for (const login of ['kundtjanst', 'drift', 'farmaceut'] as const) {
    const staff = shop.visitor();
    await logInStaff(staff, login);
    await giveReason(staff, 'customers', customerId);
    for (const page of ['', '/historia', '?recept=oppna', '/historia?recept=oppna']) {
      const { status, body } = await staff.get(`/konsol/kund/${customerId}${page}`);
      expect([login, page, status, hits(JSON.stringify(body), drugs())]).toEqual([login, page, 200, []]);
    }
  }
});

/** Words of the prescriptions that no shelf and no text of the shop has. */
function drugs(): readonly string[] {
  return CONTENTS.filter((word) => !/^\d+$|^human-|^djur-/.test(word) && word !== 'Frågar om dosen');
}
