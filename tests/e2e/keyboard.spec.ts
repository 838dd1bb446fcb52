import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { tabThroughCard } from './card-steps.js';

const DETAILS = [
  ['Förnamn', 'Astrid'],
  ['Efternamn', 'Ekström'],
  ['E-post', 'astrid.ekstrom@exempel.se'],
  ['Mobilnummer', '0701234567'],
  ['Gatuadress', 'Hornsgatan 1'],
  ['Postnummer', '118 20'],
  ['Ort', 'Stockholm'],
] as const;

describe('by keyboard alone', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function open(width: number, address: string): Promise<Tab> {
    const tab = await openTab({ width });
    await tab.page.goto(address);
    await hydrated(tab.page);
    return tab;
  }

  test.each([390, 1440])('a product can be searched for, bought and paid, at %i px', async (width) => {
    const { page, context, faults } = await open(width, '/');
    await tabTo(page, page.locator('#header-q'));
    await page.keyboard.type('magnesium');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=magnesium');
    await page.keyboard.press('Home');
    await skipToContent(page);
    await tabTo(page, page.locator('.card-name a').first());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/produkt/**');

    await tabTo(page, page.getByRole('button', { name: /^Lägg i varukorgen/ }));
    await page.keyboard.press('Enter');
    await settled(page, 1);
    await page.locator('[role="spinbutton"]:focus').waitFor();
    await page.keyboard.press('ArrowUp');
    await settled(page, 2);

    await shiftTabTo(page, page.getByRole('link', { name: /^Varukorg, 2 st/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop/basket');
    await tabTo(page, page.getByRole('main').getByRole('spinbutton'));
    await page.keyboard.press('ArrowDown');
    await settled(page, 1);

    await type(page, DETAILS);
    await page.keyboard.press('Enter');
    await choose(page, page.getByLabel(/Postombud/));
    await choose(page, page.getByLabel(/^Kort/).first());
    await tabThroughCard(page, '4111 1111 1111 1111');
    await type(page, [[/Namn på kortet/, 'A Ekström']]);
    await tabTo(page, page.getByLabel(/Jag godkänner/));
    await page.keyboard.press('Space');
    await age(page);
    await tabTo(page, page.getByRole('button', { name: /^Betala/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/confirmation\?Id=/);
    await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a listing can be filtered and sorted beside the products', async () => {
    const { page, context, faults } = await open(1440, '/kategori/hudvard');
    await tabTo(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await page.waitForURL(/Brand=/);
    await tabTo(page, page.getByLabel('Sortera'));
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/Brand=.*sortBy=|sortBy=.*Brand=/);
    await page.getByLabel('Sortera').and(page.locator(':focus')).waitFor();
    await shiftTabTo(page, page.getByRole('checkbox', { checked: true }).first());
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the filters on a phone open, can be chosen, and close with Escape', async () => {
    const { page, context, faults } = await open(390, '/kategori/hudvard');
    const toggle = page.getByRole('button', { name: /^Filtrera/ });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await page.waitForURL(/Brand=/);
    await page.getByRole('checkbox', { checked: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await toggle.and(page.locator(':focus')).waitFor();
    await expect.poll(() => page.getByRole('checkbox').first().isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Waits until the quantity is saved. A change during another one would be ignored (CRT-01). */
async function settled(page: Page, quantity: number): Promise<void> {
  await page.locator(`[role="spinbutton"][aria-valuenow="${quantity}"]:not([aria-busy])`).first().waitFor();
}

async function hasFocus(target: Locator, page: Page): Promise<boolean> {
  return (await target.and(page.locator(':focus')).count()) > 0;
}

async function press(page: Page, key: string, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await hasFocus(target, page)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never led to ${String(target)}`);
}

const MOST = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await press(page, 'Tab', target);
}

async function shiftTabTo(page: Page, target: Locator): Promise<void> {
  await press(page, 'Shift+Tab', target);
}

async function skipToContent(page: Page): Promise<void> {
  await shiftTabTo(page, page.getByRole('link', { name: 'Hoppa till innehållet' }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, fields: readonly (readonly [label: string | RegExp, value: string])[]): Promise<void> {
  for (const [label, value] of fields) {
    await tabTo(page, page.getByLabel(label).and(page.locator('input')).first());
    await page.keyboard.type(value);
  }
}

/** Selects a radio button by keyboard: Tab moves to its group, and arrow keys move to the option. */
async function choose(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name');
  await tabTo(page, page.locator(`input[type="radio"][name="${name}"]:not([disabled])`));
  for (let presses = 0; presses < MOST && !(await hasFocus(radio, page)); presses += 1)
    await page.keyboard.press('ArrowDown');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
}

/** Ticks the checkbox about age. It is missing for persons whose age an identification has shown. */
async function age(page: Page): Promise<void> {
  const declared = page.getByLabel(/intygar att jag har fyllt 18/);
  if ((await declared.count()) === 0) return;
  await shiftTabTo(page, declared);
  await page.keyboard.press('Space');
}
