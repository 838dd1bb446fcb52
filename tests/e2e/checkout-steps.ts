import type { Page } from 'playwright-core';

import { typeCard } from './card-steps.js';

const ASTRID = '198507099805';
const DETAILS = {
  Förnamn: 'Astrid',
  Efternamn: 'Ekström',
  'E-post': 'astrid.ekstrom@exempel.se',
  Mobilnummer: '0701234567',
  Gatuadress: 'Hornsgatan 1',
  Postnummer: '118 20',
  Ort: 'Stockholm',
};

export async function logIn(page: Page, personNumber = ASTRID): Promise<void> {
  await page.goto('/init-login');
  await page.locator(`button[value="${personNumber}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/init-login'));
}

/** Puts the first product of a category into the cart and opens the basket page. */
export async function putInCart(page: Page, category: string): Promise<void> {
  await page.goto(`/kategori/${category}`);
  await page.getByRole('button', { name: /^Köp/ }).first().click();
  await page.getByText('har lagts i varukorgen').first().waitFor();
  await page.goto('/shop/basket');
}

/**
 * Pays as a guest by card, from the details to the button 'Betala'. It calls `look` before delivery and before payment.
 */
export async function buyByCard(page: Page, number: string, look: (step: string) => Promise<void>): Promise<void> {
  await giveDetails(page);
  await look('delivery');
  await page.getByLabel(/Postombud/).check();
  await page.getByLabel(/^Kort/).first().check();
  await page.frameLocator('iframe[title="Kortnummer"]').getByLabel('Kortnummer').waitFor();
  await look('payment');
  await typeCard(page, number);
  await page.getByLabel(/intygar att jag har fyllt 18/).check();
  await page.getByLabel(/Jag godkänner/).check();
  await page.getByRole('button', { name: /^Betala/ }).click();
}

/** Fills in a guest's details and delivery, with scripts or without. Only the payment is then left. */
export async function guestWithDelivery(page: Page): Promise<void> {
  await giveDetails(page);
  await chooseDelivery(page);
}

/** As `guestWithDelivery`, for a customer. After the first purchase the shop knows the details. */
export async function customerWithDelivery(page: Page): Promise<void> {
  if (await page.locator('#uppgifter input[name="firstName"]').count()) await giveDetails(page);
  await chooseDelivery(page);
}

async function chooseDelivery(page: Page): Promise<void> {
  await page.getByLabel(/Postombud/).check();
  // With scripts the choice is saved at once, and this button is hidden.
  const choose = page.getByRole('button', { name: 'Välj leverans' });
  if (await choose.isVisible()) await choose.click();
}

/** Fills in a guest's details, and waits for the step of the delivery. */
export async function giveDetails(page: Page, change: Partial<typeof DETAILS> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...DETAILS, ...change }))
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
  await page.getByRole('link', { name: 'Ändra' }).first().waitFor();
}
