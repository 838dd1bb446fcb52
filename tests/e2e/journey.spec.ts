import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { tabsOf } from './browser.js';
import { typeCard } from './card-steps.js';

const ASTRID = '198507099805';

describe('a person shops in a browser', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test('logs in, joins the club, buys by card, follows the parcel and has earned points', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, ASTRID);
    await joinClub(page);
    await putInCart(page, 'hudvard');
    await knownDetails(page);
    await payByCard(page, '4111 1111 1111 1111');
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();

    await seen(page, '/member/minakop', /Skickad/);
    await opensOrderAndBuysAgain(page);
    await seen(page, '/member', /[1-9]\d*\spoäng/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('pays on the partner’s own page, with 3-D Secure and without any script', async () => {
    const { page, context, faults } = await openTab({ width: 390, height: 844, javaScriptEnabled: false });
    await putInCart(page, 'har');
    await fillDetails(page);
    await page.getByLabel(/intygar att jag har fyllt 18/).check();
    await page.getByLabel(/^Kort/).first().check();
    await page.getByText('vår betalpartners säkra sida').waitFor();
    await page.getByLabel(/Jag godkänner/).check();
    await page.getByRole('button', { name: /^Betala/ }).click();
    await page.getByLabel(/4917 6100/).check();
    await page.getByRole('button', { name: 'Betala' }).click();
    await page.getByLabel(/lösenord/i).fill('password');
    await page.getByRole('button', { name: 'Godkänn' }).click();
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function logIn(page: Page, personNumber: string): Promise<void> {
  await page.goto('/init-login');
  await page.locator(`button[value="${personNumber}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/init-login'));
}

async function joinClub(page: Page): Promise<void> {
  await page.goto('/kundklubb-registrering');
  await page.getByLabel('E-post').fill('astrid.ekstrom@exempel.se');
  await page.getByLabel('Mobilnummer').fill('0701234567');
  await page.getByLabel(/godkänner klubbens villkor/).check();
  await page.getByRole('button', { name: /Bli medlem/ }).click();
  await page.waitForURL(/\/member/);
}

async function putInCart(page: Page, category: string): Promise<void> {
  await page.goto(`/kategori/${category}`);
  await page.getByRole('button', { name: /^Köp/ }).first().click();
  await page.getByText('har lagts i varukorgen').first().waitFor();
  await page.goto('/shop/basket');
}

async function fillDetails(page: Page): Promise<void> {
  const details = {
    Förnamn: 'Astrid',
    Efternamn: 'Ekström',
    'E-post': 'astrid.ekstrom@exempel.se',
    Mobilnummer: '0701234567',
    Gatuadress: 'Hornsgatan 1',
    Postnummer: '118 20',
    Ort: 'Stockholm',
  };
  for (const [label, value] of Object.entries(details))
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
  await page.getByLabel(/Postombud/).check();
  // With scripts the choice is saved at once, and this button is hidden.
  const choose = page.getByRole('button', { name: 'Välj leverans' });
  if (await choose.isVisible()) await choose.click();
}

/** The shop knows name, registered address, e-mail and number, so the receiver is told and delivery can be chosen. */
async function knownDetails(page: Page): Promise<void> {
  await page.locator('#uppgifter address').getByText('astrid.ekstrom@exempel.se').waitFor();
  await expect.poll(() => page.locator('#uppgifter input').count()).toBe(0);
  await page.getByLabel(/Postombud/).check();
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^Kort/).first().check();
  await typeCard(page, number);
  await page.getByLabel(/Jag godkänner/).check();
  await page.getByRole('button', { name: /^Betala/ }).click();
}

/** The page of the order says what was bought and paid, and a press puts the goods into the basket again (CHK-09). */
async function opensOrderAndBuysAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: /visa ordern/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Order / }).waitFor();
  await page.locator('.sum[data-kind=total]').getByText('Betalt').waitFor();
  await page.getByText(/^Kategori: /).waitFor();
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Köp igen/ }).click();
  await page.getByText('har lagts i varukorgen').first().waitFor();
}

/** Reloads a page until it shows this text, because reactions to an event take a moment. */
async function seen(page: Page, address: string, text: RegExp): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    await page.goto(address);
    if (text.test((await page.locator('main').textContent()) ?? '')) return;
  }
  throw new Error(`${address} never showed ${text}`);
}
