import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Uuid } from '../../domain/kernel/index.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { ASTRID } from './erased-person.js';
import { paidPrescription, prescribedTo, type Prescribed } from './prescribed-order.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { beginDuty, giveReason, logInStaff } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const REASON = 'Undrar varför receptet kostade så mycket';
const period = {
  ...{ startsOn: '2026-01-02', endsOn: '2027-01-01', accumulated: 198_000, ownFee: 198_000, freeCardSince: null },
};
const priced = {
  ...{ price: 12_200, onLadder: 9_700, fee: 7_775, difference: 2_500, amount: 10_275 },
  exchange: 'exchange-refused',
  ruleVersions: ['benefit-class@2024-01-01', 'high-cost-ladder@2025-07-01'],
  account: { isConnected: true, period },
} as const;
let shop: TestShop;
let astrid: Prescribed;
let orderId: Uuid;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
  astrid = await prescribedTo(shop, ASTRID);
  const patient = { kind: 'self', personNumber: ASTRID, name: null } as const;
  ({ orderId } = await paidPrescription(shop, astrid, '90000061', false, patient, priced));
});
afterAll(() => shop.stop());

async function staffAt(login: 'kundtjanst' | 'farmaceut' | 'farmaceut2', isOnDuty = true): Promise<Shopper> {
  const visitor = shop.visitor();
  await logInStaff(visitor, login);
  if (login !== 'kundtjanst' && isOnDuty) await beginDuty(shop, login);
  await giveReason(visitor, 'customers', astrid.customerId, REASON);
  await until(async () => (await visitor.get(address())).status === 200);
  return visitor;
}

const address = (search = '') => `/konsol/kund/${astrid.customerId}/order/${orderId}${search}`;

async function page(staff: Shopper, search = ''): Promise<string> {
  const { status, body } = await staff.get(address(search));
  expect(status).toBe(200);
  return String(body['text']).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
}

const looks = async () => shop.platform.store.readStream(`health-look-${astrid.customerId}`);
const looksOfStaff = async () =>
  (await looks())
    .map(({ type, data }) => ({
      type,
      ...(data as { readonly part: string; readonly by?: { readonly kind: string } }),
    }))
    .filter(({ by }) => by?.kind === 'staff');

describe('why a prescription line of an order has its price, and why it is not collected yet', () => {
  test('customer service sees state, sum, rule and events, and nothing of what it is (LAW-09)', async () => {
    const staff = await staffAt('kundtjanst');
    for (const search of ['', '?recept=oppna']) {
      const html = await page(staff, search);
      for (const words of [
        'Rad 2: väntar på en farmaceut.',
        'Kunden betalar 102,75 kr.',
        'av regeln benefit-class@2024-01-01',
        'Händelserna bakom',
        'Bara en farmaceut kan öppna det',
      ])
        expect([words, html.includes(words)]).toEqual([words, true]);
      expect(html).not.toMatch(/Amlovent|Tyrolin|Mellanskillnad|75 %|egenavgift/);
    }
    const data = await staff.get(`${address()}.data?recept=oppna`);
    expect(JSON.stringify(data.body)).not.toMatch(/Amlovent|Tyrolin|198000|7775/);
    expect(await looksOfStaff()).toEqual([]);
  });

  test('a pharmacist opens period, sum before, steps, fee and what is outside, which the customer reads (RX-05)', async () => {
    const staff = await staffAt('farmaceut');
    const sealed = await page(staff);
    expect(sealed).toContain('Öppna innehållet');
    expect(sealed).not.toMatch(/Amlovent|Tyrolin/);
    const html = await page(staff, '?recept=oppna');
    for (const words of [
      'Amlovent, Tablett, 10 mg, 100 tabletter, 1 förpackning',
      '2026-01-02 till 2027-01-01',
      '1 980,00 kr samlat, 1 980,00 kr i egenavgift',
      '100 % av 20,00 kr (steget från 0,00 kr)',
      '75 % av 77,00 kr (steget från 2 000,00 kr)',
      'Mellanskillnad utanför skyddet',
      '102,75 kr',
      'high-cost-ladder@2025-07-01',
      'Kan hämtas ut igen',
      'prescription@2000-01-01',
      'sparas inte med priset',
    ])
      expect([words, html.includes(words)]).toEqual([words, true]);
    expect(html).not.toContain('Anmäl felet');
    expect((await looksOfStaff()).map(({ type, part }) => [type, part])).toEqual([
      ['HealthDataShown', 'ordered-prescription'],
      ['HealthDataShown', 'high-cost'],
    ]);
  });

  test('the contents are opened only on duty', async () => {
    const staff = await staffAt('farmaceut2', false);
    const before = (await looks()).length;
    expect((await staff.get(address('?recept=oppna'))).status).toBe(403);
    expect(await looks()).toHaveLength(before);
  });

  test('they stay sealed while the customer blocks the looks of staff', async () => {
    await shop.app.get(HealthLooks).block(astrid.customerId, true);
    const html = await page(await staffAt('farmaceut'), '?recept=oppna');
    expect(html).toContain('Kunden har spärrat sina hälsouppgifter');
    expect(html).not.toMatch(/Amlovent|Tyrolin/);
    await shop.app.get(HealthLooks).block(astrid.customerId, false);
  });
});
