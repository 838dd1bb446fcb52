import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { knownPrescription } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { dispensed, waitingOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { moneyOf, orderOf, paid, readyToPay, type Wanted } from '../shop/prescription-purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const [VILGOT, MAJA] = ['201803142395', '201312012386'];
/** On this day Maja is 13, and her guardian no longer sees her prescriptions. */
const MAJA_IS_13 = '2026-12-01T09:00:00.000Z';
const OF_VILGOT: Wanted = { medicine: 'Respirin', varuId: '710006', of: VILGOT };
const OF_MAJA: Wanted = { medicine: 'Pollenstop', varuId: '710010', of: MAJA };
const FREIGHT = 3_900;

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
let good: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 60, webBuild: path.resolve('dist/web') });
  [good = ''] = await shop.varuIds(50);
});
afterAll(() => shop.stop());

interface Bought {
  readonly who: Shopper;
  readonly orderId: string;
}

async function bought(wanted: Wanted, goods: readonly string[] = []): Promise<Bought> {
  const who = await readyToPay(shop, ASTRID, [wanted], goods);
  return { who, orderId: (await paid(shop, who)).purchaseOrderId };
}

async function sent(orderId: string): Promise<void> {
  for (const one of await waitingOf(shop, orderId)) expect(await dispensed(shop, one)).toEqual({ ok: true });
  await until(async () => (await orderOf(shop, orderId)).dispensed.length === 1);
  const { parcels } = await orderOf(shop, orderId);
  for (const [at] of parcels.entries())
    for (const step of ['picking', 'packed', 'dispatched'] as const) await shop.tellWarehouse(orderId, step, at + 1);
  await until(async () => (await orderOf(shop, orderId)).parcels.every(({ dispatchedAt }) => dispatchedAt !== null));
}

const captured = async (orderId: string) =>
  (await moneyOf(shop, orderId)).captures
    .filter(({ status }) => status === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0);
const page = async (who: Shopper, address: string) => {
  const { status, body } = await who.get(address);
  expect([address, status]).toEqual([address, 200]);
  return String(body['text']);
};

describe('a prescription that costs nothing (RX-05)', () => {
  test('is dispensed, sent and mailed, moves no ladder, and only the freight is paid', async () => {
    const { who, orderId } = await bought(OF_VILGOT);
    const { order: placed } = await orderOf(shop, orderId);
    const [line] = placed!.lines;
    expect([line!.total, placed!.totals.total]).toEqual([0, FREIGHT]);
    const { price } = knownPrescription(line!)!;
    // The age of the child makes it free, so no account is asked for, and no step of a ladder is used up.
    expect(price).toMatchObject({ amount: 0, fee: 0, onLadder: 0, account: null });
    await sent(orderId);
    await until(async () => (await captured(orderId)) === FREIGHT);
    const report = shop.partners.simulated['e-health']!.registered().find(
      ({ personnummer }) => personnummer === VILGOT,
    );
    expect(report?.forman).toEqual({ pris: 0, egenavgift: 0 });
    const mails = () => shop.partners.simulated.mail?.list({ limit: 1_000 }) ?? [];
    const count = (words: string) => mails().filter(({ subject }) => subject.includes(words)).length;
    await until(async () => count(`${placed!.orderNumber} är på väg`) === 1);
    expect(count(`Orderbekräftelse ${placed!.orderNumber}`)).toBe(1);
    const receipt = await page(who, `/shop/kvitto/${orderId}`);
    expect(receipt).toContain('Respirin');
    const pdf = await who.get(`/shop/kvitto/${orderId}/kvitto.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('stands beside goods, which are all that is charged, and the VAT has a row of its own for it', async () => {
    const { orderId } = await bought(OF_MAJA, [good]);
    const { order: placed } = await orderOf(shop, orderId);
    const goods = placed!.lines.filter(({ type }) => type !== 'Rx').reduce((sum, { total }) => sum + total, 0);
    const { total, shipping, vat, prescriptionTotal } = placed!.totals;
    expect([total, prescriptionTotal]).toEqual([goods + shipping, 0]);
    expect(vat.find(({ rate }) => rate === 0)).toMatchObject({ taxable: 0, vat: 0 });
    expect(vat.reduce((sum, { taxable, vat: part }) => sum + taxable + part, 0)).toBe(total);
    await sent(orderId);
    await until(async () => (await captured(orderId)) === total);
  });
});

describe('the names of medicines (LAW-09)', () => {
  const pagesOf = (orderId: string) => [
    `/shop/confirmation?Id=${orderId}`,
    '/member/minakop',
    `/member/minakop/${orderId}`,
    `/shop/kvitto/${orderId}`,
  ];

  test('stand in the confirmation, the receipt and the history while the customer may act for the patient', async () => {
    const [order] = await ordersOf(MAJA);
    const who = shop.visitor();
    await who.logIn(ASTRID);
    for (const address of pagesOf(order!)) expect([address, await page(who, address)]).toEqual([address, named]);
    const { body } = await who.get('/api/apoorderhistory');
    expect(JSON.stringify(body)).toContain('Pollenstop');

    clock.set(MAJA_IS_13);
    const after = shop.visitor();
    await after.logIn(ASTRID);
    for (const address of pagesOf(order!)) expect([address, await page(after, address)]).toEqual([address, unnamed]);
    expect(JSON.stringify((await after.get('/api/apoorderhistory')).body)).not.toContain('Pollenstop');
  });

  test('need a strong log-in', async () => {
    const [order] = await ordersOf(VILGOT);
    expect((await shop.visitor().get(`/shop/confirmation?Id=${order}`)).status).toBe(404);
  });

  const named = expect.stringContaining('Pollenstop') as string;
  const unnamed = expect.not.stringContaining('Pollenstop') as string;

  async function ordersOf(patient: string): Promise<readonly string[]> {
    const { rows } = await shop.platform.pool.query<{ order_id: string }>(
      'SELECT DISTINCT order_id FROM view_dispensing',
    );
    const orders = await Promise.all(rows.map(({ order_id: id }) => orderOf(shop, id)));
    return orders.flatMap(({ order: placed }) =>
      placed?.lines.some((line) => knownPrescription(line)?.patient.personNumber === patient) ? placed.orderId : [],
    );
  }
});
