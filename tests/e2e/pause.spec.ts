import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { guestWithDelivery, putInCart } from './checkout-steps.js';
import { logInAsStaff, openDesk } from './console-steps.js';

const SWISH = 'Swish går inte att använda just nu. Betala gärna med kort.';
const CLOSED = 'Vi flyttar vårt lager. Du kan handla igen klockan fem.';

describe.each([1440, 390])('a pause while a shopper is in the basket, at %i px', (width) => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function ask(page: Page, target: string, text: string): Promise<void> {
    await page.getByLabel('Pausa', { exact: true }).selectOption(target);
    await page.getByLabel('Text till kunderna').fill(text);
    await page.getByLabel('Orsak, för kollegor').fill('Bytet av lager');
    await page.getByRole('button', { name: 'Granska pausen' }).click();
    await page.getByText(text).first().waitFor();
  }

  test('is shown to staff before it begins, shown to the shopper, and ended by a person', async () => {
    const shopper = await openTab({ width });
    await putInCart(shopper.page, 'har');
    await guestWithDelivery(shopper.page);
    await shopper.page.getByLabel(/^Swish/).waitFor();

    const staff = await openTab({ width });
    const { page } = staff;
    await logInAsStaff(page, 'drift');
    await openDesk(page, '/konsol/drift');
    await hydrated(page);
    await ask(page, 'payment-method/swish', SWISH);
    await page.getByRole('heading', { name: 'Pausa Betalsätt: Swish?' }).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ändra' }).click();
    await expect.poll(() => page.getByLabel('Text till kunderna').inputValue()).toBe(SWISH);
    await page.getByRole('button', { name: 'Granska pausen' }).click();
    await page.getByRole('button', { name: 'Pausa nu' }).click();
    await page.getByText('Pausat. Kunderna ser texten nu.').waitFor();
    await page.getByRole('button', { name: 'Avsluta pausen: Betalsätt: Swish' }).waitFor();

    await shopper.page.getByLabel(/^Swish/).check();
    await shopper.page.getByLabel(/intygar att jag har fyllt 18/).check();
    await shopper.page.getByLabel(/Jag godkänner/).check();
    await hydrated(shopper.page);
    await shopper.page.getByRole('button', { name: /^Betala/ }).click();
    await shopper.page.getByRole('alert').getByText(SWISH).waitFor();
    await shopper.page.locator('input[value=swish]:disabled').waitFor();
    await expect.poll(() => faultsOf(shopper.page)).toEqual([]);

    await ask(page, 'purchases', CLOSED);
    await page.getByRole('button', { name: 'Pausa nu' }).click();
    await page.getByRole('button', { name: 'Avsluta pausen: Alla köp' }).waitFor();
    await shopper.page.reload();
    await shopper.page.getByText(CLOSED).first().waitFor();
    await expect.poll(() => shopper.page.getByRole('button', { name: /^Betala/ }).count()).toBe(0);
    expect([...(await faultsOf(shopper.page)), ...(await faultsOf(page))]).toEqual([]);

    for (const name of ['Alla köp', 'Betalsätt: Swish']) {
      const paused = page.getByRole('listitem').filter({ hasText: name });
      await paused.getByLabel('Orsak').fill('Det går igen');
      await paused.getByRole('button').click();
      await paused.waitFor({ state: 'detached' });
    }
    await page.getByText('Inget är pausat.').waitFor();
    await shopper.page.reload();
    await shopper.page.getByRole('button', { name: /^Betala/ }).waitFor();
    // A press may abort a reload of the page's data, and the browser reports this as an error.
    expect([...shopper.faults, ...staff.faults].filter((fault) => !fault.startsWith('AbortError'))).toEqual([]);
    await shopper.context.close();
    await staff.context.close();
  });
});
