import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { HighCostAccounts } from '../../services/care/high-cost/high-cost-accounts.js';
import { Prescriptions } from '../../services/care/prescription/prescriptions.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { ASTRID } from './erased-person.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { beginDuty, giveReason, logInStaff } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const NAMES = /Tyrolin|Tensidal|Amlovent|Lipoflex|Respirin|Morfidol|Sertalin|Pencillor/;
const REASON = 'Frågar varför receptet inte kan hämtas';
let shop: TestShop;
let astrid: Uuid;
let quarterly: string;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
  await shop.visitor().logIn(ASTRID);
  astrid = await shop.customerId(ASTRID);
  const seen = await shop.app.get(Prescriptions).own(astrid, 'human');
  await shop.app.get(HighCostAccounts).own(astrid);
  const found =
    seen.state === 'open' ? seen.prescriptions.find(({ article }) => article.name === 'Lipoflex') : undefined;
  quarterly = prescriptionKey(astrid, found?.ordinationId ?? '');
});
afterAll(() => shop.stop());

async function staffAt(login: 'kundtjanst' | 'farmaceut'): Promise<Shopper> {
  const visitor = shop.visitor();
  await logInStaff(visitor, login);
  if (login === 'farmaceut') await beginDuty(shop, login);
  await giveReason(visitor, 'customers', astrid, REASON);
  await until(async () => (await visitor.get(`/konsol/kund/${astrid}`)).status === 200);
  return visitor;
}

async function page(staff: Shopper, search = ''): Promise<string> {
  const { status, body } = await staff.get(`/konsol/kund/${astrid}${search}`);
  expect(status).toBe(200);
  return String(body['text']).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
}

const looksOfStaff = async () =>
  (await shop.platform.store.readStream(`health-look-${astrid}`)).filter(
    ({ data }) => (data as { readonly by?: { readonly kind: string } }).by?.kind === 'staff',
  );

describe('the replay of prescriptions and of the high-cost ladder', () => {
  test('shows customer service that they were received, and nothing of them (LAW-09)', async () => {
    const staff = await staffAt('kundtjanst');
    for (const search of ['', '?recept=oppna']) {
      const html = await page(staff, search);
      expect(html).toContain('Recept mottaget');
      expect(html).toContain('Bara en farmaceut kan öppna det');
      expect(html).not.toMatch(NAMES);
      const history = await staff.get(`/konsol/kund/${astrid}/historia${search}`);
      expect(JSON.stringify(history.body)).not.toMatch(NAMES);
    }
    expect(await looksOfStaff()).toEqual([]);
  });

  test('opens to a pharmacist, which the customer reads, and says from when and by which rule (RX-03)', async () => {
    const staff = await staffAt('farmaceut');
    const sealed = await page(staff);
    expect(sealed).toContain('Öppna innehållet');
    expect(sealed).not.toMatch(NAMES);
    const why = await page(staff, `?recept=oppna&varfor=prescriptions/${quarterly}/collectable`);
    expect(why).toContain('Kan hämtas ut: Lipoflex');
    expect(why).toMatch(/från och med \d{4}-\d\d-\d\d/);
    expect(why).toContain('prescription@2000-01-01');
    expect(why).toContain('RX-03');
    const parts = (await looksOfStaff()).map(({ data }) => data as { readonly part: string; readonly reason: string });
    expect([...new Set(parts.map(({ part }) => part))].sort()).toEqual(['high-cost', 'prescriptions']);
    expect(parts[0]?.reason).toBe(REASON);
  });

  test('shows a pharmacist what was paid of the ladder (RX-07)', async () => {
    expect(await page(await staffAt('farmaceut'), '?recept=oppna')).toContain('Egenavgift sedan');
  });

  test('stays sealed while the customer blocks the looks of staff', async () => {
    await shop.app.get(HealthLooks).block(astrid, true);
    const staff = await staffAt('farmaceut');
    const html = await page(staff, '?recept=oppna');
    expect(html).toContain('Kunden har spärrat sina hälsouppgifter');
    expect(html).not.toMatch(NAMES);
    await shop.app.get(HealthLooks).block(astrid, false);
  });
});
