import path from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { packCode, paidPrescription, prescribedTo, withdrawalOf, type Prescribed } from '../api/prescribed-order.js';
import { ASTRID } from '../api/erased-person.js';
import { until } from '../shop/look.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { logInAsStaff, openDesk } from './console-steps.js';

let shop: TestShop;
let astrid: Prescribed;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
  astrid = await prescribedTo(shop, ASTRID);
});
afterAll(() => shop.stop());

const LOG_IN = `/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`;
/** The name of the field that has the focus, or the text of the link or button. */
const FOCUSED = `(() => {
  const on = document.activeElement;
  return on.matches('input, select, textarea') ? on.getAttribute('name') : on.textContent.trim();
})()`;
const focused = (page: Page) => page.evaluate<string>(FOCUSED);

/** Presses Tab until the focus is on what has this text or field name. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focused(page)).startsWith(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${wanted}`);
}

describe('a pharmacist works by keyboard alone (RX-06)', () => {
  const open = tabsOf({
    get url() {
      return shop.url;
    },
  });

  test('from the queue to dispensed, then refuses the next, whose customer reads why', async () => {
    const first = await paidPrescription(shop, astrid, '90000101');
    const { orderId, id } = await paidPrescription(shop, astrid, '90000102');
    const { page, faults, context } = await open();
    await logInAsStaff(page, 'farmaceut');
    await openDesk(page, '/konsol/recept', 'Expedierar dagens recept');
    await hydrated(page);
    const away = await page.request.get(`/konsol/recept/${first.id}`);
    expect(away.status()).toBe(403);
    await tabTo(page, 'Börja tjänsten');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('Du är i tjänst.');

    await page.goto('/konsol/recept');
    await hydrated(page);
    await tabTo(page, '90000101, rad 2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Recept i order 90000101' }).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await tabTo(page, 'punkt');
    for (let ticks = 0; ticks < 6; ticks += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await tabTo(page, 'Spara kontrollen');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('Kontrollen är sparad.');
    await expect.poll(() => focused(page)).toBe('kod');
    // A scanner types the code, and the separators as spaces.
    await page.keyboard.type(packCode('T1').replaceAll('\u001d', ' '));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/konsol\/recept\?klart=dispense/);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('Expedierat.');
    await until(async () => (await withdrawalOf(shop, astrid, first.id))?.phase === 'reported');

    await expect.poll(() => focused(page)).toBe('90000102, rad 2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Recept i order 90000102' }).waitFor();
    await tabTo(page, 'skal');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'text');
    await page.keyboard.type('Ring din läkare om dosen.');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/konsol\/recept\?klart=refuse/);
    expect((await withdrawalOf(shop, astrid, id))?.phase).toBe('refused');
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();

    const customer = await open({ width: 390, colorScheme: 'dark' });
    await customer.page.goto(LOG_IN);
    await customer.page.goto(`/member/minakop/${orderId}`);
    const told = customer.page.getByRole('region', { name: 'Dina receptvaror' });
    await expect.poll(() => told.innerText()).toContain('Ring din läkare om dosen.');
    await expect.poll(() => faultsOf(customer.page)).toEqual([]);
    await customer.page.goto('/mina-recept-inloggad/');
    await expect
      .poll(() => customer.page.locator('.prescription-card').allInnerTexts())
      .toContainEqual(expect.stringContaining('Ring din läkare om dosen.'));
    // The order's goods are made up, so the shop has no pictures of them.
    expect(customer.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await customer.context.close();
  });
});
