import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import type { Past } from '../shop/past.js';
import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf, type TabOptions } from './browser.js';
import { putInCart } from './checkout-steps.js';

const PHONE = { width: 390, height: 844 } as const;
const WAYS: readonly (readonly [string, TabOptions])[] = [
  ['light', { ...PHONE, colorScheme: 'light' }],
  ['dark', { ...PHONE, colorScheme: 'dark' }],
  ['without scripts', { ...PHONE, javaScriptEnabled: false }],
];

describe('a code in the basket on a phone (CRT-04, CRT-11)', () => {
  const shop = servedShop({
    products: 600,
    partners: 'inside',
    past: plansCodes,
  });
  const openTab = tabsOf(shop);

  test.each(WAYS)('takes its discount from the sums until it is removed, %s', async (_way, options) => {
    const { page, context, faults } = await openTab(options);
    await basketOf(page, options);
    const before = await sums(page);
    await entered(page, 'finns-ej');
    await page.getByText('Rabattkoden finns inte. Kontrollera stavningen.').first().waitFor();
    await expect.poll(() => codeField(page).inputValue()).toBe('finns-ej');

    await entered(page, ' tio ');
    await page.getByRole('status').getByText('10 % på allt').waitFor();
    const taken = Math.round(toPay(before) * 0.1);
    await expect
      .poll(() => sums(page))
      .toMatchObject({
        ...before,
        Rabattkod: -taken,
        'Summa utan frakt': toPay(before) - taken,
        'varav moms': expect.any(Number),
      });
    await expect.poll(() => faultsOn(page, options)).toEqual([]);

    await page.getByRole('button', { name: 'Ta bort rabattkoden TIO' }).click();
    await codeField(page).waitFor();
    await expect.poll(() => sums(page)).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(WAYS)('gives a gift, which is changed for another one and left out, %s', async (_way, options) => {
    const { page, context, faults } = await openTab(options);
    await basketOf(page, options);
    const before = await sums(page);
    await entered(page, 'GAVA');
    const choice = page.getByLabel('Välj gåva');
    await choice.waitFor();
    const [first = '', second = ''] = await choice.locator('option').allTextContents();
    await gift(page, first).waitFor();
    await expect.poll(() => codeField(page).inputValue()).toBe('');
    await expect.poll(async () => toPay(await sums(page))).toBe(toPay(before));
    await expect.poll(() => faultsOn(page, options)).toEqual([]);

    await choice.selectOption({ label: second });
    await page.getByRole('button', { name: 'Byt gåva' }).click();
    await gift(page, second).waitFor();
    await expect.poll(() => gift(page, first).count()).toBe(0);
    await page.getByRole('button', { name: 'Ta bort gåvan' }).click();
    await choice.waitFor({ state: 'detached' });
    await expect.poll(() => sums(page)).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A coupon for everything, and a gift of two products to choose from. */
async function plansCodes(past: Past, { database }: Pick<ServedShop, 'database'>): Promise<void> {
  const { rows } = await database.pool.query<{ varu_id: string }>(
    "SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 AND for_sale ORDER BY price, varu_id LIMIT 2",
  );
  await past.plansCoupon('TIO');
  await past.plansGift(
    'GAVA',
    rows.map(({ varu_id }) => varu_id),
  );
}

async function basketOf(page: Page, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  if (javaScriptEnabled) return putInCart(page, 'hudvard').then(() => hydrated(page));
  await page.goto('/kategori/hudvard');
  await page.getByRole('button', { name: /^Köp/ }).first().click();
  await page.goto('/shop/basket');
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kod', exact: true });

async function entered(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Använd kod' }).click();
}

/** The line of a gift in the cart. */
const gift = (page: Page, name: string) =>
  page.locator('li[id^="gift-"]').filter({ hasText: name }).locator('.line-text a', { hasText: name });

/** The rows of the summary in öre, by their label. */
async function sums(page: Page): Promise<Readonly<Record<string, number>>> {
  const rows = await page
    .locator('.summary .sum')
    .evaluateAll((all) =>
      all.map(
        (row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? ''] as const,
      ),
    );
  return Object.fromEntries(rows.map(([label, written]) => [label, oreIn(written)]));
}

function toPay(rows: Readonly<Record<string, number>>): number {
  const total = rows['Summa utan frakt'];
  if (!total) throw new Error(`no sum to pay among ${Object.keys(rows).join(', ')}`);
  return total;
}

function oreIn(written: string): number {
  const kronor = Number(
    written
      .replaceAll(/[^\d,−-]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  );
  return Math.round(kronor * 100);
}

/** Axe needs scripts. */
async function faultsOn(page: Page, { javaScriptEnabled = true }: TabOptions): Promise<readonly string[]> {
  if (!javaScriptEnabled) return [];
  return [...(await faultsOf(page)), ...(await faultsWhenEnlarged(page, 'the basket'))];
}
