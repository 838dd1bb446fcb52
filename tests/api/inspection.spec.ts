import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { stockholmDate } from '../../domain/kernel/index.js';
import { CHECK_POINTS } from '../../domain/prescription/index.js';
import { StaffAccounts } from '../../services/access/staff/staff-accounts.js';
import { HealthLooks } from '../../services/care/health-look/health-looks.js';
import { Forgetting } from '../../services/person/erasure/forgetting.js';
import { deskOf } from '../shop/dispensing.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import {
  ORDERED_ARTICLE,
  packCode,
  paidPrescription,
  prescribedTo,
  withdrawalOf,
  type Prescribed,
} from './prescribed-order.js';

let shop: TestShop;
let astrid: Prescribed;
let today: string;
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  astrid = await prescribedTo(shop, ASTRID);
  today = stockholmDate(shop.platform.clock.now());
  const { id } = await paidPrescription(shop, astrid, '90000301');
  const of = () => ({ dispensingId: id, commandId: randomUUID() });
  const farida = deskOf(shop, (await shop.app.get(StaffAccounts, { strict: false }).idOf('farmaceut')) ?? '');
  await farida.act({ ...of(), act: 'check', points: CHECK_POINTS, note: '' });
  expect(await farida.act({ ...of(), act: 'dispense', codes: [packCode('S1', 'L31')] })).toEqual({ ok: true });
  await until(async () => (await withdrawalOf(shop, astrid, id))?.phase === 'reported');
});
afterAll(() => shop.stop());

const asked = () => ({ caseNumber: '6.2.1-2026-017', from: today, to: today, varuId: '' });
const looks = () => shop.platform.store.readStream(`health-look-${astrid.customerId}`);
const records = [
  {
    orderNumber: '90000301',
    personNumber: ASTRID,
    article: expect.stringContaining(`${ORDERED_ARTICLE} `),
    packages: 1,
    packs: [{ batch: 'L31', serial: 'S1' }],
    pharmacist: 'Farida Farmaceut',
  },
];

test('an inspection reads who got what from which batch, also past a block, and the customer reads of it (LAW-09)', async () => {
  await shop.app.get(HealthLooks).block(astrid.customerId, true);
  expect(await deskOf(shop).inspect(asked())).toMatchObject({ ok: true, records });
  const [last] = (await looks()).slice(-1);
  expect(last).toMatchObject({
    type: 'HealthDataShown',
    data: { by: { purpose: 'inspection' }, reason: 'Tillsyn, ärende 6.2.1-2026-017' },
  });
  await shop.app.get(HealthLooks).block(astrid.customerId, false);
});

test('days and products that are not asked for stay closed, and nobody reads of a look', async () => {
  const before = (await looks()).length;
  const empty = { ok: true, records: [], ended: 0 };
  expect(await deskOf(shop).inspect({ ...asked(), varuId: '999999' })).toEqual(empty);
  expect(await deskOf(shop).inspect({ ...asked(), from: '2020-01-01', to: '2020-12-31' })).toEqual(empty);
  expect(await deskOf(shop).inspect({ ...asked(), varuId: ORDERED_ARTICLE })).toMatchObject({ ok: true, records });
  expect((await looks()).length).toBe(before + 1);
});

test.each([
  ['CASE_INVALID', 'case', { caseNumber: ' ' }],
  ['CASE_INVALID', 'case', { caseNumber: '<script>' }],
  ['FROM_INVALID', 'from', { from: '2026-02-30' }],
  ['TO_INVALID', 'to', { to: '' }],
  ['TO_INVALID', 'to', { from: '2026-03-02', to: '2026-03-01' }],
  ['TO_INVALID', 'to', { from: '2020-01-01', to: '2026-01-01' }],
  ['ARTICLE_INVALID', 'article', { varuId: '12' }],
])('%s names the field, and nothing is opened', async (code, field, wrong) => {
  const before = (await looks()).length;
  expect(await deskOf(shop).inspect({ ...asked(), ...wrong })).toMatchObject({ ok: false, errors: [{ code, field }] });
  expect((await looks()).length).toBe(before);
});

test('an erasure leaves the record, and its key of looks is gone, so the inspection records none', async () => {
  await shop.app.get(Forgetting, { strict: false }).forget(astrid.customerId);
  const before = (await looks()).length;
  expect(await deskOf(shop).inspect(asked())).toMatchObject({ ok: true, records });
  expect((await looks()).length).toBe(before);
});
