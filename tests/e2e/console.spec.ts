import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { addDays, atStockholm, stockholmDate } from '../../domain/kernel/index.js';
import { servedShop } from '../shop/served-shop.js';
import { tabsOf } from './browser.js';
import { findCustomer, logInAsStaff, nilsShops, openCustomer, openDesk } from './console-steps.js';

function at(page: Page, step: number): Promise<void> {
  return page.locator(`[aria-valuetext^="Steg ${step} av "]`).waitFor();
}

const ASTRID = '198507099805';
const TODAY = stockholmDate(new Date().toISOString());
const EARNED_ON = addDays(TODAY, -400);
const LEFT_ON = addDays(EARNED_ON, 365);

describe('customer service in a browser', () => {
  const shop = servedShop({
    products: 600,
    partners: 'inside',
    past: async (past) => {
      await past.joins(ASTRID, atStockholm(addDays(EARNED_ON, -30), '12:00'));
      await past.earns(ASTRID, 700, EARNED_ON);
    },
  });
  const openTab = tabsOf(shop);
  let memberNumber: string;
  beforeAll(async () => {
    memberNumber = await nilsShops(shop);
  });

  test('must give a reason, then sees everything and can replay it to any moment', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await logInAsStaff(page, 'kundtjanst');
    await findCustomer(page, memberNumber);
    await openCustomer(page, 'Kunden undrar över en nekad betalning');
    await page.getByRole('heading', { name: 'Nils Sandberg' }).waitFor();
    const main = page.locator('main');
    await page.getByText('Betalning nekad').filter({ visible: true }).first().waitFor();
    await expect.poll(() => main.textContent()).toContain('Kunden undrar över en nekad betalning');

    // The slider works only when the browser has loaded the history.
    const slider = page.getByRole('slider', { name: 'Steg i historiken', disabled: false });
    await slider.focus();
    await page.keyboard.press('Home');
    await at(page, 0);
    await page.getByText('Ingen öppen varukorg.').waitFor();
    const steps = Number(await slider.getAttribute('max'));
    let sawCart = false;
    for (let step = 1; step <= steps; step += 1) {
      await page.keyboard.press('ArrowRight');
      await at(page, step);
      sawCart ||= !(await page.getByText('Ingen öppen varukorg.').isVisible());
    }
    expect(sawCart).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('stops by keyboard on the day that points left the window, and keeps a typed time in the address', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await logInAsStaff(page, 'kundtjanst');
    await findCustomer(page, ASTRID);
    await openCustomer(page, 'Kunden undrar över sina poäng');
    const { pathname } = new URL(page.url());
    const window = page.locator('.figures div', { hasText: 'Poäng de senaste 365 dagarna' }).locator('dd');
    const slider = page.getByRole('slider', { name: 'Steg i historiken', disabled: false });

    await page.goto(`${pathname}?dag=${LEFT_ON}`);
    await slider.focus();
    const turned = page.locator('[aria-valuetext^="Tiden gick, efter steg "]');
    await turned.waitFor();
    await expect.poll(() => window.textContent()).toBe('0 p');
    await page.locator('.card-event', { hasText: 'räknas inte längre för nivån' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await turned.waitFor({ state: 'detached' });
    await page.waitForURL(/[?&]steg=\d+/);
    await page.keyboard.press('ArrowRight');
    await turned.waitFor();
    await page.waitForURL((url) => url.searchParams.get('dag') === LEFT_ON);
    await page.locator(`.entry[aria-current] a[href$="dag=${LEFT_ON}"]`).waitFor();

    const typed = `${addDays(LEFT_ON, -1)}T23:59`;
    await page.getByLabel('Gå till tidpunkt').fill(typed);
    await page.locator('.jump', { hasText: 'Gå till tidpunkt' }).getByRole('button').click();
    await page.waitForURL((url) => url.searchParams.get('tid') === typed);
    await expect.poll(() => window.textContent()).toBe('700 p');
    await page.reload();
    await slider.focus();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(typed.replace('T', ' '));
    await expect.poll(() => window.textContent()).toBe('700 p');
    await page.keyboard.press('ArrowRight');
    await turned.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('with the role of support sees no operations; with the role of operations rebuilds a view', async () => {
    const { page, context, faults } = await openTab();
    await logInAsStaff(page, 'drift');
    await openDesk(page, '/konsol/drift');
    const row = page.getByRole('row', { name: /Nivå och saldo/ });
    await row.getByRole('button', { name: /Bygg om/ }).click();
    await row.getByText(/lika|exakt|inga skillnader/i).waitFor();
    expect(faults).toEqual([]);
    await context.close();

    const support = await openTab();
    await logInAsStaff(support.page, 'kundtjanst');
    const answer = await support.page.goto('/konsol/drift');
    expect([403, 404]).toContain(answer?.status());
    await support.context.close();
  });
});
