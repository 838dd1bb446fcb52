import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf } from './browser.js';
import { logInAsStaff, openDesk } from './console-steps.js';

describe.each([1440, 390])('the words that staff teach the search, at %i px', (width) => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test('are reviewed, published and found by a shopper at once', async () => {
    const shopper = await openTab({ width });
    await shopper.page.goto('/search?q=hjärnspöke');
    await shopper.page.getByRole('heading', { name: 'Vi hittade inget för ”hjärnspöke”' }).waitFor();
    await shopper.page.getByRole('heading', { name: 'Mest köpt just nu' }).waitFor();
    await expect.poll(() => faultsOf(shopper.page)).toEqual([]);

    const staff = await openTab({ width });
    const { page } = staff;
    await logInAsStaff(page, 'drift');
    await openDesk(page, '/konsol/sokord');
    await hydrated(page);
    const list = page.getByLabel('Listan, en rad för varje sak');
    const text = await list.inputValue();
    await list.fill(`${text}\nhjärnspöke = kategori har/finns-inte\n`);
    await page.getByRole('button', { name: 'Granska ändringen' }).click();
    await page.getByText(`Rad ${text.split('\n').length + 1}: kategorin ”har/finns-inte” finns inte.`).waitFor();
    await expect.poll(() => list.inputValue()).toContain('hjärnspöke = kategori har/finns-inte');
    await expect.poll(() => faultsOf(page)).toEqual([]);

    await list.fill(`${text}\nhjärnspöke = ämne paracetamol\n`);
    await page.getByLabel(/^Sökningar att prova/).fill('tandkräm');
    await page.getByRole('button', { name: 'Granska ändringen' }).click();
    await page.getByRole('heading', { name: 'Publicera som version 1?' }).waitFor();
    await page.getByRole('heading', { name: '”hjärnspöke”' }).waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    await page.getByLabel('Orsak, för kollegor').fill('En röst i huvudet');
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    await page.getByText('Version 1 är publicerad. Butiken söker med den nu.').waitFor();
    await page.getByText('En röst i huvudet').waitFor();

    await shopper.page.reload();
    await shopper.page.getByRole('heading', { name: 'Sökresultat för ”hjärnspöke”' }).waitFor();
    await shopper.page
      .getByText(/Paracetamol/)
      .first()
      .waitFor();
    expect([...shopper.faults, ...staff.faults]).toEqual([]);
  });
});
