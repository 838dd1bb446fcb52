import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { until } from '../shop/look.js';
import { named } from '../shop/prescription-cart.js';
import { sendNext } from '../shop/reminders.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const SETTINGS = '/member/minainstallningar';
const NOTHING_COMES = 'Inga påminnelser kommer: du har inte sagt ja till att vi sparar uppgifter om recept.';

describe('a customer who lets the pharmacy keep prescriptions in the settings (RX-11)', () => {
  const clock = new SettableClock('2026-11-18T09:00:00.000Z');
  let shop: TestShop;
  beforeAll(async () => void (shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());

  const page = async (who: Shopper) => String((await who.get(SETTINGS)).body['text']);
  const choose = async (who: Shopper, code: string, given: 'ja' | 'nej') =>
    expect((await who.sendForm(SETTINGS, { code, given, commandId: randomUUID(), plain: 'ja' })).status).toBe(303);
  const reminderTypes = async () =>
    (await shop.platform.store.readStream(`reminder-${await shop.customerId(ASTRID)}`)).map(({ type }) => type);

  test('is told that a wish for reminders alone brings none, and is reminded after a yes, until a no', async () => {
    const astrid = await named(shop, ASTRID);
    expect(await page(astrid)).toContain('Recept som jag har fullmakt för');
    expect(await page(astrid)).not.toContain(NOTHING_COMES);
    await choose(astrid, 'RemindersEmailTimeToRenewPrescription', 'ja');
    await choose(astrid, 'RemindersEmailNewPrescription', 'ja');
    expect(await page(astrid)).toContain(NOTHING_COMES);
    await astrid.put('/api/apocalendar/verification', {
      EmailAddress: 'astrid@example.se',
      MobileNumber: '0701234567',
    });
    await choose(astrid, 'RrdGivare', 'ja');
    expect(await page(astrid)).not.toContain(NOTHING_COMES);
    await astrid.get('/mina-recept-inloggad/');
    await until(async () => (await reminderTypes()).includes('ReminderPlanned'));
    await sendNext(shop, ASTRID);
    const mails = shop.partners.simulated.mail?.list() ?? [];
    expect(mails.filter(({ to }) => String(to).includes('astrid@example.se')).length).toBeGreaterThan(0);
    await choose(astrid, 'RrdGivare', 'nej');
    await until(async () => (await reminderTypes()).includes('ReminderCancelled'));
  });
});
