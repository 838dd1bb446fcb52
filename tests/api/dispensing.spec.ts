import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { order, type OrderCommand } from '../../domain/order/index.js';
import { contact } from '../../domain/order/spec-events.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { DispensingPages, DispensingPagesParts } from '../../services/care/dispensing/dispensing-pages.js';
import { Duties } from '../../services/care/duty/duties.js';
import { Prescriptions } from '../../services/care/prescription/prescriptions.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { ASTRID } from './erased-person.js';
import { productCodeOf } from '../../domain/prescription/index.js';
import {
  ORDERED_ARTICLE,
  packCode,
  paidPrescription,
  prescribedTo,
  sendToOrder,
  withdrawalOf,
  type Prescribed,
} from './prescribed-order.js';
import { ANNA, BO, deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const EVERY_POINT = ['identity', 'dose', 'interval', 'exchange', 'interactions', 'message'] as const;
let shop: TestShop;
const GRETA = '194803122383';
let astrid: Prescribed;
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  astrid = await prescribedTo(shop, ASTRID);
});
afterAll(() => shop.stop());
afterEach(() => {
  register().setScript({});
  verification().setScript({});
});

const register = () => shop.partners.simulated['e-health']!;
const verification = () => shop.partners.simulated.verification!;

/** The pages of a session. */
function pagesOf(customerId: Uuid): DispensingPages {
  const scope = { session: { customerId }, caughtUp: () => Promise.resolve() } as unknown as RequestScope;
  return new DispensingPages(shop.app.get(DispensingPagesParts), scope);
}

const send = (orderId: Uuid, command: OrderCommand) => sendToOrder(shop, orderId, command);
const paidOrder = (orderNumber: string, isNarcotic = false) => paidPrescription(shop, astrid, orderNumber, isNarcotic);
const stateOf = (id: string) => withdrawalOf(shop, astrid, id);
const checked = (id: string, by = ANNA) =>
  deskOf(shop, by).act({ act: 'check', dispensingId: id, commandId: randomUUID(), points: EVERY_POINT, note: '' });
const dispensedWith = (id: string, code: string, by = ANNA) =>
  deskOf(shop, by).act({ act: 'dispense', dispensingId: id, commandId: randomUUID(), codes: [code] });
const dispensed = (id: string, serial: string, by = ANNA) => dispensedWith(id, packCode(serial), by);
const codesOf = async (act: ReturnType<typeof dispensed>) => {
  const result = await act;
  return result.ok ? [] : result.errors.map((each) => each.code);
};
const warehouse = (orderId: string, to: string, parcel: number) =>
  fetch(`${shop.partners.simulated.warehouse?.url}/simulation/shipments/${orderId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, parcel }),
  });

describe('a prescription line of a paid order (RX-06)', () => {
  test('keeps its parcel at the warehouse until it is dispensed, and no other parcel', async () => {
    const { orderId, id } = await paidOrder('90000001');
    await until(async () => (await warehouse(orderId, 'picking', 1)).status === 204);
    expect((await warehouse(orderId, 'picking', 2)).status).toBe(409);
    const startedAt = shop.platform.clock.now();
    expect(await send(orderId, { type: 'StartPicking', parcelId: '90000001-2', startedAt })).toBe(
      'ParcelAwaitsDispensing',
    );
    expect(await codesOf(dispensed(id, 'A1'))).toEqual(['WithdrawalUnchecked']);
    await checked(id);
    expect(await deskOf(shop, ANNA).label(id)).toBeNull();
    expect(await codesOf(dispensed(id, 'A1'))).toEqual([]);
    const pdf = await deskOf(shop, ANNA).label(id);
    expect(Buffer.from(pdf ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    const looks = await shop.platform.store.readStream(`health-look-${astrid.customerId}`);
    expect(looks.at(-1)?.data).toMatchObject({ reason: 'Etikett till order 90000001', by: { id: ANNA } });
    await until(async () => (await stateOf(id))?.phase === 'reported');
    await until(async () => (await shop.platform.commands.load(order, orderId)).dispensed.includes('2'));
    await until(async () => (await warehouse(orderId, 'picking', 2)).status === 204);
    expect(register().registered()).toMatchObject([{ ordinationsId: astrid.ordinationId, forpackningar: 1 }]);
    expect(
      verification()
        .dispensed()
        .map(({ serial }) => serial),
    ).toEqual(['A1']);
  });

  test('of which a pack may not be handed out is not dispensed', async () => {
    const { id } = await paidOrder('90000002');
    await checked(id);
    expect(await codesOf(dispensed(id, 'A1'))).toEqual(['PackNotActive']);
    expect(await codesOf(dispensed(id, 'FALSK1'))).toEqual(['PackNotActive']);
    expect(await codesOf(dispensed(id, 'Å1'))).toEqual(['PackUnreadable']);
    verification().recall(productCodeOf(ORDERED_ARTICLE), 'L66');
    expect(await codesOf(dispensedWith(id, packCode('A2', 'L66')))).toEqual(['PackNotActive']);
    expect(await codesOf(dispensedWith(id, packCode('A2').replace('280331', '200331')))).toEqual(['PackNotActive']);
    const refusing = { act: 'refuse', dispensingId: id, commandId: randomUUID() } as const;
    await deskOf(shop, ANNA).act({ ...refusing, reason: 'not-in-stock', text: 'Varan är slut.' });
    expect((await stateOf(id))?.phase).toBe('refused');
  });

  test('that is refused gives its money back, and its parcel is never sent', async () => {
    const { orderId, id } = await paidOrder('90000003');
    const text = 'Dosen behöver ändras. Kontakta din läkare.';
    const refusing = { act: 'refuse', dispensingId: id, commandId: randomUUID() } as const;
    expect((await deskOf(shop, ANNA).act({ ...refusing, reason: 'dose', text })).ok).toBe(true);
    const { unsent, parcels } = await shop.platform.commands.load(order, orderId);
    expect(unsent.shorts).toMatchObject([{ refund: 7275, lines: [{ lineId: '2', cause: 'not-dispensed' }] }]);
    expect(parcels.map(({ phase }) => phase)).toEqual(['waiting', 'cancelled']);
    const mails = () => shop.partners.simulated.mail?.list({ to: contact.email }) ?? [];
    await until(async () => mails().some(({ subject }) => subject.includes('90000003 kan inte lämnas ut')));
    const told = JSON.stringify(mails());
    expect(told).not.toMatch(/Dosen behöver|Tyrolin|Amlovent/);
    expect(told).toContain(`/member/minakop/${orderId}`);
  });

  test('that is refused is told to its customer alone, on the order and on the prescription', async () => {
    const { orderId, id } = await paidOrder('90000004');
    const text = 'Ring din läkare om dosen.';
    const refusing = { act: 'refuse', dispensingId: id, commandId: randomUUID() } as const;
    await deskOf(shop, ANNA).act({ ...refusing, reason: 'dose', text });
    const looks = async () => (await shop.platform.store.readStream(`health-look-${astrid.customerId}`)).length;
    const before = await looks();
    expect(await pagesOf(astrid.customerId).ofOrder(orderId)).toMatchObject([
      { dispensingId: id, phase: 'refused', refused: { text }, patient: { kind: 'self' } },
    ]);
    expect(await looks()).toBe(before + 1);
    expect(await pagesOf(randomUUID()).ofOrder(orderId)).toEqual([]);
    const seen = await shop.app.get(Prescriptions).own(astrid.customerId, 'human');
    const refused = seen.state === 'open' ? seen.refused.get(astrid.ordinationId) : null;
    expect(refused).toMatchObject({ orderNumber: '90000004', text });
    await paidOrder('90000005');
    const later = await shop.app.get(Prescriptions).own(astrid.customerId, 'human');
    expect(later.state === 'open' && [...later.refused]).toEqual([]);
  });
});

test('two pharmacists press at once, and the partners lose answers: each line is dispensed once', async () => {
  const placed = [await paidOrder('90000011'), await paidOrder('90000012')];
  for (const { id } of placed) await checked(id);
  register().setScript({ fault: 'lost-answer', only: 'reports', times: 3 });
  verification().setScript({ fault: 'lost-answer', times: 2 });
  const before = register().registered().length;
  const press = ({ id }: { readonly id: string }, at: number) => [
    dispensed(id, `D${at}a`, ANNA).then(({ ok }) => ok),
    dispensed(id, `D${at}b`, BO).then(({ ok }) => ok),
  ];
  await Promise.all(placed.flatMap(press));
  for (const [at, one] of placed.entries())
    if ((await stateOf(one.id))?.phase === 'ordered') await Promise.all(press(one, at));
  const left = async () => (await Promise.all(placed.map(({ id }) => stateOf(id)))).map((each) => each?.phase);
  await until(async () => (await left()).every((phase) => phase === 'reported' || phase === 'ordered'));
  const reported = (await left()).filter((phase) => phase === 'reported').length;
  expect(reported).toBeGreaterThan(0);
  expect(register().registered().length - before).toBe(reported);
  const packs = verification()
    .dispensed()
    .filter(({ serial }) => serial.startsWith('D'));
  expect(packs).toHaveLength(reported);
});

test('a narcotic line that two pharmacists press many times at once is dispensed once, and none is its own second', async () => {
  // The other tests use up the withdrawals of Astrid's prescription.
  const greta = await prescribedTo(shop, GRETA);
  const { id } = await paidPrescription(shop, greta, '90000013', true);
  const answered = (by: string) =>
    deskOf(shop, by).act({
      act: 'answer',
      dispensingId: id,
      commandId: randomUUID(),
      answer: 'Stämmer',
      approves: true,
    });
  await checked(id, ANNA);
  expect(await codesOf(answered(ANNA))).toEqual(['SecondPharmacistRequired']);
  expect(await codesOf(dispensed(id, 'N0', ANNA))).toEqual(['SecondPharmacistRequired']);
  expect(await codesOf(answered(BO))).toEqual([]);
  const before = register().registered().length;
  const presses = Array.from({ length: 10 }, (_, at) => [dispensed(id, `N${at}a`, ANNA), dispensed(id, `N${at}b`, BO)]);
  const results = await Promise.all(presses.flat());
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  await until(async () => (await withdrawalOf(shop, greta, id))?.phase === 'reported');
  expect(register().registered().length - before).toBe(1);
  const packs = verification()
    .dispensed()
    .filter(({ serial }) => serial.startsWith('N'));
  expect(packs).toHaveLength(1);
  const key = prescriptionKey(greta.customerId, greta.ordinationId);
  const events = await shop.platform.store.readStream(`prescription-${key}`);
  const handed = events.filter(({ type, data }) => type === 'MedicineDispensed' && Object(data).dispensingId === id);
  expect(handed).toHaveLength(1);
  // The tab of whoever was late still shows the line as waiting.
  const stale = await dispensed(id, 'N99', ANNA);
  expect(!stale.ok && stale.errors.map(({ message }) => message)).toEqual([
    'Någon annan var först, eller ordern är avslutad.',
  ]);
});

test('a check asks the register once, and the page after it shows the answer on which it was decided', async () => {
  const { id } = await paidOrder('90000041');
  const desk = deskOf(shop, ANNA);
  const asked = () => register().asked.filter((url) => url.endsWith('/receptlista')).length;
  const before = asked();
  const check = { act: 'check', dispensingId: id, commandId: randomUUID(), points: EVERY_POINT, note: '' } as const;
  expect(await desk.act(check)).toEqual({ ok: true });
  expect(await desk.withdrawal(id)).toMatchObject({ dispensingId: id, isFresh: true, checkedBy: ANNA });
  expect(asked() - before).toBe(1);
  await desk.withdrawal(id);
  expect(await deskOf(shop, ANNA).withdrawal(id)).toMatchObject({ checkedBy: ANNA });
  expect(asked() - before).toBe(2);
});

test('a pharmacist off duty is turned away, which the customer can read; a forgotten shift ends by itself', async () => {
  const { id } = await paidOrder('90000032');
  const duties = shop.app.get(Duties);
  const farida = { staffId: ANNA, login: 'f', name: 'Farida', role: 'pharmacist' } as const;
  await duties.set(farida, true, randomUUID());
  expect(await duties.isOnDuty(ANNA)).toBe(true);
  expect(await duties.isOnDuty(BO)).toBe(false);
  const [shift] = await duties.onDuty();
  expect(shift).toMatchObject({ staffName: 'Farida', ruleVersion: 'duty@2000-01-01' });
  expect(Date.parse(shift?.until ?? '') - Date.parse(shift?.at ?? '')).toBe(12 * 3_600_000);
  await duties.set(farida, false, randomUUID());
  expect(await duties.isOnDuty(ANNA)).toBe(false);
  await duties.turnedAway(farida, id);
  const looks = await shop.platform.store.readStream(`health-look-${astrid.customerId}`);
  expect(looks.at(-1)).toMatchObject({
    type: 'HealthDataWithheld',
    data: { part: 'ordered-prescription', from: { name: 'Farida', role: 'pharmacist' } },
  });
});

test('each look of a pharmacist is recorded with its reason', async () => {
  const { id } = await paidOrder('90000021', true);
  const opened = await deskOf(shop, ANNA).withdrawal(id);
  expect(opened).toMatchObject({ orderNumber: '90000021', isNarcotic: true, isFresh: true, packages: 1 });
  const looks = await shop.platform.store.readStream(`health-look-${astrid.customerId}`);
  expect(looks.at(-1)?.data).toMatchObject({
    part: 'ordered-prescription',
    by: { kind: 'staff', id: ANNA, role: 'pharmacist', purpose: 'dispensing' },
    reason: 'Expediering av order 90000021',
  });
});
