import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { tabsOf, type Tab, type TabOptions } from './browser.js';
import { typeCard } from './card-steps.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const POSTED_3DS = '4212 3456 7890 1237';
/**
 * The error that the browser itself writes when a script cannot be loaded. An error of the page would have another
 * text.
 */
const NOT_LOADED = 'Failed to load resource: net::ERR_FAILED';

/** Here the partner has its own URL, as in a deployment. */
describe('a card is typed into the partner’s own fields', () => {
  const shop = servedShop({ products: 600, partners: 'outlive' });
  const openTab = tabsOf(shop);
  const partner = (): string => new URL(shop.partners!.config.ADYEN_FIELDS_URL).origin;

  async function ready(options: TabOptions = {}): Promise<Tab> {
    const tab = await openTab({ ...options, cardFields: partner() });
    await putInCart(tab.page, 'har');
    await guestWithDelivery(tab.page);
    await tab.page.getByLabel(/^Kort/).first().check();
    await tab.page.getByLabel(/intygar att jag har fyllt 18/).check();
    await tab.page.getByLabel(/Jag godkänner/).check();
    return tab;
  }

  async function pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Betala/ }).click();
  }

  test('that the content policy names, and the shop gets nothing it can read', async () => {
    const { page, context, faults } = await ready();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(shop.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    const frame = page.locator('iframe[title="Kortnummer"]');
    await expect.poll(() => frame.getAttribute('src')).toContain(`${partner()}/`);
    await typeCard(page, '4111 1111 1111 1111');
    await pay(page);
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(sent.join()).toContain('encryptedCardNumber');
    expect(sent.join()).not.toMatch(/4111(?: |\+|%20)?1111|\b2030\b|=737/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([390, 1440])('a bank that needs a form gets one, at %i px', async (width) => {
    const { page, context, faults } = await ready({ width });
    await typeCard(page, POSTED_3DS);
    await pay(page);
    await page.waitForURL(/\/shop\/betalning\//);
    await page.getByRole('button', { name: 'Fortsätt till betalningen' }).click();
    await page.getByLabel(/lösenord/i).fill('password');
    await page.getByRole('button', { name: 'Godkänn' }).click();
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('without scripts the partner’s own page asks for the card, and leads back', async () => {
    const { page, context, faults } = await ready({ javaScriptEnabled: false });
    await pay(page);
    await page.waitForURL((url) => url.origin === partner());
    await page.getByLabel(/4111 1111/).check();
    await page.getByRole('button', { name: 'Betala' }).click();
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('when the shopper leaves the partner’s page, the cart can be paid again', async () => {
    const { page, context } = await ready({ javaScriptEnabled: false });
    await pay(page);
    await page.getByRole('button', { name: 'Avbryt köpet' }).click();
    await page.waitForURL(/\/shop\/basket/);
    await context.close();
  });

  test('when its fields do not load, the partner’s own page asks instead', async () => {
    const tab = await openTab({ cardFields: partner() });
    await tab.page.route('**/fields/adyen.js', (route) => route.abort());
    await putInCart(tab.page, 'har');
    await guestWithDelivery(tab.page);
    await tab.page.getByLabel(/^Kort/).first().check();
    await tab.page.getByText('vår betalpartners säkra sida').waitFor();
    expect(tab.faults).toEqual([NOT_LOADED]);
    await tab.page.getByLabel(/intygar att jag har fyllt 18/).check();
    await tab.page.getByLabel(/Jag godkänner/).check();
    await pay(tab.page);
    await tab.page.waitForURL((url) => url.origin === partner());
    await tab.context.close();
  });

  test('fields that did not load are loaded again when the shopper comes back', async () => {
    const { page, context, faults } = await openTab({ cardFields: partner() });
    await page.route('**/fields/adyen.js', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/fields/adyen.js'));
    await putInCart(page, 'har');
    await guestWithDelivery(page);
    await failed;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Älgört/ })
      .click();
    await page.waitForURL(`${shop.url}/`);
    await page.goBack();
    await page.locator('.card-form[data-fields]').waitFor({ state: 'attached' });
    expect(faults).toEqual([NOT_LOADED]);
    await context.close();
  });

  test('an empty field shows an error beside it', async () => {
    const { page, context } = await ready();
    await page.locator('.card-form[data-fields]').waitFor();
    await page.getByLabel(/Namn på kortet/).fill('A Ekström');
    await pay(page);
    await page.getByText('Ange ett giltigt kortnummer').first().waitFor();
    await context.close();
  });
});
