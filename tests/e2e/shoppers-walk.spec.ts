import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { hydrated, tabsOf } from './browser.js';
import { buyByCard, giveDetails, guestWithDelivery, logIn, putInCart } from './checkout-steps.js';

const SIGNE_WHO_IS_SIXTEEN = '201003152384';
const KIRUNA = { Gatuadress: 'Hjalmar Lundbohmsvägen 12', Postnummer: '981 30', Ort: 'Kiruna' };

/** Shoppers who cannot simply pay, and what the basket tells them (CHK-01, CHK-09, CHK-11, CHK-13, CRT-05). */
describe('a shopper walks from the product to the order, and', () => {
  const shop = servedShop({ products: 2500, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function coldGoods(): Promise<string> {
    const { rows } = await shop.database.pool.query<{ readonly slug: string }>(
      `SELECT slug FROM view_product WHERE flags = '{StoredCold}' AND type = 'Ha' AND for_sale AND web_stock > 9
       ORDER BY varu_id LIMIT 1`,
    );
    return rows[0]?.slug ?? '';
  }

  const errorsOf = (page: Page, place: string) => page.locator(`${place} .error-summary li`).allTextContents();

  test.each([true, false])(
    'reads one error for each empty field, and the same at the field; scripts: %s',
    async (on) => {
      const { page, context, faults } = await openTab({ width: 390, javaScriptEnabled: on });
      await putInCart(page, 'har');
      if (on) await hydrated(page);
      await page.getByRole('button', { name: 'Fortsätt till leverans' }).click();
      await page.locator('#uppgifter .error-summary').waitFor();
      const told = [
        'Ange ditt förnamn',
        'Ange ditt efternamn',
        'Ange en giltig e-post',
        'Ange ett giltigt mobilnummer',
        'Ange din gatuadress',
        'Ange ett giltigt postnummer, fem siffror',
        'Ange din ort',
      ].sort();
      const asRead = (texts: readonly string[]) => texts.map((text) => text.trim()).sort();
      await expect.poll(async () => asRead(await errorsOf(page, '#uppgifter'))).toEqual(told);
      expect(asRead(await page.locator('#uppgifter .field-error').allTextContents())).toEqual(told);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('is told at once that a purchase needs eighteen years, and is offered no way to pay', async () => {
    const { page, context, faults } = await openTab({ width: 390 });
    await logIn(page, SIGNE_WHO_IS_SIXTEEN);
    await putInCart(page, 'har');
    await page.getByText('Alla köp kräver att du har fyllt 18 år.').first().waitFor();
    await giveDetails(page);
    await page.getByLabel(/Postombud/).check();
    await page.locator('#betalning').getByText('Alla köp kräver att du har fyllt 18 år.').waitFor();
    await expect.poll(() => page.locator('#betalning input[name="methodId"]').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('with cold goods is not promised free delivery, and in Kiruna the delivery says what to do', async () => {
    const { page, context, faults } = await openTab({ width: 390 });
    await page.goto(`/produkt/${await coldGoods()}`);
    await page.locator('.buy-box').getByRole('button', { name: 'Lägg i varukorgen' }).click();
    await page.getByText('har lagts i varukorgen').first().waitFor();
    await page.goto('/shop/basket');
    await page.locator('.free-shipping').getByText('Fri frakt gäller inte').waitFor();
    await expect.poll(() => page.locator('.summary').getByText('Fri frakt från').count()).toBe(0);
    await hydrated(page);
    await giveDetails(page, KIRUNA);
    await page.locator('#leverans').getByText('Inget leveranssätt tar varorna').waitFor();
    await page.locator('#betalning').getByText('Du kan betala när varorna kan levereras.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([true, false])('sees beside the button what the press buys; scripts: %s', async (on) => {
    const { page, context, faults } = await openTab({ width: 390, javaScriptEnabled: on });
    await putInCart(page, 'har');
    if (on) await hydrated(page);
    const bar = page.locator('.total-bar');
    await expect.poll(() => bar.innerText()).toMatch(/Summa utan frakt/);
    await expect.poll(() => page.locator('.summary').innerText()).toMatch(/Frakt\s+Väljs under Leverans/);
    await guestWithDelivery(page);
    await expect.poll(() => bar.innerText()).toMatch(/Att betala/);
    const told = page.locator('#betalning .fact-list');
    await expect.poll(() => told.innerText()).toMatch(/Leverans\s+Postombud\. \S+dag \d+ \S+/);
    await expect.poll(() => told.innerText()).toMatch(/Att betala\s+[\d\s,]+kr, varav moms [\d\s,]+kr/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([true, false])('is asked for a code where the field of codes is empty; scripts: %s', async (on) => {
    const { page, context, faults } = await openTab({ width: 390, javaScriptEnabled: on });
    await putInCart(page, 'har');
    if (on) await hydrated(page);
    await page.getByRole('button', { name: 'Använd kod' }).click();
    await page.locator('.coupon-form .field-error').getByText('Skriv rabattkoden').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([390, 1280])('reads the names of the goods on the receipt, at %i px', async (width) => {
    const { page, context, faults } = await openTab({ width });
    await putInCart(page, 'har');
    await hydrated(page);
    await buyByCard(page, '4111 1111 1111 1111', async () => {});
    await page.getByRole('link', { name: 'Kvitto' }).click();
    const widthOf = async (part: string) => (await page.locator(part).first().boundingBox())?.width ?? 0;
    const share = async () => (await widthOf('.receipt-lines li > div')) / (await widthOf('.receipt-lines li'));
    await expect.poll(share).toBeGreaterThan(0.5);
    // A receipt that is opened by its address has its style sheets in another order.
    await page.reload();
    await expect.poll(share).toBeGreaterThan(0.5);
    expect(faults).toEqual([]);
    await context.close();
  });
});
