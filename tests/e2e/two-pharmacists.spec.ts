import path from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ASTRID } from '../api/erased-person.js';
import { packCode, paidPrescription, prescribedTo, withdrawalOf, type Prescribed } from '../api/prescribed-order.js';
import { until } from '../shop/look.js';
import { beginDuty } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { logInAsStaff, openDesk } from './console-steps.js';

let shop: TestShop;
let astrid: Prescribed;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
  astrid = await prescribedTo(shop, ASTRID);
  for (const login of ['farmaceut', 'farmaceut2'] as const) await beginDuty(shop, login);
});
afterAll(() => shop.stop());

const open = tabsOf({
  get url() {
    return shop.url;
  },
});
const status = (page: Page) => page.getByRole('status').innerText();

/** The tab of a pharmacist on duty, with the withdrawal open. */
async function at(withdrawal: string, login: 'farmaceut' | 'farmaceut2') {
  const tab = await open();
  await logInAsStaff(tab.page, login);
  await openDesk(tab.page, '/konsol/recept', 'Expedierar dagens recept');
  await tab.page.goto(withdrawal);
  await hydrated(tab.page);
  return tab;
}

async function checks(page: Page): Promise<void> {
  for (const point of await page.locator('input[name=punkt]').all()) await point.check();
  await page.getByRole('button', { name: 'Spara kontrollen' }).click();
  await expect.poll(() => status(page)).toBe('Kontrollen är sparad.');
}

async function scans(page: Page, serial: string): Promise<void> {
  await page.locator('input[name=kod]').fill(packCode(serial).replaceAll('\u001d', ' '));
  await page.locator('input[name=kod]').press('Enter');
}

test('the tab of a second pharmacist, left open, dispenses nothing again and says who was first (RX-06)', async () => {
  const { id } = await paidPrescription(shop, astrid, '90000401');
  const [first, second] = [
    await at(`/konsol/recept/${id}`, 'farmaceut'),
    await at(`/konsol/recept/${id}`, 'farmaceut2'),
  ];
  await checks(first.page);
  await checks(second.page);
  await scans(first.page, 'FIRST');
  await first.page.waitForURL(/klart=dispense/);
  await until(async () => (await withdrawalOf(shop, astrid, id))?.phase === 'reported');

  await scans(second.page, 'SECOND');
  await expect.poll(() => status(second.page)).toBe('Någon annan var först, eller ordern är avslutad.');
  expect((await withdrawalOf(shop, astrid, id))?.record?.packs.map(({ serial }) => serial)).toEqual(['FIRST']);
  await expect.poll(() => second.page.getByRole('button', { name: 'Expediera' }).count()).toBe(0);
  await expect.poll(() => faultsOf(second.page)).toEqual([]);
  expect([...first.faults, ...second.faults]).toEqual([]);
});

test('who refuses in an old tab what was dispensed meanwhile gives no money back', async () => {
  const { id } = await paidPrescription(shop, astrid, '90000402');
  const [first, second] = [
    await at(`/konsol/recept/${id}`, 'farmaceut'),
    await at(`/konsol/recept/${id}`, 'farmaceut2'),
  ];
  await checks(first.page);
  await scans(first.page, 'THIRD');
  await first.page.waitForURL(/klart=dispense/);
  await until(async () => (await withdrawalOf(shop, astrid, id))?.phase === 'reported');

  await second.page.locator('select[name=skal]').selectOption({ index: 1 });
  await second.page.locator('textarea[name=text], input[name=text]').fill('Dosen är oklar.');
  await second.page.getByRole('button', { name: 'Neka och betala tillbaka' }).click();
  await expect.poll(() => status(second.page)).toBe('Någon annan var först, eller ordern är avslutad.');
  const withdrawal = await withdrawalOf(shop, astrid, id);
  expect(withdrawal).toMatchObject({ phase: 'reported', refused: null });
  expect([...first.faults, ...second.faults]).toEqual([]);
});
