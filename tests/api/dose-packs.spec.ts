import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { dosePackMessages } from '../../projections/care/dose-pack/queries.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { until } from '../shop/look.js';
import { wantsReminders } from '../shop/reminders.js';
import { beginDuty, staffAt } from '../shop/staff.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ELSA, ASTRID] = ['199908072391', '198507099805'];
const PAGE = '/mina-recept-inloggad/dospaket';
const DESK = '/konsol/recept/dospaket';
const TEXT = 'Packa gärna hjärttabletterna från måndag.';
const ANSWERED = 'En farmaceut har svarat dig';
const ANSWER = 'Vi packar från måndag, och du hämtar på Odenplan.';

const clock = new SettableClock('2026-11-20T09:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

async function named(person: string): Promise<Shopper> {
  const who = shop.visitor();
  await who.logIn(person);
  return who;
}

const ask = (who: Shopper, change: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  who.sendForm(PAGE, { commandId: randomUUID(), person: '', text: TEXT, ...change });
const pageOf = async (who: Shopper, address = PAGE): Promise<string> => String((await who.get(address)).body['text']);
const waiting = async () =>
  (await dosePackMessages(shop.platform.db, 100)).filter(({ answered_at }) => answered_at === null);
const looksAt = async (person: string) => {
  const looks = await shop.platform.store.readStream(`health-look-${await shop.customerId(person)}`);
  return looks.filter(({ data }) => (data as { part?: string }).part === 'dose-pack-message');
};

describe('a message that asks for dose packs (RX-24, RX-22)', () => {
  test('is sent once, waits at the desk, is answered by a pharmacist on duty, and the customer reads the answer', async () => {
    const elsa = await named(ELSA);
    await wantsReminders(elsa, ELSA);
    expect(await pageOf(elsa)).toContain('Skicka till farmaceuten');
    const sent = await ask(elsa);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PAGE}?skickat=1`]);
    expect(await pageOf(elsa)).toContain('Väntar på svar från en farmaceut.');
    expect((await ask(elsa)).body['text']).toContain('Du har redan skickat ett meddelande');
    const [row] = await waiting();

    const staff = await staffAt(shop, 'farmaceut', 'dispensing');
    expect(await pageOf(staff, DESK)).toContain(`${DESK}/${row!.message_id}`);
    expect(await pageOf(staff, DESK)).not.toMatch(/hjärttabletterna|19990807/);
    expect((await staff.get(`${DESK}/${row!.message_id}`)).status).toBe(403);
    await beginDuty(shop, 'farmaceut');
    const opened = await pageOf(staff, `${DESK}/${row!.message_id}`);
    expect(opened).toContain(TEXT);
    expect(opened).toContain(ELSA);
    const answer = (svar: string) => staff.sendForm(`${DESK}/${row!.message_id}`, { commandId: randomUUID(), svar });
    expect((await answer(' ')).body['text']).toContain('Skriv ett meddelande.');
    expect((await answer(ANSWER)).body['text']).toContain('Svaret är skickat till kunden.');
    expect((await answer('En gång till.')).body['text']).toContain('Meddelandet är redan besvarat.');

    const told = () => shop.partners.simulated.mail?.list().filter(({ subject }) => subject === ANSWERED) ?? [];
    await until(() => Promise.resolve(told().length > 0));
    expect(told()).toHaveLength(1);
    expect(JSON.stringify(told())).toContain(PAGE);

    const answered = await pageOf(elsa);
    expect(answered).toContain(ANSWER);
    expect(answered).toContain('Farida Farmaceut');
    expect(await pageOf(staff, DESK)).toContain('av Farida Farmaceut');
    const kinds = (await looksAt(ELSA)).map(
      ({ type, data }) => `${type} ${(data as { by?: { kind: string } }).by?.kind}`,
    );
    expect(new Set(kinds)).toEqual(
      new Set(['HealthDataShown customer', 'HealthDataWithheld undefined', 'HealthDataShown staff']),
    );
  });

  test('is sealed: no row and no mail says what it is about or for whom', async () => {
    const { rows } = await shop.platform.pool.query<{ text: string }>('SELECT e::text AS text FROM event e');
    const views = await shop.platform.pool.query('SELECT * FROM view_dose_pack');
    const mails = shop.partners.simulated.mail?.list();
    expect(JSON.stringify([rows, views.rows, mails])).not.toMatch(/hjärttabletterna|Odenplan|199908072391/);
  });

  test('may be for a relative, and for nobody else', async () => {
    const astrid = await named(ASTRID);
    const key = /person=([^"&#]+)[^"]*"[^>]*>Vilgot/.exec(await pageOf(astrid))?.[1] ?? '';
    const sent = await ask(astrid, { person: decodeURIComponent(key) });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${PAGE}?person=${key}&skickat=1`]);
    expect(await pageOf(astrid)).toContain('för Vilgot');
    const before = (await waiting()).length;
    const foreign = await ask(astrid, { person: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(foreign.body['text']).toContain('Du får inte se en annan persons recept.');
    expect(await waiting()).toHaveLength(before);
    expect((await looksAt(ASTRID)).map(({ type }) => type)).toContain('HealthDataRefused');
  });

  test.each([
    ['no text', { text: '' }, 'Skriv ett meddelande.'],
    ['a text of 501 signs', { text: 'a'.repeat(501) }, 'Meddelandet får ha högst 500 tecken.'],
    ['no id of the form', { commandId: '1' }, 'Formuläret gick inte att läsa.'],
  ])('with %s is refused with what is wrong, and nothing is recorded', async (_name, change, message) => {
    const before = (await waiting()).length;
    const answer = await ask(await named('198002292384'), change);
    expect([answer.status, String(answer.body['text']).includes(message)]).toEqual([200, true]);
    expect(await waiting()).toHaveLength(before);
  });

  test('needs a log-in, and a person in the population register', async () => {
    const guest = await ask(shop.visitor());
    expect([guest.status, guest.headers.get('location')?.startsWith('/init-login')]).toEqual([303, true]);
    const coordination = await ask(await named('197010632391'));
    expect(coordination.body['text']).toContain('folkbokförd i Sverige');
  });
});
