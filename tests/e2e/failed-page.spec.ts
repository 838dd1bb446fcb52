import { describe, expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { addressOf, hydrated, tabsOf } from './browser.js';

describe('a page that scripts cannot load', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });
  const openTab = tabsOf(shop);

  test('shows an error in its place, with links (UI-02)', async () => {
    const { page, context } = await openTab();
    await page.goto('/');
    await hydrated(page);
    await page.route('**/varumarken.data*', (route) => route.abort());
    await page.locator('.header-shortcuts').getByRole('link', { name: 'Varumärken' }).click();
    await page.getByRole('heading', { name: 'Whoops!' }).waitFor();
    await page.locator('header .logo').waitFor();
    await page.unroute('**/varumarken.data*');
    await page.getByRole('link', { name: 'Ladda om sidan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Varumärken' }).waitFor();
    expect((await addressOf(page)).pathname).toMatch(/^\/varumarken/);
    await context.close();
  });

  test('is no fault when the request was aborted, and every other error is', async () => {
    const { page, context, faults } = await openTab();
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(`setTimeout(() => {
      void Promise.reject(new DOMException('left', 'AbortError'));
      void Promise.reject(new Error('broken'));
    })`);
    await until(async () => faults.length > 0);
    expect(faults).toEqual(['broken']);
    await context.close();
  });
});
