import { describe, expect, test } from 'vitest';

import { pharmacyAt } from '../../services/shop/pharmacy/pharmacy-place.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { typeCard } from './card-steps.js';
import { giveDetails } from './checkout-steps.js';

/** A pharmacy near the receiver of `giveDetails`. */
const NEAR = pharmacyAt('pharmacy-102');

interface Goods {
  readonly varuId: string;
  readonly name: string;
  readonly slug: string;
}

describe('goods that only a pharmacy has (CHK-02)', () => {
  const shop = servedShop({ products: 2500, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function goods(where: string): Promise<Goods> {
    const { rows } = await shop.database.pool.query<Goods>(
      `SELECT varu_id AS "varuId", name, slug FROM view_product
       WHERE for_sale AND type = 'Ha' AND flags = '{}' AND weight_grams < 1000 AND ${where} ORDER BY varu_id LIMIT 1`,
      [NEAR?.gln],
    );
    return rows[0] as Goods;
  }
  const collected = () => goods('web_stock = 0 AND (pharmacy_stock ->> $1)::int > 1');
  const sent = () => goods('web_stock > 9 AND NOT pharmacy_stock ? $1');

  test.each([true, false])('are bought on their page, and collected where they are; scripts: %s', async (on) => {
    const { page, context, faults } = await openTab({ width: 390, javaScriptEnabled: on });
    const { slug, name } = await collected();
    await page.goto(`/produkt/${slug}`);
    await page.getByText('Slut i webblager, finns på apotek. Du väljer apotek i kassan.').waitFor();
    if (on) await hydrated(page);
    await page
      .locator('.buy-box')
      .getByRole('button', { name: `Köp och hämta på apotek ${name}` })
      .click();
    await page.getByText('har lagts i varukorgen').first().waitFor();
    await page.goto('/shop/basket');
    await page.getByText('Slut i webblager. Hämtas på ett apotek som har varan.').waitFor();
    await page.locator('.free-shipping').getByText('Fri frakt gäller inte').waitFor();
    await giveDetails(page);
    const shelf = page.getByLabel(/Hämta på apotek som har varorna/);
    await shelf.check();
    if (!on) await page.getByRole('button', { name: 'Välj leverans' }).click();
    await page.getByRole('group', { name: /Var vill du hämta/ }).waitFor();
    await expect.poll(() => page.getByLabel(/Postombud|Butiksombud|Hemleverans/).count()).toBe(0);
    if (on) {
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await page.getByLabel(/^Kort/).first().check();
      await typeCard(page, '4111111111111111');
      await page.getByLabel(/intygar att jag har fyllt 18/).check();
      await page.getByLabel(/Jag godkänner/).check();
      await page.getByRole('button', { name: /^Betala/ }).click();
      await page.waitForURL('**/shop/confirmation?**');
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are kept for an order of their own, with the pharmacy named, where others must be sent', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    for (const { slug } of [await collected(), await sent()]) {
      await page.goto(`/produkt/${slug}`);
      await hydrated(page);
      await page
        .locator('.buy-box')
        .getByRole('button', { name: /^(Lägg i varukorgen|Köp och hämta)/ })
        .click();
      await page.getByText('har lagts i varukorgen').first().waitFor();
    }
    await page.goto('/shop/basket');
    await hydrated(page);
    await giveDetails(page);
    const offer = page.getByRole('region', { name: 'Spara till en egen order' });
    await expect.poll(() => offer.innerText()).toContain(`Den egna ordern kan du hämta på apotek som har varorna: `);
    await expect.poll(() => offer.innerText()).toContain('Älgört ');
    await offer.getByRole('button', { name: 'Spara till en egen order' }).click();
    await page.getByLabel(/Postombud/).check();
    expect(faults).toEqual([]);
    await context.close();
  });
});
