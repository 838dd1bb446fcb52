import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { BOOKS, type DayBooked } from '../../domain/books/index.js';
import type { PointsEarned } from '../../domain/member/index.js';
import { prescription } from '../../domain/prescription/index.js';
import { knownPrescription, owedTotal, type PlacedOrder } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { dispensed, refused, waitingOf, ANNA, BO, checked, handedOut } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import type { Outcome } from '../shop/payments.js';
import { personsWith } from '../shop/prescription-persons.js';
import { moneyOf, orderOf, paid, readyToPay, TYROLIN, type Wanted } from '../shop/prescription-purchase.js';
import { astrid } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const POLLENSTOP: Wanted = { medicine: 'Pollenstop', varuId: '710010' };
const AT_ONCE = ['swish'];

const [DAY, MORNING_AFTER] = ['2026-11-20', '2026-11-21T10:30:00.000Z'];
const clock = new SettableClock(`${DAY}T09:00:00.000Z`);
let shop: TestShop;
let persons: readonly string[];
let goods: readonly string[];
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 60 });
  await shop.app.get(JobEngine, { strict: false }).catchUp();
  persons = await personsWith(shop, 30, ['thyroid', 'allergy']);
  goods = (await shop.varuIds(50)).slice(0, 1);
});
afterAll(() => shop.stop());
afterEach(() => {
  for (const partner of ['adyen', 'warehouse', 'finance'] as const) shop.partners.simulated[partner]?.setFaults({});
});

/** What customers of this file paid for dispensed medicines. */
let dispensedSum = 0;
const prescribedSum = (lines: PlacedOrder['lines']) =>
  lines.filter(({ type }) => type === 'Rx').reduce((sum, { total }) => sum + total, 0);

let nth = 0;
const nextPerson = () => persons[nth++] ?? '';

async function bought(paymentMethod = 'scheme'): Promise<Outcome & { readonly person: string }> {
  const person = nextPerson();
  const who = await readyToPay(shop, person, [TYROLIN, POLLENSTOP], goods);
  await who.post('/api/apoplus/registermember', { email: astrid.email, mobileNumber: astrid.phoneNumber });
  return { ...(await paid(shop, who, { paymentMethod })), person };
}

/** The warehouse sends each parcel that is left, and each arrives. */
async function sent(orderId: string): Promise<void> {
  const { parcels } = await orderOf(shop, orderId);
  for (const [at, { phase }] of parcels.entries()) {
    if (phase === 'cancelled') continue;
    for (const step of ['picking', 'packed', 'dispatched', 'delivered'] as const)
      await shop.tellWarehouse(orderId, step, at + 1);
  }
  await until(async () =>
    (await orderOf(shop, orderId)).parcels.every(({ phase }) => ['delivered', 'cancelled'].includes(phase)),
  );
}

const left = async (orderId: string) => {
  const { captures, refunds } = await moneyOf(shop, orderId);
  const captured = captures.filter(({ status }) => status === 'captured').reduce((sum, { amount }) => sum + amount, 0);
  return captured - refunds.filter(({ status }) => status === 'refunded').reduce((sum, { amount }) => sum + amount, 0);
};
const mails = (words: string) =>
  (shop.partners.simulated.mail?.list({ limit: 10_000 }) ?? []).filter(({ subject }) => subject.includes(words)).length;
const registered = (reports: readonly string[]) =>
  shop.partners.simulated['e-health']!.registered().filter(({ expedieringsId }) => reports.includes(expedieringsId))
    .length;

/** The sums for which the person got points. */
async function lotsOf(person: string): Promise<readonly number[]> {
  const { memberId } = (await shop.app.get(MemberOf, { strict: false }).latest(await shop.customerId(person)))!;
  const events = await shop.platform.store.readStream(`member-${memberId}`);
  return events.flatMap(({ type, data }) => (type === 'PointsEarned' ? (data as PointsEarned['data']).basis : []));
}

/** The ids of the dispensings at the partners. */
async function reportsOf(orderId: string): Promise<readonly string[]> {
  const { order: placed } = await orderOf(shop, orderId);
  const keys = (placed?.lines ?? []).flatMap((line) => knownPrescription(line)?.prescriptionId ?? []);
  const states = await Promise.all(keys.map((key) => shop.platform.commands.load(prescription, key)));
  return states.flatMap(({ dispensings }) =>
    Object.values(dispensings)
      .filter((each) => each.orderId === orderId)
      .flatMap(({ reportId }) => reportId ?? []),
  );
}

describe('an order with prescriptions beside other goods (RX-06, RX-14)', () => {
  test.each(['scheme', 'swish', 'klarna', 'Invoice14Days'])(
    'paid by %s is dispensed, sent, captured to the öre, and mailed once',
    async (method) => {
      const { purchaseOrderId: orderId, person } = await bought(method);
      const lines = await waitingOf(shop, orderId);
      expect(lines).toHaveLength(2);
      const { order: placed } = await orderOf(shop, orderId);
      const { totals, orderNumber } = placed!;
      expect(placed!.lines.filter(({ type }) => type === 'Rx').map(({ vatRate }) => vatRate)).toEqual([0, 0]);
      const captured = async () => (await moneyOf(shop, orderId)).captures.length;
      expect(await captured()).toBe(AT_ONCE.includes(method) ? 1 : 0);
      for (const one of lines) expect(await dispensed(shop, one)).toEqual({ ok: true });
      await until(async () => (await orderOf(shop, orderId)).dispensed.length === 2);
      await sent(orderId);
      await until(async () => (await left(orderId)) === totals.total);
      expect(await left(orderId)).toBe(owedTotal(await orderOf(shop, orderId)));
      await until(async () => mails(`${orderNumber} är på väg`) === 2);
      await until(async () => mails(`Orderbekräftelse ${orderNumber}`) === 1);
      const reports = await reportsOf(orderId);
      expect(registered(reports)).toBe(2);
      dispensedSum += prescribedSum(placed!.lines);
      const ordinary = placed!.lines.filter(({ type }) => type !== 'Rx').reduce((sum, { total }) => sum + total, 0);
      expect(totals.pointsBasis).toBe(ordinary);
      await until(async () => (await lotsOf(person)).length > 0);
      expect(await lotsOf(person)).toEqual([ordinary]);
    },
  );

  test('of which the pharmacist refuses a line sends the rest, takes no money for it, and tells the customer', async () => {
    for (const method of ['scheme', 'swish', 'klarna', 'Invoice14Days']) {
      const { purchaseOrderId: orderId } = await bought(method);
      const [one, other] = await waitingOf(shop, orderId);
      const { order: placed } = await orderOf(shop, orderId);
      const price = placed!.lines.find(({ lineId }) => lineId === other!.lineId)!.total;
      expect(price).toBeGreaterThan(0);
      expect(await refused(shop, other!, 'Dosen behöver ändras.')).toEqual({ ok: true });
      expect(await dispensed(shop, one!)).toEqual({ ok: true });
      await until(async () => (await orderOf(shop, orderId)).dispensed.length === 1);
      await sent(orderId);
      await until(async () => (await left(orderId)) === placed!.totals.total - price);
      dispensedSum += prescribedSum(placed!.lines) - price;
      await until(async () => mails(`${placed!.orderNumber} kan inte lämnas ut`) === 1);
    }
  });
});

test('many at once, with webhooks doubled and out of order and two pharmacists on each line, are each settled once', async () => {
  const orders = 16;
  const faults = { duplicateWebhooks: 1, webhookJitterMs: 200 };
  for (const partner of ['adyen', 'warehouse', 'finance'] as const) shop.partners.simulated[partner]?.setFaults(faults);
  const methods = ['scheme', 'swish', 'klarna', 'Invoice14Days'];
  const placed = await Promise.all(Array.from({ length: orders }, (_, at) => bought(methods[at % methods.length])));
  const ids = placed.map(({ purchaseOrderId }) => purchaseOrderId);
  const lines = (await Promise.all(ids.map((orderId) => waitingOf(shop, orderId)))).flat();
  expect(lines).toHaveLength(2 * orders);
  await Promise.all(lines.flatMap((one) => [checked(shop, one, ANNA), checked(shop, one, BO)]));
  const pressed = await Promise.all(
    lines.map((one) => Promise.all([handedOut(shop, one, ANNA), handedOut(shop, one, BO)])),
  );
  // The register was read anew for the second line of a person, so its check may be old.
  for (const [at, results] of pressed.entries())
    if (!results.some(({ ok }) => ok)) expect(await dispensed(shop, lines[at]!)).toEqual({ ok: true });
  expect(pressed.every((results) => results.filter(({ ok }) => ok).length <= 1)).toBe(true);
  for (const orderId of ids) await until(async () => (await orderOf(shop, orderId)).dispensed.length === 2);
  await Promise.all(ids.map((orderId) => sent(orderId)));
  for (const orderId of ids) {
    const { order: one } = await orderOf(shop, orderId);
    await until(async () => (await left(orderId)) === one!.totals.total);
    await until(async () => mails(`${one!.orderNumber} är på väg`) === 2);
    const { captures, unpaid } = await moneyOf(shop, orderId);
    expect([captures.every(({ attempt }) => attempt <= 1), unpaid]).toEqual([true, []]);
    await until(async () => mails(`Orderbekräftelse ${one!.orderNumber}`) === 1);
    expect(registered(await reportsOf(orderId))).toBe(2);
    dispensedSum += prescribedSum(one!.lines);
  }
  expect(shop.partners.simulated.verification!.dispensed()).toHaveLength(
    new Set(shop.partners.simulated['e-health']!.registered().map(({ expedieringsId }) => expedieringsId)).size,
  );
});

test('the books of the day have what was dispensed without VAT, and tie to the partners to the öre', async () => {
  const run = (job: string) => shop.app.get(JobsService, { strict: false }).run(job, DAY);
  clock.set(MORNING_AFTER);
  expect(await run('reconciliation')).toMatchObject({ ok: true });
  await until(async () => (await run('books').catch(() => null))?.ok === true);
  const [booked] = await shop.platform.store.readStream(`books-${BOOKS}`);
  const { sold, refunded, reconciled } = booked!.data as DayBooked['data'];
  expect(reconciled?.ours).toBe(reconciled?.reported);
  const withoutVat = ({ rates }: typeof sold) => rates.find(({ rate }) => rate === 0)?.goods ?? 0;
  expect(withoutVat(sold) - withoutVat(refunded)).toBe(dispensedSum);
  expect(dispensedSum).toBeGreaterThan(0);
});
