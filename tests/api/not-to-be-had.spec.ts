import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { add, idOf, named, rowsIn } from '../shop/prescription-cart.js';
import { orderOf, paid, readyToPay, TYROLIN, type Wanted } from '../shop/prescription-purchase.js';
import { pay } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** Two of his products cannot be had: one has an exchange. */
const STURE = '195302129811';
const GUNVOR = '195510089807';
const SIGNE_WHO_IS_16 = '201003152384';
const [OMEZOL, GASTROLIN, NEURAPIN] = ['710016', '710017', '710018'];
const HOME = '/mina-recept-inloggad/';
const NOT_TO_BE_HAD = 'Läkemedlet går inte att få just nu. Ring oss eller besök ett apotek, så hjälper vi dig.';
const TOO_YOUNG = 'Du behöver ha fyllt 18 år för att beställa här. Ring oss eller besök ett apotek.';

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

const refusal = ({ status, body }: Answer) => [status, body.errors?.[0]?.code, body.errors?.[0]?.message];
async function wants(who: Shopper, medicine: string, articleid: string, change: object = {}): Promise<Answer> {
  return add(who, { ordinationsId: await idOf(who, STURE, medicine), articleid, personnummer: STURE, ...change });
}
/** The cards of the page, by the names of their medicines. Each ends where the next begins. */
async function cardsOf(who: Shopper): Promise<(name: string) => string> {
  const { status, body } = await who.get(HOME);
  expect(status).toBe(200);
  const cards = String(body['text']).split('<li class="prescription-card"');
  return (name) => cards.find((card) => card.includes(`<h3>${name}`)) ?? `no card of ${name}`;
}

describe('a product that no pharmacy can get (RX-05)', () => {
  test('is not put into the cart, and neither is the price of it told', async () => {
    const sture = await named(shop, STURE);
    const expected = [409, 'NOT_AVAILABLE', NOT_TO_BE_HAD];
    expect(refusal(await wants(sture, 'Neurapin', NEURAPIN!))).toEqual(expected);
    expect(refusal(await wants(sture, 'Omezol', OMEZOL!))).toEqual(expected);
    expect(refusal(await wants(sture, 'Omezol', OMEZOL!, { ejByte: true }))).toEqual(expected);
    const ordinationsId = await idOf(sture, STURE, 'Neurapin');
    const asked = { personnummer: STURE, ordinationsId, articleid: NEURAPIN, antal: 1 };
    expect(refusal(await sture.post('/kundvagn/kund-pris', asked))).toEqual(expected);
    expect(rowsIn(await sture.post('/kundvagn/hamta', {}))).toEqual([]);
  });

  test('has a card that says so, without a button, and one that names the exchange', async () => {
    const card = await cardsOf(await named(shop, STURE));
    expect(card('Neurapin')).toContain(NOT_TO_BE_HAD);
    expect(card('Omezol')).toContain('Omezol går inte att få just nu. Du kan få Gastrolin, som har samma verkan.');
    expect(card('Omezol')).toContain('Lägg i varukorg');
    expect(card('Omezol')).not.toContain('Apoteket frågar dig om utbyte');
    expect(card('Neurapin')).not.toMatch(/Du kan hämta ut nu|Lägg i varukorg/);
  });

  test('is exchanged for the one that can be had, with benefit, though that one is dearer', async () => {
    const exchange: Wanted = { medicine: 'Omezol', varuId: GASTROLIN! };
    const sture = await readyToPay(shop, STURE, [exchange]);
    expect(rowsIn(await sture.post('/kundvagn/hamta', {}))).toMatchObject([
      { forman: 'R', pris: 134, ejByte: false, iLager: true, artikel: { namn: 'Gastrolin' } },
    ]);
    const { purchaseOrderId } = await paid(shop, sture);
    const { order } = await orderOf(shop, purchaseOrderId);
    expect(order?.totals.prescriptionTotal).toBe(13_400);
  });
});

test('what cannot be had any more leaves the cart at the payment, and the customer is told why', async () => {
  clock.set('2026-11-30T22:50:00.000Z');
  const who = await readyToPay(shop, GUNVOR, [TYROLIN]);
  shop.partners.simulated['e-health']!.setScript({ notToBeHad: [TYROLIN.varuId] });
  // The list is asked for anew in each month.
  clock.set('2026-11-30T23:05:00.000Z');
  expect(refusal(await pay(who))).toEqual([
    ...[409, 'INVALID_CART'],
    `En receptvara togs ur varukorgen. ${NOT_TO_BE_HAD}`,
  ]);
  expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toEqual([]);
});

test('a young person reads why they cannot order, in the place of the button (RX-08)', async () => {
  const signe = await named(shop, SIGNE_WHO_IS_16);
  const card = await cardsOf(signe);
  expect(card('Pollenstop')).toContain('Du kan hämta ut nu');
  expect(card('Pollenstop')).toContain(TOO_YOUNG);
  expect(card('Pollenstop')).not.toContain('Lägg i varukorg');
  expect(String((await signe.get(HOME)).body['text'])).not.toContain('Eller beställ hem det du behöver.');
});
