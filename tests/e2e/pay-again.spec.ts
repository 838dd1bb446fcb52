import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { typeCard } from './card-steps.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';

const HEIGHT = 844;
const MASTERCARD = '5555 5555 5555 4444';

describe('the press on ‘Betala’ on a phone', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function atPayment(): Promise<Tab> {
    const tab = await openTab({ width: 390, height: HEIGHT });
    await putInCart(tab.page, 'har');
    await guestWithDelivery(tab.page);
    await hydrated(tab.page);
    return tab;
  }

  test('opens the confirmation at its top, with the focus on its heading', async () => {
    const { page, context, faults } = await atPayment();
    await chooseCard(page);
    await declare(page);
    await pay(page);
    await page.waitForURL(/\/shop\/confirmation/);
    await startsAtHeading(page, 'Tack för ditt köp, Astrid!');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('opens the Swish page at its top, with the focus on its heading', async () => {
    const { page, context, faults } = await atPayment();
    await page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await declare(page);
    await pay(page);
    await page.waitForURL(/\/shop\/betalning\//);
    await startsAtHeading(page, 'Betala med Swish');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('says beside the button that the card was declined, keeps all that was given, and pays at the next press', async () => {
    const { page, context, faults } = await atPayment();
    await chooseCard(page, 'DECLINED');
    await declare(page);
    await pay(page);
    const message = page.locator('#betalning .error-summary');
    await message.getByRole('heading', { name: 'Betalningen gick inte igenom' }).waitFor();
    await expect.poll(() => inSight(page, '#betalning .error-summary')).toBe(true);
    await message.getByText('Inga pengar har dragits.').waitFor();
    await expect.poll(() => page.getByLabel(/Jag godkänner/).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel(/fyllt 18/).isChecked()).toBe(true);
    const number = page.frameLocator('iframe[title="Kortnummer"]').getByLabel('Kortnummer');
    await expect.poll(() => number.inputValue()).toBe(MASTERCARD);
    await page.getByLabel(/Namn på kortet/).fill('A Ekström');
    await pay(page);
    await page.waitForURL(/\/shop\/confirmation/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('asks for what is missing, and each demand leaves when it is met', async () => {
    const { page, context, faults } = await atPayment();
    await pay(page);
    const demands = page.locator('#betalning .error-summary li');
    await expect.poll(() => demands.count()).toBe(3);
    await page
      .getByLabel(/^Swish/)
      .first()
      .check();
    await expect.poll(() => demands.count()).toBe(2);
    await expect.poll(() => page.locator('#methodId-fel').count()).toBe(0);
    await declare(page);
    await expect.poll(() => page.locator('#betalning .error-summary').count()).toBe(0);
    await expect.poll(() => page.locator('#betalning .field-error').count()).toBe(0);
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('termsAccepted');
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function chooseCard(page: Page, holder?: string): Promise<void> {
  await page.getByLabel(/^Kort/).first().check();
  await typeCard(page, MASTERCARD);
  if (holder) await page.getByLabel(/Namn på kortet/).fill(holder);
}

async function declare(page: Page): Promise<void> {
  await page.getByLabel(/intygar att jag har fyllt 18/).check();
  await page.getByLabel(/Jag godkänner/).check();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Betala/ }).click();
}

async function startsAtHeading(page: Page, heading: string): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe(heading);
  await expect.poll(() => page.evaluate('[document.activeElement.localName, scrollY]')).toEqual(['h1', 0]);
}

/** A box of the browser counts from the top of the window. */
async function inSight(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= HEIGHT;
}
