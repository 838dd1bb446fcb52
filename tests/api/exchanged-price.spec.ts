import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { owedTotal } from '../../domain/order/index.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { ReceiptPages, ReceiptPagesParts } from '../../services/shop/receipt/receipt-pages.js';
import { TestPersons } from '../../services/person/login/test-persons/test-persons.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { ordinaryOf } from '../../simulators/e-health/ordinary.js';
import { checked, deskOf, handedOut, waitingOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { ASTRID, CHEAP, IMPORT, PRESSURE } from '../shop/prescription-cart.js';
import { moneyOf, orderOf, paid, readyToPay } from '../shop/prescription-purchase.js';
import { patient, patientNumbers } from '../shop/prescription-persons.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const BARBRO_BEFORE_HER_FIRST_WITHDRAWAL = '195703039809';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock: new SettableClock('2026-11-20T09:00:00.000Z'), products: 40 });
});
afterAll(() => shop.stop());

const captured = async (orderId: string) =>
  (await moneyOf(shop, orderId)).captures
    .filter(({ status }) => status === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0);

async function receiptNames(person: string, orderId: string): Promise<readonly string[] | undefined> {
  const customerId = await shop.customerId(person);
  const session = { customerId, cartId: randomUUID(), identifiedUntil: '2027-01-01T00:00:00.000Z' };
  const scope = { session, client: { cookies: {} } } as unknown as RequestScope;
  const receipt = await new ReceiptPages(shop.app.get(ReceiptPagesParts, { strict: false }), scope).receipt(orderId);
  return receipt?.lines.map(({ name }) => name);
}

/** The month's price of the cheapest product is 66 kronor, of the import 158 and of Tensidal 186. */
test.each([
  {
    what: 'kept before the day of the benefit, and exchanged for the cheapest',
    ...{ person: ASTRID, ordered: PRESSURE, keeps: true, dispensed: CHEAP, paidFor: 18_600, back: 12_000 },
    reported: { pris: 0, egenavgift: 0 },
  },
  {
    what: 'kept inside the benefit, and exchanged for the cheapest',
    ...{ person: BARBRO_BEFORE_HER_FIRST_WITHDRAWAL, ordered: PRESSURE, keeps: true, dispensed: CHEAP },
    ...{ paidFor: 18_600, back: 12_000, reported: { pris: 6_600, egenavgift: 6_600 } },
  },
])(
  'what was $what costs what was dispensed: capture, receipt and register agree (RX-05, RX-06)',
  async ({ person, ordered, keeps, dispensed, paidFor, back, reported }) => {
    const { orderId, total, paid: amount } = await exchanged({ person, ordered, keeps, dispensed });
    expect(amount).toBe(paidFor);
    expect(shop.partners.simulated['e-health']!.registered().at(-1)).toMatchObject({
      ...{ varunummer: dispensed, forman: reported },
    });
    const { unsent } = await orderOf(shop, orderId);
    expect(unsent.shorts).toMatchObject([{ refund: back, lines: [{ cause: 'fee-lowered', refund: back }] }]);
    for (const step of ['picking', 'packed', 'dispatched', 'delivered'] as const)
      await shop.tellWarehouse(orderId, step, 1);
    await until(async () => (await captured(orderId)) > 0);
    expect([await captured(orderId), owedTotal(await orderOf(shop, orderId))]).toEqual([total - back, total - back]);
    const mail = await shop.partners.simulated.mail?.first(({ subject }) => subject.includes('Lägre pris för order'));
    expect(mail?.text).not.toMatch(/Tensidal|Amlovent/);
    expect(await receiptNames(person, orderId)).toEqual([
      expect.stringMatching(/^Amlovent .* \(i stället för Tensidal\)$/),
    ]);
  },
);

test('what was exchanged for a dearer product costs what was paid, and counts on the ladder as that', async () => {
  const person = patientNumbers(200, ['pressure']).find((each) =>
    ordinaryOf(each).human.some(({ article, utbytbara = [] }) => article === 'pressure' && utbytbara.length > 0),
  );
  await shop.app.get(TestPersons, { strict: false }).add(patient(1, person ?? ''));
  const of = { person: person ?? '', ordered: CHEAP, keeps: false, dispensed: IMPORT };
  const { orderId, paid: amount } = await exchanged(of);
  expect(shop.partners.simulated['e-health']!.registered().at(-1)).toMatchObject({
    ...{ varunummer: IMPORT, forman: { pris: 0, egenavgift: 0 } },
  });
  expect(amount).toBe(6_600);
  expect((await orderOf(shop, orderId)).unsent.shorts).toEqual([]);
});

interface Exchange {
  readonly person: string;
  readonly ordered: string;
  readonly keeps: boolean;
  readonly dispensed: string;
}

/** Buys Tensidal or what replaces it, and has a pharmacist dispense another product of the prescription. */
async function exchanged({ person, ordered, keeps, dispensed }: Exchange) {
  const who = await readyToPay(shop, person, [{ medicine: 'Tensidal', varuId: ordered, keeps }]);
  const { purchaseOrderId: orderId } = await paid(shop, who);
  const [one] = await waitingOf(shop, orderId);
  const { order: placed } = await orderOf(shop, orderId);
  const exchange = { act: 'exchange', varuId: dispensed, reason: 'Slut hos grossisten' } as const;
  const acted = await deskOf(shop).act({ ...exchange, dispensingId: one!.dispensingId, commandId: randomUUID() });
  expect(acted).toEqual({ ok: true });
  await checked(shop, one!);
  expect(await handedOut(shop, { ...one!, varuId: dispensed })).toEqual({ ok: true });
  await until(async () => (await orderOf(shop, orderId)).dispensed.length === 1);
  const [line] = placed!.lines;
  return { orderId, total: placed!.totals.total, paid: line!.total };
}
