import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { prescriptionKey } from '../../services/care/prescription/received.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { ASTRID, CHEAP, idOf, named, PRESSURE, tensidal, THYROID, tyrolin } from '../shop/prescription-cart.js';
import { stockPrescriptionGoods } from '../shop/prescription-goods.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [NILS, VILGOT] = ['198507099813', '201803142395'] as const;
const [HOME, STOCK] = ['/mina-recept-inloggad/', '/mina-recept-inloggad/lager'];
const [SODERMALM, LUND] = ['102', '204'].map((id) => pharmacyAt(`pharmacy-${id}`)!);
const PHARMACIES = {
  [THYROID]: { [SODERMALM!.gln]: 4, [LUND!.gln]: 4_871 },
  [CHEAP]: {},
  [PRESSURE]: { [LUND!.gln]: 1 },
};

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
  await stockPrescriptionGoods(shop, PHARMACIES);
});
afterAll(() => shop.stop());

const text = ({ body }: Answer): string => String(body['text']).replaceAll('<!-- -->', '');
const keyOf = async (who: Shopper, person: string, medicine: string): Promise<string> =>
  prescriptionKey(await shop.customerId(person), await idOf(who, person, medicine));
const ask = (who: Shopper, id: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  who.sendForm(STOCK, { id, part: 'own', ...more });
async function refusals(person: string): Promise<number> {
  const events = await shop.platform.store.readStream(`health-look-${await shop.customerId(person)}`);
  return events.filter(({ type }) => type === 'HealthDataRefused').length;
}

describe('which pharmacies have what a prescription gives (RX-14, CAT-06)', () => {
  test('is asked from the card by a form, and answered for the customer with names, places and at most ten', async () => {
    const who = await named(shop, ASTRID);
    const id = await keyOf(who, ASTRID, 'Tyrolin');
    const cards = text(await who.get(HOME));
    expect(cards).toContain('Visa lager på apotek, Tyrolin');
    expect(cards).toContain(`value="${id}"`);
    // Lipoflex cannot be collected yet.
    expect(cards).not.toContain('Visa lager på apotek, Lipoflex');
    const answer = await ask(who, id, { gln: LUND!.gln });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const told = text(answer);
    expect(told).toContain('Tyrolin 100 mikrogram');
    expect(told).toContain(`${LUND!.name} har varan i lager.`);
    expect(told).toMatch(new RegExp(`Närmast ditt apotek först[\\s\\S]*${LUND!.name}[\\s\\S]*Fler än 10 i lager`));
    expect(told).not.toContain('4871');
    expect(told).not.toContain(THYROID);
  });

  test('is sorted from the town that is typed', async () => {
    const who = await named(shop, ASTRID);
    const told = text(await ask(who, await keyOf(who, ASTRID, 'Tyrolin'), { ort: 'Stockholm' }));
    expect(told).toMatch(new RegExp(`${SODERMALM!.name}[\\s\\S]*4 i lager`));
    expect(told).not.toContain(LUND!.name);
  });

  test('is told of the exchange, and of the prescribed one where the customer may keep it', async () => {
    const who = await named(shop, ASTRID);
    const told = text(await ask(who, await keyOf(who, ASTRID, 'Tensidal')));
    expect(told).toMatch(
      /Amlovent 10 mg[\s\S]*Inget apotek har varan just nu\.[\s\S]*Tensidal 10 mg[\s\S]*Om du behåller[\s\S]*1 i lager/,
    );
  });

  test('is said not to be known for goods that the catalogue lacks', async () => {
    const who = await named(shop, ASTRID);
    const told = text(await ask(who, await keyOf(who, ASTRID, 'Respirin')));
    expect(told).toContain('Lagret på apotek är inte känt.');
    expect(told).not.toMatch(/\d i lager|Inget apotek har varan/);
  });

  test('is refused for the prescription of another, and for a child of nobody, and that is recorded', async () => {
    const nils = await named(shop, NILS);
    const foreign = await keyOf(nils, NILS, 'Tyrolin');
    const who = await named(shop, ASTRID);
    const before = await refusals(ASTRID);
    const ways: readonly Record<string, string>[] = [
      {},
      { part: 'animal' },
      { other: '5f0e1d2c-0000-4000-8000-000000000009' },
    ];
    for (const more of ways) {
      const answer = await ask(who, foreign, more);
      expect([answer.status, text(answer).includes('i lager')]).toEqual([403, false]);
    }
    expect(await refusals(ASTRID)).toBe(before + 3);
  });

  test('is answered to a guardian for the child’s card', async () => {
    const who = await named(shop, ASTRID);
    const other = /person=([\w-]+)"[^>]*>Vilgot</.exec(text(await who.get(HOME)))?.[1] ?? '';
    const id = prescriptionKey(await shop.customerId(ASTRID), await idOf(who, VILGOT, 'Respirin'));
    expect(text(await ask(who, id, { other }))).toContain('Respirin 200 mikrogram/dos');
  });

  test.each([{ id: 'x', part: 'own' }, { part: 'own' }, { id: '5f0e1d2c-0000-4000-8000-000000000009', part: 'x' }])(
    'is refused for a form that no page sends: %j',
    async (fields) => {
      const answer = await (await named(shop, ASTRID)).sendForm(STOCK, fields as Record<string, string>);
      expect([answer.status, text(answer).includes('Formuläret kunde inte läsas.')]).toEqual([400, true]);
    },
  );

  test('leads a guest to the log-in, and an address without a form to the prescriptions', async () => {
    const answer = await ask(shop.visitor(), '5f0e1d2c-0000-4000-8000-000000000009');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/init-login?redirect=${encodeURIComponent(HOME)}`,
    ]);
    expect(text(await (await named(shop, ASTRID)).get(STOCK))).toContain('Välj ett recept');
  });
});

test('the basket says how many pharmacies have a prescription row, and nothing where none is known to', async () => {
  const who = await named(shop, ASTRID);
  await tyrolin(who);
  expect(text(await who.get('/shop/basket'))).toContain('Finns på 2 apotek');
  const other = await named(shop, ASTRID);
  await tensidal(other);
  expect(text(await other.get('/shop/basket'))).not.toMatch(/Finns på \d/);
});
