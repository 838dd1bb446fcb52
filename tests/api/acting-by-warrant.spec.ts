import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { matrix } from '../../domain/permission/index.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { DispensingPages, DispensingPagesParts } from '../../services/care/dispensing/dispensing-pages.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { add, cartsIn, idOf, named, rowsIn, THYROID } from '../shop/prescription-cart.js';
import type { Shopper } from '../shop/shopper.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { paidPrescription, prescribedTo } from './prescribed-order.js';

const [GRETA, HUGO, ASTRID, VILGOT] = ['194803122383', '195109072396', '198507099805', '201803142395'] as const;
const HOME = '/mina-recept-inloggad/';

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
afterEach(() => shop.partners.simulated['e-health']?.setScript({}));

const text = async (who: Shopper, address: string): Promise<string> => String((await who.get(address)).body['text']);
/** The address of the list of the person with this name, as the page links it. */
const listOf = async (who: Shopper, name: string): Promise<string> => {
  const link = new RegExp(`href="([^"]+person=[^"]+)"[^>]*>${name}<`).exec(await text(who, HOME));
  return link?.[1] ?? `no link to ${name}`;
};

describe('the holder of a warrant (RX-08)', () => {
  test('sees the giver’s prescriptions by a neutral address, and the giver’s account', async () => {
    const hugo = await named(shop, HUGO);
    const address = await listOf(hugo, 'Greta Nyman');
    expect(address).not.toContain(GRETA);
    expect(await text(hugo, address)).toContain('Recept för Greta Nyman');
    expect(await text(hugo, address)).toContain('Tyrolin');
    const { body } = await hugo.get(`/psoapi/minaReceptService/getKundInformation/${GRETA}`);
    expect(body).toMatchObject({ personNr: GRETA, userName: 'Greta Nyman', hkdbKonto: { ansluten: true } });
  });

  test('orders for the giver, in a block of its own that names the giver', async () => {
    const hugo = await named(shop, HUGO);
    const ordinationsId = await idOf(hugo, GRETA, 'Tyrolin');
    const added = await add(hugo, { ordinationsId, articleid: THYROID, personnummer: GRETA });
    expect(cartsIn(added).kundvagnar).toMatchObject([{ personnummer: GRETA, namn: 'Greta Nyman', fullmakt: true }]);
    expect(await text(hugo, '/shop/basket')).toContain('Greta Nyman');
  });

  test('reads what was ordered for the giver while the warrant is in force, and not after it', async () => {
    const hugo = await prescribedTo(shop, HUGO);
    const greta = { kind: 'principal', personNumber: GRETA, name: 'Greta Nyman' } as const;
    const { orderId } = await paidPrescription(shop, hugo, '257900001', false, greta);
    const read = (): ReturnType<DispensingPages['ofOrder']> => {
      const request = { session: { customerId: hugo.customerId }, caughtUp: () => Promise.resolve() };
      return new DispensingPages(shop.app.get(DispensingPagesParts), request as unknown as RequestScope).ofOrder(
        orderId,
      );
    };
    expect(await read()).toMatchObject([{ patient: { name: 'Greta Nyman' } }]);
    shop.partners.simulated['e-health']?.setScript({ deceased: [GRETA] });
    expect(await read()).toEqual([]);
  });

  test('is told of to the giver also when only a price was asked', async () => {
    const [hugo, greta] = [await named(shop, HUGO), await named(shop, GRETA)];
    const ordinationsId = await idOf(hugo, GRETA, 'Tyrolin');
    const asked = { antal: 1, articleid: THYROID, ordinationsId, personnummer: GRETA };
    expect((await hugo.post('/kundvagn/kund-pris', asked)).status).toBe(200);
    expect(await text(greta, `${HOME}vem-har-tittat`)).toContain('Hugo Nyman såg pris på ett recept med din fullmakt.');
  });

  test('gets an extract without the giver’s prescriptions, and an extract is a look', async () => {
    const [hugo, greta] = [await named(shop, HUGO), await named(shop, GRETA)];
    await hugo.get(await listOf(hugo, 'Greta Nyman'));
    await greta.get(HOME);
    const extract = async (who: Shopper) => JSON.stringify((await who.get('/member/minauppgifter/utdrag')).body);
    await until(async () => (await extract(greta)).includes('Tyrolin'));
    await until(async () => (await extract(hugo)).includes('Uppgiften gäller en annan person.'));
    expect(await extract(hugo)).not.toMatch(/Tyrolin/);
    const { body } = await greta.get(`${HOME}vem-har-tittat`);
    expect(String(body['text'])).toMatch(/Du såg recept\./);
  });

  test('loses the open rows when the warrant ends between two presses', async () => {
    const hugo = await named(shop, HUGO);
    const ordinationsId = await idOf(hugo, GRETA, 'Tyrolin');
    expect(rowsIn(await add(hugo, { ordinationsId, articleid: THYROID, personnummer: GRETA }))).toHaveLength(1);
    shop.partners.simulated['e-health']?.setScript({ deceased: [GRETA] });
    expect(rowsIn(await hugo.post('/kundvagn/hamta', {}))).toEqual([]);
    expect(await listOf(hugo, 'Greta Nyman')).toBe('no link to Greta Nyman');
  });
});

describe('a right to order for another that is taken from the matrix (SES-08)', () => {
  const lost: (() => void)[] = [];
  const take = (action: 'prescription.order-for-child' | 'prescription.order-for-another'): void => {
    const rule = matrix[action] as { allows: readonly string[] };
    const { allows } = rule;
    rule.allows = [];
    lost.push(() => (rule.allows = allows));
  };
  afterEach(() => lost.splice(0).forEach((giveBack) => giveBack()));
  const refused = async (person: string): Promise<number> => {
    const { rows } = await shop.platform.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM event WHERE type = 'HealthDataRefused' AND stream_id LIKE '%' || $1`,
      [await shop.customerId(person)],
    );
    return rows[0]?.count ?? 0;
  };

  test.each([
    ['prescription.order-for-another', HUGO, GRETA, 'Tyrolin', THYROID],
    ['prescription.order-for-child', ASTRID, VILGOT, 'Respirin', '710006'],
  ] as const)('%s closes the call and empties the rows', async (action, own, patient, drug, articleid) => {
    const who = await named(shop, own);
    const row = { ordinationsId: await idOf(who, patient, drug), articleid, personnummer: patient };
    expect(rowsIn(await add(who, row))).toHaveLength(1);
    const before = await refused(own);
    take(action);
    const answer = await add(who, row);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([403, expect.stringContaining('OTHER_PERSON')]);
    expect(await refused(own)).toBe(before + 1);
    expect(rowsIn(await who.post('/kundvagn/hamta', {}))).toEqual([]);
  });
});
