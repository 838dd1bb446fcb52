import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { knownPrescription } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { dispensed, waitingOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { moneyOf, orderOf, paid, readyToPay, TYROLIN } from '../shop/prescription-purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** She has a free card since before this day, and two prescriptions in the benefit. */
const GUNVOR = '195510089807';
const [FREIGHT, PRICE] = [3_900, 14_200];

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

const reports = () =>
  shop.partners.simulated['e-health']!.registered().filter(({ personnummer }) => personnummer === GUNVOR);
const mailsWith = (words: string) =>
  (shop.partners.simulated.mail?.list({ limit: 1_000 }) ?? []).filter(({ subject }) => subject.includes(words));
const pageOf = async (who: Shopper, address: string) => {
  const { status, body } = await who.get(address);
  expect([address, status]).toEqual([address, 200]);
  return String(body['text'])
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

/** Every prescription of the order is dispensed, and each parcel leaves. */
async function sent(orderId: string): Promise<void> {
  for (const one of await waitingOf(shop, orderId)) expect(await dispensed(shop, one)).toEqual({ ok: true });
  await until(async () => (await orderOf(shop, orderId)).dispensed.length > 0);
  for (const [at] of (await orderOf(shop, orderId)).parcels.entries())
    for (const step of ['picking', 'packed', 'dispatched'] as const) await shop.tellWarehouse(orderId, step, at + 1);
  await until(async () => (await orderOf(shop, orderId)).parcels.every(({ dispatchedAt }) => dispatchedAt !== null));
}

describe('a purchase with a free card (RX-05, RX-07)', () => {
  test('has no own fee, is dispensed and reported at its whole price, and only the freight is charged', async () => {
    const who = await readyToPay(shop, GUNVOR, [TYROLIN]);
    const { purchaseOrderId: orderId } = await paid(shop, who);
    const { order: placed } = await orderOf(shop, orderId);
    const [line] = placed!.lines;
    expect([line!.total, placed!.totals.total]).toEqual([0, FREIGHT]);
    const { price } = knownPrescription(line!)!;
    expect(price).toMatchObject({ benefit: 'R', price: PRICE, onLadder: PRICE, fee: 0, amount: 0 });
    expect(price.account?.period?.freeCardSince).toBe('2026-09-11');
    await sent(orderId);
    await until(async () => (await moneyOf(shop, orderId)).captures.some(({ status }) => status === 'captured'));
    const { captures } = await moneyOf(shop, orderId);
    expect(captures.map(({ amount }) => amount)).toEqual([FREIGHT]);
    await until(() => Promise.resolve(reports().length === 1));
    expect(reports()[0]?.forman).toEqual({ pris: PRICE, egenavgift: 0 });
    await until(() => Promise.resolve(mailsWith(`${placed!.orderNumber} är på väg`).length > 0));
    const receipt = await pageOf(who, `/shop/kvitto/${orderId}`);
    expect(receipt).toContain('Tyrolin');
    expect(receipt).toContain('39 kr');
  });

  test('stands on the page of the high-cost protection, as a purchase that cost nothing', async () => {
    const who = shop.visitor();
    await who.logIn(GUNVOR);
    const page = await pageOf(who, '/mina-recept-inloggad/highcostprotection');
    expect(page).toContain('Läkemedel i förmånen är gratis för dig till och med');
    expect(page).toMatch(/20 november 2026.{0,200}142 kr i rabatt/);
  });
});
