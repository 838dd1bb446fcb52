import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { PHARMACIES } from '../../services/shop/pharmacy/register.js';
import { servedShop, type ServedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf, type Tab } from './browser.js';

/** A town in the far north. The pharmacies near it are far from all others. */
const FAR_NORTH = 'Kiruna';

describe('which pharmacies have a product (CAT-06)', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  async function openWith(chosen: Far['chosen']): Promise<Tab> {
    const tab = await openTab();
    const kept = JSON.stringify({ ...chosen, inStock: null });
    await tab.page.goto('/kundservice');
    await tab.page.evaluate(`localStorage.setItem('SelectedPharmacy', ${JSON.stringify(kept)})`);
    return tab;
  }

  test('the chosen one (PRO-10) is shown wherever other pharmacies are listed, and the nearest ones come first', async () => {
    const { held, chosen } = await heldFarFrom(shop);
    const { page, context, faults } = await openWith(chosen);
    await page.goto(held);
    await hydrated(page);
    const has = page.getByText(`${chosen.name} har varan i lager.`);
    await has.waitFor();
    await ask(page);
    await sheet(page).getByText('Närmast ditt apotek först.').waitFor();
    await expect.poll(() => firstLink(page).innerText()).toBe(chosen.name);
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await sheet(page).getByRole('button', { name: 'Stäng' }).click();
    await ask(page, FAR_NORTH);
    await expect.poll(() => sheet(page).getByRole('link', { name: chosen.name }).count()).toBe(0);
    await expect.poll(() => has.count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the position of a person counts, and is rounded to about a kilometre', async () => {
    const { held } = await heldFarFrom(shop);
    const { page, context, faults } = await openTab();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 59.32931, longitude: 18.06861 });
    await page.goto(held);
    await hydrated(page);
    const asked = page.waitForRequest((request) => request.url().includes('/lager.data'));
    await page.getByRole('button', { name: 'Nära mig' }).click();
    await expect.poll(async () => (await asked).url()).toContain('lat=59.33&lon=18.07');
    await sheet(page).getByText('Närmast dig först.').waitFor();
    await expect.poll(async () => kilometres(await firstRow(page).innerText())).toBeLessThan(50);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('each one shows when it opens or closes, and none reserves goods', async () => {
    const { held } = await heldFarFrom(shop);
    const { page, context } = await openTab({ width: 390 });
    await page.goto(held);
    await hydrated(page);
    await ask(page, 'Stockholm');
    await expect.poll(() => firstRow(page).innerText()).toMatch(/Öppnar kl\. |Öppet till |Stängt (för )?i dag/);
    await expect.poll(async () => /reserv/i.test(await sheet(page).innerText())).toBe(false);
    await context.close();
  });

  test('the flag is stored for the product shown last', async () => {
    const { held, lacked, chosen } = await heldFarFrom(shop);
    const { page, context, faults } = await openWith(chosen);
    await page.goto(lacked);
    await page.getByText(`${chosen.name} har inte varan i lager just nu.`).waitFor();
    await expect.poll(() => keptFlag(page)).toBe(false);
    await page.goto(held);
    await page.getByText(`${chosen.name} har varan i lager.`).waitFor();
    await expect.poll(() => keptFlag(page)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('another one can be chosen in the list, and is then shown', async () => {
    const { held } = await heldFarFrom(shop);
    const { page, context, faults } = await openTab();
    await page.goto(held);
    await hydrated(page);
    await ask(page);
    const name = await firstLink(page).innerText();
    await firstRow(page).getByRole('button', { name: 'Välj apotek' }).click();
    await sheet(page).getByRole('button', { name: 'Stäng' }).click();
    await page.getByText(`${name} har varan i lager.`).waitFor();
    await expect.poll(() => keptFlag(page)).toBe(true);
    await page.reload();
    await page.getByText(`${name} har varan i lager.`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the list has a page of its own without JavaScript', async () => {
    const { held } = await heldFarFrom(shop);
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await page.goto(held);
    await page.getByLabel('Ort, postnummer eller apotek').fill(FAR_NORTH);
    await page.getByRole('button', { name: 'Visa apotek' }).click();
    await page.waitForURL(`**${held}/lager?ort=${FAR_NORTH}`);
    await page.getByText('Inget apotek inom 5 mil har varan.').or(page.locator('.stock-list li')).first().waitFor();
    await page.getByLabel('Ort, postnummer eller apotek').fill('Xyzzy');
    await page.getByRole('button', { name: 'Visa apotek' }).click();
    await page.getByText('Vi hittade inte platsen.').waitFor();
    await expect.poll(() => page.locator('.stock-list li').count()).toBe(12);
    await context.close();
  });
});

async function ask(page: Page, place = ''): Promise<void> {
  await page.getByLabel('Ort, postnummer eller apotek').fill(place);
  await page.getByRole('button', { name: 'Visa apotek' }).click();
  await firstRow(page).waitFor();
}

function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Lager på apotek' });
}

function firstRow(page: Page): Locator {
  return sheet(page).locator('.stock-list li').first();
}

function firstLink(page: Page): Locator {
  return firstRow(page).getByRole('link');
}

function kilometres(row: string): number {
  return Number(/([\d,]+) km/.exec(row)?.[1]?.replace(',', '.'));
}

interface Far {
  readonly held: string;
  readonly lacked: string;
  readonly chosen: { readonly gln: string; readonly id: string; readonly name: string; readonly url: string };
}

/**
 * Finds a product that more pharmacies have than a list shows, and the southernmost of these pharmacies. It also finds
 * a product that this pharmacy lacks.
 */
async function heldFarFrom({ database }: ServedShop): Promise<Far> {
  const { rows } = await database.pool.query<{ slug: string; pharmacy_stock: Record<string, number> }>(
    "SELECT slug, pharmacy_stock FROM view_product WHERE for_sale AND type = 'Ha' AND pharmacy_stock <> '{}' ORDER BY varu_id",
  );
  const bySouth = [...PHARMACIES].sort((one, other) => one.latitude - other.latitude);
  const held = rows.find((row) => Object.keys(row.pharmacy_stock).length > 12);
  const pharmacy = bySouth.find(({ gln }) => (held?.pharmacy_stock[gln] ?? 0) > 0);
  const lacked = pharmacy && rows.find((row) => (row.pharmacy_stock[pharmacy.gln] ?? 0) === 0);
  if (!held || !pharmacy || !lacked) throw new Error('no such products in the catalogue');
  const { gln, id, name } = pharmacy;
  return {
    held: `/produkt/${held.slug}`,
    lacked: `/produkt/${lacked.slug}`,
    chosen: { gln, id, name, url: `/apotek/${id}` },
  };
}

function keptFlag(page: Page): Promise<unknown> {
  return page.evaluate("JSON.parse(localStorage.getItem('SelectedPharmacy')).inStock");
}
