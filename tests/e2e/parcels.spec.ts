import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { typeCard } from './card-steps.js';
import { hydrated, tabsOf, type TabOptions } from './browser.js';
import { giveDetails } from './checkout-steps.js';

const BASKET = '/shop/basket';
const KIRUNA = { Postnummer: '981 30', Ort: 'Kiruna' };
/** The only pharmacy near Kiruna. Goods that it has could be collected there. */
const KIRUNA_GLN = pharmacyAt('pharmacy-322')?.gln ?? '';
const WAYS: readonly (readonly [string, TabOptions])[] = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop in the dark', { width: 1440, height: 900, colorScheme: 'dark' }],
  ['without scripts', { width: 390, height: 844, javaScriptEnabled: false }],
];

interface Goods {
  readonly varuId: string;
  readonly name: string;
  readonly slug: string;
}

describe('cold goods beside others (CHK-16)', () => {
  const shop = servedShop({ products: 2500, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function goods(): Promise<readonly [cold: Goods, other: Goods]> {
    const { rows } = await shop.database.pool.query<Goods>(
      `(SELECT varu_id AS "varuId", name, slug FROM view_product WHERE flags = '{StoredCold}' AND type = 'Ha' AND for_sale AND web_stock > 9
        AND NOT pharmacy_stock ? $1
        ORDER BY varu_id LIMIT 1)
       UNION ALL
       (SELECT varu_id AS "varuId", name, slug FROM view_product WHERE flags = '{}' AND type = 'Ha' AND for_sale AND web_stock > 9
        AND weight_grams < 1000 ORDER BY varu_id LIMIT 1)`,
      [KIRUNA_GLN],
    );
    return rows as unknown as readonly [Goods, Goods];
  }

  test.each(WAYS)('come in a parcel of their own, seen before and after the payment, %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    const [cold, other] = await goods();
    for (const one of [cold, other]) await put(page, one, way);
    await page.goto(BASKET);
    await giveDetails(page);
    const parcels = page.getByRole('region', { name: 'Din beställning kommer i två paket' });
    await expect.poll(() => parcels.innerText()).toMatch(/Kylda varor\s+Kyld hemleverans\. \S+dag/);
    await expect.poll(() => parcels.getByText(cold.name, { exact: true }).count()).toBe(1);
    await expect.poll(() => parcels.getByText('Välj leveranssätt nedan.').count()).toBe(1);
    await choose(page, /Butiksombud/);
    await expect.poll(() => parcels.innerText()).toMatch(/Övriga varor\s+Butiksombud\. \S+dag/);
    await expect.poll(() => page.locator('.summary').innerText()).toMatch(/Frakt\s+99\skr/);
    if (way.javaScriptEnabled !== false) {
      await expect.poll(() => accessibility(page)).toEqual([]);
      await page.getByLabel(/^Kort/).first().check();
      await typeCard(page, '4111111111111111');
      await page.getByLabel(/intygar att jag har fyllt 18/).check();
      await page.getByLabel(/Jag godkänner/).check();
      await page.getByRole('button', { name: /^Betala/ }).click();
      await page.waitForURL('**/shop/confirmation?**');
      await expect.poll(() => parcels.innerText()).toMatch(/Övriga varor \d+-1 Mottagen\s+Butiksombud\./);
      await expect.poll(() => parcels.innerText()).toMatch(/Kylda varor \d+-2 Mottagen\s+Kyld hemleverans\./);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(WAYS)('are kept for an order of their own where nobody brings them (CHK-13), %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    const [cold, other] = await goods();
    for (const one of [cold, other]) await put(page, one, way);
    await page.goto(BASKET);
    await giveDetails(page, KIRUNA);
    const fault = page.getByRole('alert');
    await fault.getByRole('heading', { name: 'Vi hittar inget leveranssätt' }).waitFor();
    await expect
      .poll(() => fault.innerText())
      .toContain('Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.');
    await expect.poll(() => fault.innerText()).toContain(cold.name);
    if (way.javaScriptEnabled !== false) await expect.poll(() => faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Spara till en egen order' }).click();
    const kept = page.getByRole('region', { name: 'Sparat till en egen order' });
    await kept.getByText(`1 st ${cold.name}`).waitFor();
    await expect.poll(() => page.getByLabel(/Butiksombud/).count()).toBe(1);
    await kept.getByRole('button', { name: `Lägg tillbaka ${cold.name} i varukorgen` }).click();
    await fault.getByRole('heading', { name: 'Vi hittar inget leveranssätt' }).waitFor();
    await expect.poll(() => kept.count()).toBe(0);
    if (way.javaScriptEnabled !== false) {
      await page.getByRole('button', { name: 'Spara till en egen order' }).click();
      await kept.waitFor();
      await choose(page, /Butiksombud/);
      await page.getByLabel(/^Kort/).first().check();
      await typeCard(page, '4111111111111111');
      await page.getByLabel(/intygar att jag har fyllt 18/).check();
      await page.getByLabel(/Jag godkänner/).check();
      await page.getByRole('button', { name: /^Betala/ }).click();
      await page.waitForURL('**/shop/confirmation?**');
      await expect
        .poll(async () => {
          await page.goto(BASKET);
          return page.locator(`#p-${cold.varuId}`).count();
        })
        .toBe(1);
      await expect.poll(() => page.locator(`#p-${other.varuId}`).count()).toBe(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the place to collect a parcel (CHK-02)', () => {
  const shop = servedShop({ products: 60, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each(WAYS)('is chosen by a guest on a list, the nearest first, %s', async (_, way) => {
    const { page, context, faults } = await openTab(way);
    const { rows } = await shop.database.pool.query<Goods>(
      `SELECT varu_id AS "varuId", name, slug FROM view_product
       WHERE flags = '{}' AND type = 'Ha' AND for_sale AND web_stock > 9 ORDER BY varu_id LIMIT 1`,
    );
    await put(page, rows[0] as Goods, way);
    await page.goto(BASKET);
    await giveDetails(page);
    await choose(page, /Butiksombud/);
    const places = page.getByRole('group', { name: 'Var vill du hämta paketet?' });
    await expect.poll(() => places.getByRole('radio').count()).toBeGreaterThan(2);
    await expect.poll(() => places.getByRole('radio').first().isChecked()).toBe(true);
    await expect.poll(() => places.innerText()).toContain('Paketet ligger kvar i 14 dagar.');
    const second = places.getByRole('radio').nth(1);
    if (way.javaScriptEnabled === false) {
      await second.check();
      await page.getByRole('button', { name: 'Välj ställe' }).click();
    } else {
      const dot = places.getByRole('button', { name: /^2\. / });
      await dot.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => dot.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => accessibility(page)).toEqual([]);
    }
    await expect.poll(() => second.isChecked()).toBe(true);
    await page.goto(BASKET);
    await expect.poll(() => places.getByRole('radio').nth(1).isChecked()).toBe(true);
    if (way.javaScriptEnabled !== false) {
      await page.getByLabel(/^Kort/).first().check();
      await typeCard(page, '4111111111111111');
      await page.getByLabel(/intygar att jag har fyllt 18/).check();
      await page.getByLabel(/Jag godkänner/).check();
      await page.getByRole('button', { name: /^Betala/ }).click();
      await page.waitForURL('**/shop/confirmation?**');
      await expect.poll(() => page.locator('.fact-list').first().innerText()).toMatch(/Hämtas på\s+Butiksombud /);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function put(page: Page, { slug, name }: Goods, { javaScriptEnabled }: TabOptions): Promise<void> {
  await page.goto(`/produkt/${slug}`);
  if (javaScriptEnabled !== false) await hydrated(page);
  await page
    .getByRole('button', { name: `Lägg i varukorgen ${name}` })
    .first()
    .click();
  await page.locator('[role="spinbutton"][aria-valuenow="1"]:not([aria-busy])').first().waitFor();
}

async function choose(page: Page, option: RegExp): Promise<void> {
  await page.getByLabel(option).check();
  // With scripts the choice is saved at once, and this button is hidden.
  const button = page.getByRole('button', { name: 'Välj leverans' });
  if (await button.isVisible()) await button.click();
}

async function accessibility(page: Page): Promise<readonly string[]> {
  return [...(await faultsOf(page)), ...(await faultsWhenEnlarged(page, 'the basket'))];
}
