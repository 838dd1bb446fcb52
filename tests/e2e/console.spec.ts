import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { pay, purchase, refusedCard } from '../shop/purchase.js';
import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';
import { tabsOf } from './browser.js';

const NILS = '198507099813';

describe('customer service in a browser', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);
  let memberNumber: string;
  beforeAll(async () => {
    memberNumber = await nilsShops(shop);
  });

  test('must give a reason, then sees everything and replays it to any moment', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await logIn(page, 'kundtjanst', 'test-kundtjanst');
    await open(page, memberNumber, 'Kunden undrar över en nekad betalning');
    await page.getByRole('heading', { name: 'Nils Sandberg' }).waitFor();
    const main = page.locator('main');
    await page.getByText('Betalning nekad').filter({ visible: true }).first().waitFor();
    expect(await main.textContent()).toContain('Kunden undrar över en nekad betalning');

    const slider = page.getByRole('slider', { name: 'Steg i historiken' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('Ingen öppen varukorg.').waitFor();
    const steps = Number(await slider.getAttribute('max'));
    let sawCart = false;
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press('ArrowRight');
      sawCart ||= !(await page.getByText('Ingen öppen varukorg.').isVisible());
    }
    expect(sawCart).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  test('with the role of support sees no operations; with that of operations rebuilds a view', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, 'drift', 'test-drift');
    await page.goto('/konsol/drift');
    const row = page.getByRole('row', { name: /Nivå och saldo/ });
    await row.getByRole('button', { name: /Bygg om/ }).click();
    await row.getByText(/lika|exakt|inga skillnader/i).waitFor();
    expect(faults).toEqual([]);
    await context.close();

    const support = await openTab();
    await logIn(support.page, 'kundtjanst', 'test-kundtjanst');
    const answer = await support.page.goto('/konsol/drift');
    expect([403, 404]).toContain(answer?.status());
    await support.context.close();
  }, 60_000);
});

async function nilsShops({ url, database }: ServedShop): Promise<string> {
  const { rows } = await database.pool.query(`SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' ORDER BY varu_id LIMIT 1`);
  const nils = new Shopper(url);
  await nils.logIn(NILS);
  const { body } = await nils.post('/api/apoplus/registermember', { email: 'nils.sandberg@exempel.se', mobileNumber: '0707654321' });
  await purchase(nils, { varuId: rows[0].varu_id, card: refusedCard as never });
  await pay(nils);
  return (body as unknown as { Result: { memberNumber: string } }).Result.memberNumber;
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/konsol/logga-in');
  await page.locator('input').first().fill(login);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/konsol\/?$/);
}

async function open(page: Page, text: string, reason: string): Promise<void> {
  await page.locator('#sok').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/konsol\/kund\//);
  await page.locator('input[list]').fill(reason);
  await page.keyboard.press('Enter');
}
