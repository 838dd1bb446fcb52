import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { PartnerHealth } from '../../services/partners/health/partner-health.js';
import { ASTRID, Phone, pollAfter, startLogin } from '../shop/e-id.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let staff: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40, webBuild: path.resolve('dist/web') });
  staff = shop.visitor();
  await logInStaff(staff, 'drift');
  await giveReason(staff, 'operations');
});
afterAll(() => shop.stop());

async function row(partner: string): Promise<readonly string[]> {
  const page = String((await staff.get('/konsol/drift')).body['text']);
  const html = page.split('id="partners-heading"')[1]?.split(`<th scope="row">${partner}</th>`)[1]?.split('</tr>')[0];
  if (!html) throw new Error(`no row of ${partner}`);
  return html.split('</td>').map((cell) => cell.replace(/<[^>]*>/g, '').trim());
}

test('the operations page shows each partner’s last answer and last failure, from every process', async () => {
  expect((await row('BankID')).slice(0, 4)).toEqual(['simulerad', '–', '–', '–']);
  const browser = shop.visitor();
  const { qrCode } = await startLogin(browser);
  const phone = new Phone(shop);
  await phone.press(await phone.scan(qrCode as string), { decision: 'approve', person: ASTRID });
  shop.partners.simulated.bankid?.setScript({ nextCollectErrors: ['unauthorized'] });
  await pollAfter(clock, browser);
  expect((await row('BankID')).slice(0, 4)).toEqual([
    'svarar med fel',
    '2026-11-21 11:00:00',
    '2026-11-21 11:00:02 unauthorized, 401',
    'unauthorized, 401 × 1',
  ]);
  expect(await pollAfter(clock, browser)).toMatchObject({ result: 'Authenticated' });
  expect((await row('BankID')).slice(0, 2)).toEqual(['simulerad', '2026-11-21 11:00:04']);

  const elsewhere = new PartnerHealth(shop.platform.pool, clock);
  elsewhere.heard({ partner: 'freja', outcome: 'failed', code: 'ECONNREFUSED', status: null });
  elsewhere.heard({ partner: 'adyen', outcome: 'unread', code: 'CHARGEBACK', status: null });
  await elsewhere.onApplicationShutdown();
  expect((await row('Freja+'))[2]).toBe('2026-11-21 11:00:04 ECONNREFUSED, inget svar');
  expect(await row('Adyen')).toMatchObject({ 0: 'simulerad', 3: 'CHARGEBACK (meddelande som inte används) × 1' });
});
