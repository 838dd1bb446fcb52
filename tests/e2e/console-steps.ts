import type { Page } from 'playwright-core';

import { pay, purchase, refusedCard } from '../shop/purchase.js';
import type { ServedShop } from '../shop/served-shop.js';
import { Shopper } from '../shop/shopper.js';

const NILS = '198507099813';

/**
 * Makes Nils join the club and buy a product: his first card is refused, the second is accepted.
 * @returns the member number
 */
export async function nilsShops({ url, database }: ServedShop): Promise<string> {
  const { rows } = await database.pool.query(
    `SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' ORDER BY varu_id LIMIT 1`,
  );
  const nils = new Shopper(url);
  await nils.logIn(NILS);
  const { body } = await nils.post('/api/apoplus/registermember', {
    email: 'nils.sandberg@exempel.se',
    mobileNumber: '0707654321',
  });
  await purchase(nils, { varuId: rows[0].varu_id, card: refusedCard as never });
  await pay(nils);
  return (body as unknown as { Result: { memberNumber: string } }).Result.memberNumber;
}

export async function logInAsStaff(
  page: Page,
  login: 'kundtjanst' | 'drift' | 'farmaceut' | 'farmaceut2',
): Promise<void> {
  await page.goto('/konsol/logga-in');
  await page.locator('input').first().fill(login);
  await page.locator('input[type=password]').fill(`test-${login}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/konsol\/?$/);
}

/** Searches for a customer. It ends on the page that asks for a reason. */
export async function findCustomer(page: Page, text: string): Promise<void> {
  await page.goto('/konsol');
  await page.locator('#sok').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/konsol\/orsak\?/);
}

/** Types a reason on the page that asks for it. Its field must have the focus by itself. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  await page.locator('input[name=orsak]:focus').waitFor();
  await page.keyboard.type(reason);
  await page.keyboard.press('Enter');
}

export async function openCustomer(page: Page, reason: string): Promise<void> {
  await giveReason(page, reason);
  await page.locator('.customer-head').waitFor();
}

/** Opens a page of the console that is not about one customer. */
export async function openDesk(page: Page, address: string, reason = 'Daglig tillsyn av butiken'): Promise<void> {
  await page.goto(address);
  await giveReason(page, reason);
  await page.waitForURL((url) => url.pathname === address);
}
