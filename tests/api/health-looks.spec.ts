import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HealthLooks, type StaffAsker } from '../../services/care/health-look/health-looks.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import { loggedIn } from './erasing.js';

const NILS = '198507099813';
const LOOKS = '/mina-recept-inloggad/vem-har-tittat';
const FIA: StaffAsker = {
  kind: 'staff',
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Fia Farmaceut',
  role: 'pharmacist',
  purpose: 'question',
};

describe('who has looked at the customer’s health data (LAW-09)', () => {
  let shop: TestShop;
  const clock = new SettableClock('2026-11-20T09:00:00.000Z');
  beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());

  const text = async (who: Awaited<ReturnType<typeof loggedIn>>) => String((await who.get(LOOKS)).body['text']);
  const looks = () => shop.app.get(HealthLooks, { strict: false });

  test('the customer reads their own looks, counted by day', async () => {
    const who = await loggedIn(shop, ASTRID);
    expect(await text(who)).toContain('Ingen har tittat på dina hälsouppgifter hos oss.');
    for (const _visit of [1, 2])
      expect((await who.get('/psoapi/minaReceptService/getDjurreceptRader')).status).toBe(200);
    expect(await text(who)).toContain('Du såg djurrecept. Det hände 2 gånger den dagen.');
  });

  test('and the attempts of others, without learning who it was', async () => {
    const nils = await loggedIn(shop, NILS);
    expect((await nils.post('/hkdb/konto', { personnummer: ASTRID })).status).toBe(403);
    expect(await text(nils)).toContain('Du bad att få se högkostnadsskydd för någon annan, och nekades.');
    const astrid = await loggedIn(shop, ASTRID);
    expect(await text(astrid)).toContain('En annan person försökte se högkostnadsskydd för dig, och nekades.');
    const stream = `health-look-${await shop.customerId(ASTRID)}`;
    const told = JSON.stringify(await shop.platform.store.readStream(stream));
    expect(told).not.toContain(await shop.customerId(NILS));
    expect(told).not.toContain(NILS);
  });

  test('and the looks of staff with name, role and reason, until a block withholds them', async () => {
    const who = await loggedIn(shop, ASTRID);
    const astrid = await shop.customerId(ASTRID);
    expect(await looks().shownToStaff(astrid, 'prescriptions', FIA, 'Frågar om dosen')).toBe(true);
    expect(await text(who)).toMatch(
      /Fia Farmaceut, farmaceut, såg recept för att svara på en fråga\.[\s\S]*Angivet skäl: Frågar om dosen/,
    );
    expect((await who.sendForm(LOOKS, { sparr: 'ja' })).headers.get('location')).toBe(`${LOOKS}?sparat=ja`);
    expect(await text(who)).toContain('Du har spärrat dina hälsouppgifter för personalen.');
    expect(await looks().shownToStaff(astrid, 'prescriptions', FIA, 'Frågar igen om dosen')).toBe(false);
    expect(await text(who)).toContain('Fia Farmaceut, farmaceut, ville se recept. Din spärr hindrade det.');
    const dispensing = { ...FIA, purpose: 'dispensing' } as const;
    expect(await looks().shownToStaff(astrid, 'ordered-prescription', dispensing, 'Expedierar')).toBe(true);
    await who.sendForm(LOOKS, { sparr: 'nej' });
    expect(await looks().shownToStaff(astrid, 'prescriptions', FIA, 'Frågar om dosen')).toBe(true);
    expect(await text(who)).toMatch(/såg recept för att svara på en fråga\. Det hände 2 gånger den dagen\./);
    await looks().withheldFromStaff(astrid, 'ordered-prescription', dispensing);
    expect(await text(who)).toContain(
      'ville se ett beställt recept. Det nekades, eftersom det bara är öppet för farmaceuter i tjänst.',
    );
  });

  test('the reason of staff is sealed, and the customer’s extract has it', async () => {
    const who = await loggedIn(shop, ASTRID);
    const { rows } = await shop.platform.pool.query("SELECT 1 FROM event WHERE data::text LIKE '%om dosen%'");
    expect(rows).toEqual([]);
    expect(JSON.stringify((await who.get('/member/minauppgifter/utdrag')).body)).toContain('Frågar om dosen');
  });

  test('a choice that no page sends changes nothing, and a guest can choose nothing', async () => {
    const who = await loggedIn(shop, ASTRID);
    const { status, body } = await who.sendForm(LOOKS, { sparr: 'kanske' });
    expect([status, String(body['text']).includes('Ditt val gick inte att spara.')]).toEqual([200, true]);
    const guest = await shop.visitor().sendForm(LOOKS, { sparr: 'ja' });
    expect(guest.headers.get('location')).toContain('/init-login');
  });
});
