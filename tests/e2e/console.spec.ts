import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { tabsOf } from './browser.js';
import { findCustomer, logInAsStaff, nilsShops, openCustomer } from './console-steps.js';

/** The page shows what was true then. */
function at(page: Page, step: number): Promise<void> {
  return page.locator(`[aria-valuetext^="Steg ${step} av "]`).waitFor();
}

describe('customer service in a browser', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);
  let memberNumber: string;
  beforeAll(async () => {
    memberNumber = await nilsShops(shop);
  });

  test('must give a reason, then sees everything and replays it to any moment', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await logInAsStaff(page, 'kundtjanst');
    await findCustomer(page, memberNumber);
    await openCustomer(page, 'Kunden undrar över en nekad betalning');
    await page.getByRole('heading', { name: 'Nils Sandberg' }).waitFor();
    const main = page.locator('main');
    await page.getByText('Betalning nekad').filter({ visible: true }).first().waitFor();
    expect(await main.textContent()).toContain('Kunden undrar över en nekad betalning');

    // Until the history has come it cannot be moved.
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

  test('with the role of support sees no operations; with that of operations rebuilds a view', async () => {
    const { page, context, faults } = await openTab();
    await logInAsStaff(page, 'drift');
    await page.goto('/konsol/drift');
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
