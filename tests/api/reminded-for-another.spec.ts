import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { reminder } from '../../domain/reminder/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { until } from '../shop/look.js';
import { sendNext } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [GRETA, HUGO] = ['194803122383', '195109072396'] as const;
const GRETA_TO_HUGO = '5f0e1d2c-0000-4000-8000-000000000001';
const PAGE = '/pages/notifications';
const CALENDAR = '/api/apocalendar/';

let shop: TestShop;
const clock = new SettableClock('2026-11-18T09:00:00.000Z');
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());
afterEach(() => shop.partners.simulated['e-health']?.setScript({}));

const read = (who: Shopper) => who.post('/recept/ordinationer', { personnummer: GRETA, typ: 'human' });
const text = async (who: Shopper): Promise<string> => String((await who.get(PAGE)).body['text']);
const reminders = async () => {
  const { reminders: all } = await shop.app.get(CommandHandling).load(reminder, await shop.customerId(HUGO));
  return Object.values(all);
};

/** Hugo, who keeps what he reads of Greta by her warrant, and wants reminders by mail. */
async function holder(): Promise<Shopper> {
  const hugo = shop.visitor();
  expect((await hugo.logIn(HUGO)).status).toBeLessThan(400);
  const anvandare = JSON.stringify({ personNr: HUGO, samtyckeRRD: { tagare: true } });
  const answers = [
    await hugo.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', { anvandare }),
    await hugo.put(`${CALENDAR}verification`, { EmailAddress: 'hugo@example.se', MobileNumber: '0701234567' }),
    await hugo.put(`${CALENDAR}approval`, { IsApproved: true, Channel: 'Email' }),
    await read(hugo),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await until(async () => (await reminders()).length > 0);
  return hugo;
}

test('the page of notifications says that a reminder is for a person whom the customer acts for, and names nobody', async () => {
  const hugo = await holder();
  expect(await text(hugo)).toContain('för en person du företräder.');
  await sendNext(shop, HUGO);
  const page = await text(hugo);
  expect(page.slice(page.indexOf('id="olasta"'), page.indexOf('id="kommande"'))).toContain(
    'för en person du företräder.',
  );
  for (const secret of [GRETA, GRETA.slice(2), 'Greta', 'Tyrolin', 'Lipoflex']) expect(page).not.toContain(secret);
});

test('no reminder is of the giver’s high-cost period, because the account of another is never kept (RX-07)', async () => {
  const hugo = await holder();
  expect((await hugo.post('/hkdb/konto', { personnummer: GRETA })).status).toBe(200);
  const kinds = (await reminders()).map(({ about }) => about?.kind);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds).not.toContain('HkdbExp');
});

test('a reminder that was sent is not read any more when the warrant has ended, and none is shown while nobody says', async () => {
  const hugo = await holder();
  const toRead = async () => JSON.stringify((await hugo.get(`${CALENDAR}events/toRead`)).body);
  expect(await toRead()).toContain(GRETA);
  shop.partners.simulated['e-health']?.setScript({ fault: 'down' });
  expect(await toRead()).toBe('{"Events":[]}');
  shop.partners.simulated['e-health']?.setScript({});
  const greta = shop.visitor();
  await greta.logIn(GRETA);
  const ended = await greta.sendForm('/psoapi/folkservice/avslutaFullmakt', { fullmaktsId: GRETA_TO_HUGO });
  expect(ended.status).toBe(200);
  expect(await toRead()).toBe('{"Events":[]}');
  expect(await text(hugo)).not.toContain('för en person du företräder.');
});
