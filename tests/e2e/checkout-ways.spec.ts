import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf } from './browser.js';
import { buyByCard, putInCart } from './checkout-steps.js';

const NEWER = [
  'POST /cart/add-quantity',
  'POST /cart/set-quantity',
  'PUT /customer-details',
  'PUT /shipments/sync-user-choice',
  'POST /payments/start',
];
const OLDER = [
  'POST /api/cart/items/{varuId}',
  'PUT /api/cart/items/{varuId}',
  'PUT /api/cart/addresses/billing',
  'PUT /api/cart/shipping/widget',
  'POST /api/cart/checkout',
];

describe.each([
  ['as they are', '', NEWER, 'on-server'],
  ['UseNewCheckoutToggle off', 'UseNewCheckoutToggle=off', OLDER, 'on-server'],
  ['UseSsrCheckoutToggle off', 'UseSsrCheckoutToggle=off', NEWER, 'in-browser'],
  ['MasterCosToggle off, whatever the others say', 'MasterCosToggle=off,UseSsrCheckoutToggle=off', OLDER, 'on-server'],
] as const)('with the toggles: %s', (_name, TOGGLES, calls, rendered) => {
  const shop = servedShop({ products: 600, partners: 'inside', settings: { TOGGLES } });
  const openTab = tabsOf(shop);

  test(`the pages buy by their generation of calls, and the checkout is rendered ${rendered}`, async () => {
    const { page, context, faults } = await openTab();
    const sent = callsOf(page);
    await putInCart(page, 'hudvard');
    const document = await (await context.request.get('/shop/basket', { headers: { accept: 'text/html' } })).text();
    expect(document.includes('Dina uppgifter')).toBe(rendered === 'on-server');
    await hydrated(page);
    await page.getByRole('button', { name: /^Öka antal/ }).click();
    await page.locator('[role="spinbutton"][aria-valuenow="2"]:not([aria-busy])').first().waitFor();
    await buyByCard(page, '4111 1111 1111 1111', async () => {});
    await page.waitForURL(/\/shop\/confirmation\?Id=[\da-f-]{36}&sys=cos$/);
    await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
    expect(sent).toEqual(calls);
    for (const both of ['/cart', '/api/cart/?mode=extended&syncPso&date'])
      expect((await context.request.get(both)).status()).toBe(200);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** The calls about cart, checkout and payment that a page sends, each once, in their order. */
function callsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname.replace(/\d{6}$/, '{varuId}')}`;
    if ([...NEWER, ...OLDER].includes(call) && !sent.includes(call)) sent.push(call);
  });
  return sent;
}
