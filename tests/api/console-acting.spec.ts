import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { reminder } from '../../domain/reminder/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { until } from '../shop/look.js';
import { sendNext, wantsReminders } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { beginDuty, giveReason, logInStaff } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO, ASTRID, VILGOT] = ['194803122383', '195109072396', '198507099805', '201803142395'] as const;
const GRETA_TO_HUGO = '5f0e1d2c-0000-4000-8000-000000000001';
/** The drugs, the numbers and the names of those for whom somebody acts. */
const SECRETS = /Tyrolin|Lipoflex|Tensidal|Respirin|19480312|480312|20180314|180314|19510907|Greta|Vilgot/;

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());

async function named(person: string): Promise<Shopper> {
  const who = shop.visitor();
  expect((await who.logIn(person)).status).toBeLessThan(400);
  return who;
}
const sees = (who: Shopper, personnummer: string) => who.post('/recept/ordinationer', { personnummer, typ: 'human' });

async function why(login: 'kundtjanst' | 'farmaceut', person: string, search = ''): Promise<string> {
  const staff = shop.visitor();
  await logInStaff(staff, login);
  if (login === 'farmaceut') await beginDuty(shop, login);
  const customerId = await shop.customerId(person);
  await giveReason(staff, 'customers', customerId, 'Frågar varför');
  const { status, body } = await staff.get(`/konsol/kund/${customerId}/varfor${search}`);
  expect(status).toBe(200);
  const page = String(body['text']).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
  return page.slice(page.indexOf('<main'), page.indexOf('</main>'));
}

const LOOKS = '/mina-recept-inloggad/vem-har-tittat';

/** The history that a pharmacist on duty opens, as the replay reads it. */
async function replay(person: string): Promise<string> {
  const staff = shop.visitor();
  await logInStaff(staff, 'farmaceut');
  await beginDuty(shop, 'farmaceut');
  const customerId = await shop.customerId(person);
  await giveReason(staff, 'customers', customerId, 'Frågar om dosen');
  const { status, body } = await staff.get(`/konsol/kund/${customerId}/historia?recept=oppna`);
  expect(status).toBe(200);
  return JSON.stringify(body);
}

describe('why may she see this (RX-08)', () => {
  test('a holder: which warrant, since when, until when, how it was given, its events and its rule, and no name', async () => {
    const hugo = await named(HUGO);
    expect((await sees(hugo, GRETA)).status).toBe(200);
    const page = await why('kundtjanst', HUGO);
    expect(page).toContain('Fullmakt som kunden har fått');
    expect(page).toMatch(/Registrerad<\/th><td>2026-01-15/);
    expect(page).toMatch(/Antagen, känt här<\/th><td>2026-11-18/);
    expect(page).toMatch(/Till och med<\/th><td>2030-01-14/);
    expect(page).toContain('Receptregistret har berättat om den');
    expect(page).toContain('Fullmakt mottagen');
    expect(page).toContain('warrants@2019-01-01');
    expect(page).toContain('acting-for-patients@2019-01-01');
    expect(page).not.toMatch(SECRETS);
  });

  test('a giver: the same warrant, the looks that it let through, and afterwards who ended it', async () => {
    const greta = await named(GRETA);
    await greta.get('/mina-recept-inloggad/warrants');
    expect((await sees(await named(HUGO), GRETA)).status).toBe(200);
    const given = await why('kundtjanst', GRETA);
    expect(given).toContain('Fullmakt som kunden har gett');
    expect(given).toContain('Hälsouppgifter visade');
    await greta.sendForm('/psoapi/folkservice/avslutaFullmakt', { fullmaktsId: GRETA_TO_HUGO });
    const ended = await why('kundtjanst', GRETA);
    expect(ended).toContain('Givaren avslutade den.');
    expect(ended).toContain('Fullmakt avslutad');
    expect(ended).not.toMatch(SECRETS);
  });

  test('a pharmacist who opens the holder’s history is read of by the giver, whose block withholds it', async () => {
    const greta = await named(GRETA);
    const looks = async () => String((await greta.get(LOOKS)).body['text']);
    expect(await looks()).not.toContain('för att svara på en fråga');
    expect(await replay(HUGO)).toMatch(/Tyrolin|Lipoflex/);
    expect(await looks()).toMatch(/, farmaceut, såg recept för att svara på en fråga\./);
    await greta.sendForm(LOOKS, { sparr: 'ja' });
    expect(await replay(HUGO)).not.toMatch(/Tyrolin|Lipoflex|Greta/);
    expect(await looks()).toContain('ville se recept. Din spärr hindrade det.');
    await greta.sendForm(LOOKS, { sparr: 'nej' });
  });

  test('a guardian: the looks at the child, the rule of the age, and the refused attempts', async () => {
    const astrid = await named(ASTRID);
    expect((await sees(astrid, VILGOT)).status).toBe(200);
    expect((await sees(astrid, GRETA)).status).toBe(403);
    const page = await why('kundtjanst', ASTRID);
    expect(page).toContain('Kunden ser recepten för barn under 13 år.');
    expect(page).toContain('guardian-access@2019-01-01');
    expect(page).toContain('Nekade försök');
    expect(page).not.toMatch(SECRETS);
  });
});

describe('why was I reminded, or not (RMD-03)', () => {
  test('a parent who lost custody: what the register said, and that the parent is not reminded of the child', async () => {
    await named(ASTRID);
    const customerId = await shop.customerId(ASTRID);
    const ended = { guardianships: [{ person: VILGOT, holds: false }], subjects: [], ids: {}, at: clock.now() };
    const command = { type: 'RecomputeReminders', customerId, ...ended } as const;
    await shop.platform.commands.handle(reminder, customerId, command, newContext(SYSTEM));
    const page = await why('kundtjanst', ASTRID);
    expect(page).toContain('Vårdnad som har ändrats');
    expect(page).toContain('Kunden är inte längre vårdnadshavare och påminns inte om barnet');
    expect(page).not.toMatch(SECRETS);
  });

  test('the day, the consent of each channel at that moment, the outcome and the rule, and no kind for customer service', async () => {
    const astrid = await named(ASTRID);
    await wantsReminders(astrid, ASTRID);
    expect((await sees(astrid, ASTRID)).status).toBe(200);
    await until(async () => (await why('kundtjanst', ASTRID)).includes('Förfaller'));
    await sendNext(shop, ASTRID);
    const page = await why('kundtjanst', ASTRID);
    expect(page).toContain('reminders@2000-01-01');
    expect(page).toContain('Slaget är dolt.');
    expect(page).toMatch(/RemindersEmail\w+: gett 2026-/);
    expect(page).toContain('Samtycken när den skickades');
    expect(page).toContain('Påminnelse skickad');
    expect(page).not.toMatch(/Dags att förnya|Dags för nytt uttag/);
    expect(page).not.toMatch(SECRETS);
  });

  test('a pharmacist who opens the contents sees the kind and how the day was computed, and the look is recorded', async () => {
    const page = await why('farmaceut', ASTRID, '?recept=oppna');
    expect(page).toMatch(/Dags att förnya recept, för kunden själv\. \d{4}-\d\d-\d\d minus 30 dagar\./);
    expect(page).not.toMatch(SECRETS);
    const events = await shop.platform.store.readStream(`health-look-${await shop.customerId(ASTRID)}`);
    expect(events.some(({ data }) => (data as { by?: { kind: string } }).by?.kind === 'staff')).toBe(true);
  });
});
