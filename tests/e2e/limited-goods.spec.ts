import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { addressOf, hydrated, tabsOf, type TabOptions } from './browser.js';
import { guestWithDelivery } from './checkout-steps.js';

const ASTRID = '198507099805';
const BASKET = '/shop/basket';
const PHONE = { width: 390, height: 844 } as const;
const WAYS: readonly (readonly [string, TabOptions])[] = [
  ['with scripts', PHONE],
  ['in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['without scripts', { ...PHONE, javaScriptEnabled: false }],
];

interface Goods {
  readonly varuId: string;
  readonly name: string;
  readonly slug: string;
}

describe('goods with a limit on a phone', () => {
  const shop = servedShop({ products: 1500, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function goods(flag: string): Promise<readonly [Goods, Goods]> {
    const { rows } = await shop.database.pool.query<Goods>(
      `SELECT varu_id AS "varuId", name, slug FROM view_product
       WHERE $1 = ANY(flags) AND type = 'Ex' AND for_sale AND web_stock > 9 ORDER BY varu_id LIMIT 2`,
      [flag],
    );
    return rows as unknown as readonly [Goods, Goods];
  }

  test.each(WAYS)(
    'paracetamol says how many may be bought, and what is refused and why (CRT-03), %s',
    async (_, way) => {
      const { page, context, faults } = await openTab(way);
      const [one, other] = await goods('Paracetamol');
      await bought(page, one, way);
      await expect.poll(() => page.getByText('Högst två per köp').count()).toBe(0);
      await more(page, one);
      // The bar at the bottom of a phone repeats the adjuster.
      await page.getByText('Högst två per köp', { exact: true }).first().waitFor();
      const plus = page.getByRole('button', { name: `Öka antal av ${one.name}` }).first();
      await expect.poll(() => plus.getAttribute('aria-disabled')).toBe('true');
      const told = `#${await plus.getAttribute('aria-describedby')}`.replaceAll(':', '\\:');
      await expect.poll(() => page.locator(told).textContent()).toBe('Högst två per köp');

      await pressBuy(page, other, way);
      await page
        .getByText('Maxantal för denna vara uppnådd')
        .or(page.getByText(/^Du har uppnått max antal/))
        .first()
        .waitFor();
      const advice = `${other.name}: högst två med paracetamol per köp. Ta bort någon annan vara med paracetamol`;
      if (way.javaScriptEnabled !== false) await page.getByText(advice).first().waitFor();
      await page.locator('.added-link').click();
      await page.waitForURL(`**${BASKET}*`);
      await page.getByText('Allt lades inte i varukorgen').first().waitFor();
      const basket = page.locator('main');
      await basket.getByText(advice).waitFor();
      await basket.getByText('Högst två per köp', { exact: true }).waitFor();
      if (way.javaScriptEnabled !== false) {
        await expect.poll(async () => (await addressOf(page)).search).toBe('');
        await basket.getByText(advice).waitFor();
        await expect.poll(() => accessibility(page)).toEqual([]);
      }
      expect(faults.filter((fault) => fault !== 'Quantity exceeds maximum allowed limit')).toEqual([]);
      await context.close();
    },
  );

  test.each(WAYS)('nicotine asks a guest to identify in time and keeps the cart (CHK-11), %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    const [spray] = await goods('Nicotine');
    await bought(page, spray, way);
    await page.goto(BASKET);
    await page.getByText(`${spray.name} säljs bara till den som har fyllt 18 år och identifierat sig.`).waitFor();
    await page.getByText('Innehåller nikotin, som är mycket beroendeframkallande').waitFor();
    if (way.javaScriptEnabled !== false) await hydrated(page);
    await guestWithDelivery(page);
    const payment = page.locator('#betalning');
    await payment.getByText(`För att köpa ${spray.name} behöver du först identifiera dig.`).waitFor();
    await expect.poll(() => page.getByLabel(/intygar att jag har fyllt 18/).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Betala/ }).count()).toBe(0);
    if (way.javaScriptEnabled !== false) await expect.poll(() => accessibility(page)).toEqual([]);

    await payment.getByRole('link', { name: 'Identifiera dig' }).click();
    await page.locator(`button[value="${ASTRID}"]`).click();
    await page.waitForURL(`**${BASKET}*`);
    await page.locator(`#p-${spray.varuId}`).waitFor();
    await page.getByRole('button', { name: /^Betala/ }).waitFor();
    await expect.poll(() => page.getByText('Identifiera dig innan du betalar').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(['', '123', '999999', 'abc', '%3Cscript%3E', '014512'.repeat(400)])(
    'an address that marks %j as not entirely added shows nothing of it',
    async (value) => {
      const { page, context, faults } = await openTab(PHONE);
      await page.goto(`${BASKET}?notEntirelyAdded=${value}`);
      await page.getByRole('heading', { name: 'Din varukorg är tom' }).waitFor();
      await expect.poll(() => page.getByText('Allt lades inte i varukorgen').count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

async function bought(page: Page, { slug, name }: Goods, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  await page.goto(`/produkt/${slug}`);
  if (javaScriptEnabled) await hydrated(page);
  await page
    .getByRole('button', { name: `Lägg i varukorgen ${name}` })
    .first()
    .click();
  await page.locator('[role="spinbutton"][aria-valuenow="1"]:not([aria-busy])').first().waitFor();
}

async function more(page: Page, { name }: Goods): Promise<void> {
  await page
    .getByRole('button', { name: `Öka antal av ${name}` })
    .first()
    .click();
  await page.locator('[role="spinbutton"][aria-valuenow="2"]:not([aria-busy])').first().waitFor();
}

async function pressBuy(page: Page, { slug, name }: Goods, { javaScriptEnabled = true }: TabOptions): Promise<void> {
  await page.goto(`/produkt/${slug}`);
  if (javaScriptEnabled) await hydrated(page);
  await page
    .getByRole('button', { name: `Lägg i varukorgen ${name}` })
    .first()
    .click();
}

async function accessibility(page: Page): Promise<readonly string[]> {
  return [...(await faultsOf(page)), ...(await faultsWhenEnlarged(page, 'the basket'))];
}
