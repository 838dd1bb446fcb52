import path from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { dispensingsOfOrder } from '../../projections/care/dispensing/queries.js';
import { packCode } from '../api/prescribed-order.js';
import { until } from '../shop/look.js';
import { orderOf } from '../shop/prescription-purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { typeCard } from './card-steps.js';
import { logIn } from './checkout-steps.js';
import { logInAsStaff, openDesk } from './console-steps.js';

const HOME = '/mina-recept-inloggad/';
/** The shop knows the rest of an identified customer. */
const DETAILS = { email: 'astrid.ekstrom@exempel.se', phoneNumber: '0701234567' };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

const open = tabsOf({
  get url() {
    return shop.url;
  },
});

/** From the card of the prescription to the confirmation. @returns the id of the order */
async function buys(page: Page): Promise<string> {
  await page.goto(HOME);
  await hydrated(page);
  await page.getByRole('button', { name: 'Lägg i varukorg, Tyrolin' }).click();
  await page.waitForURL(/\/shop\/basket/);
  for (const [name, value] of Object.entries(DETAILS))
    await page.locator(`#uppgifter input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
  await page.getByLabel(/Postombud/).check();
  await page.getByLabel(/^Kort/).first().check();
  await page.frameLocator('iframe[title="Kortnummer"]').getByLabel('Kortnummer').waitFor();
  await typeCard(page, '4111 1111 1111 1111');
  await page.getByLabel(/Jag godkänner/).check();
  await page.getByRole('button', { name: /^Betala/ }).click();
  await page.waitForURL(/\/shop\/confirmation\?/);
  return new URL(page.url()).searchParams.get('Id') ?? '';
}

async function dispenses(page: Page, orderNumber: string): Promise<void> {
  await logInAsStaff(page, 'farmaceut');
  await openDesk(page, '/konsol/recept', 'Expedierar dagens recept');
  await hydrated(page);
  await page.getByRole('button', { name: 'Börja tjänsten' }).click();
  await expect.poll(() => page.getByRole('status').innerText()).toBe('Du är i tjänst.');
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await page.getByRole('heading', { level: 1, name: `Recept i order ${orderNumber}` }).waitFor();
  for (const point of await page.locator('input[name=punkt]').all()) await point.check();
  await page.getByRole('button', { name: 'Spara kontrollen' }).click();
  await expect.poll(() => page.getByRole('status').innerText()).toBe('Kontrollen är sparad.');
  await page.locator('input[name=kod]').fill(packCode('W1').replaceAll('\u001d', ' '));
  await page.locator('input[name=kod]').press('Enter');
  await page.waitForURL(/\/konsol\/recept\?klart=dispense/);
}

test('a prescription goes from its card by basket, checkout and pharmacist to a parcel that the customer sees sent', async () => {
  const customer = await open({ width: 390 });
  await logIn(customer.page);
  const orderId = await buys(customer.page);
  await expect.poll(() => customer.page.getByRole('main').innerText()).toContain('Tyrolin');
  await expect.poll(() => faultsOf(customer.page)).toEqual([]);
  await until(async () => (await dispensingsOfOrder(shop.platform.db, orderId))[0]?.phase === 'ordered');
  const { orderNumber } = (await orderOf(shop, orderId)).order!;

  const pharmacist = await open({ width: 1440, colorScheme: 'dark' });
  await dispenses(pharmacist.page, orderNumber);
  expect(pharmacist.faults).toEqual([]);
  await pharmacist.context.close();

  await until(async () => (await orderOf(shop, orderId)).dispensed.length === 1);
  for (const step of ['picking', 'packed', 'dispatched'] as const) await shop.tellWarehouse(orderId, step, 1);
  await until(async () => (await orderOf(shop, orderId)).phase === 'dispatched');
  // The view of the order follows the event.
  await expect
    .poll(async () => {
      await customer.page.goto(`/member/minakop/${orderId}`);
      return customer.page.locator('.order-status').getAttribute('data-status');
    })
    .toBe('sent');
  await expect
    .poll(() => customer.page.getByRole('region', { name: 'Dina receptvaror' }).innerText())
    .toContain('Tyrolin');
  await customer.page.goto('/member/minakop');
  await expect.poll(() => customer.page.getByRole('main').innerText()).toContain('Tyrolin');
  await customer.page.goto(HOME);
  await expect
    .poll(() => customer.page.locator('.prescription-card', { hasText: 'Tyrolin' }).first().innerText())
    .not.toContain('Lägg i varukorgen');
  expect(customer.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await customer.context.close();
});
