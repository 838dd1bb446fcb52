import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { until } from '../shop/look.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf, type Tab } from './browser.js';
import { buyByCard, logIn, putInCart } from './checkout-steps.js';
import { findCustomer, logInAsStaff, nilsShops, openCustomer, openDesk } from './console-steps.js';
import {
  addressesFor,
  addressesWithoutPattern,
  patternsWithoutAddress,
  staffAddresses,
  type RecordIds,
} from './every-address.js';

const LOOKS = [
  ['dark', 390],
  ['light', 1440],
] as const;
const WIDE = 720;

test('every route with a page has an address here, and every address has a route', () => {
  expect(patternsWithoutAddress()).toEqual([]);
  expect(addressesWithoutPattern()).toEqual([]);
});

describe('no page has an accessibility fault, or scrolls sideways', () => {
  const shop = servedShop({ products: 2000, partners: 'inside' });
  const openTab = tabsOf(shop);
  let memberNumber: string;
  beforeAll(async () => {
    memberNumber = await nilsShops(shop);
  });

  describe.each(LOOKS)('%s at %i px', (colorScheme, width) => {
    const open = (): Promise<Tab> => openTab({ colorScheme, width });

    async function walk({ page, context, faults }: Tab, addresses: readonly string[]): Promise<void> {
      const found: string[] = [];
      for (const address of addresses) {
        await page.goto(address);
        found.push(...(await faultsOf(page, address)));
        if (width < WIDE) found.push(...(await faultsWhenEnlarged(page, address)));
      }
      expect(found).toEqual([]);
      // Browsers report responses with 4xx as errors, but here they are expected: a missing page and a refused form.
      expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
      await context.close();
    }

    test('for a guest', async () => {
      await walk(await open(), await addressesFor('guest', shop));
    });

    test('with the question about cookies', async () => {
      const { page, context } = await openTab({ colorScheme, width, cookiesChosen: false });
      await page.goto('/');
      await page.locator('.cookie-dialog').waitFor();
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await context.close();
    });

    test('for a customer', async () => {
      const tab = await open();
      await logIn(tab.page);
      await walk(tab, await addressesFor('customer', shop));
    });

    test('for staff who have opened a customer', async () => {
      const tab = await open();
      await logInAsStaff(tab.page, 'drift');
      await findCustomer(tab.page, memberNumber);
      await expect.poll(() => faultsOf(tab.page, 'the question for a reason')).toEqual([]);
      await openCustomer(tab.page, 'Kunden undrar över sin order');
      const customer = tab.page.url();
      const desks = [
        '/konsol/drift',
        '/konsol/penningarenden',
        '/konsol/returer',
        '/konsol/reklamationer',
        '/konsol/bocker',
        '/konsol/sokord',
        '/konsol/post',
      ];
      for (const desk of desks) await openDesk(tab.page, desk);
      await tab.page.goto(customer);
      await walk(tab, staffAddresses(await recordIds(tab.page)));
    });

    test('for a pharmacist at the desk of prescriptions', async () => {
      const tab = await open();
      await logInAsStaff(tab.page, 'farmaceut');
      await openDesk(tab.page, '/konsol/recept');
      await walk(tab, [
        '/konsol/recept',
        '/konsol/recept/aterkalla',
        '/konsol/recept/tillsyn',
        '/konsol/recept/fullmakt',
        '/konsol/recept/dospaket',
      ]);
    });

    test('from a filled basket to the confirmation', async () => {
      const { page, context } = await open();
      const found: string[] = [];
      const look = async (where: string): Promise<void> => void found.push(...(await faultsOf(page, where)));
      await putInCart(page, 'har');
      await look('basket');
      await page.goto('/merforsaljning');
      await look('upsell');
      await page.goto('/shop/basket');
      await buyByCard(page, '4917 6100 0000 0000', look);
      const bank = page.frameLocator('iframe[title="Bankens fråga"]');
      await bank.getByLabel(/lösenord/i).waitFor();
      await look('challenge');
      await bank.getByLabel(/lösenord/i).fill('password');
      await bank.getByRole('button', { name: 'Godkänn' }).click();
      await page.waitForURL(/\/shop\/confirmation\?Id=/);
      await page.getByRole('heading', { level: 1, name: /Tack/ }).waitFor();
      await look('confirmation');
      expect(found).toEqual([]);
      await context.close();
    });

    test.each(layersAt(width))('with %s open', async (_layer, address, openLayer) => {
      const { page, context } = await open();
      await page.goto(address);
      await hydrated(page);
      await openLayer(page);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await context.close();
    });
  });
});

/** Returns the ids of the customer whose page is open, of an order, of the newest event and of the newest mail. */
async function recordIds(page: Page): Promise<RecordIds> {
  const subjectId = lastPart(page.url());
  const orderId = await idIn(page, `/konsol/kund/${subjectId}/order/`);
  const eventId = await idIn(page, '/konsol/handelse/');
  await until(async () => {
    await page.goto('/konsol/post');
    return page.locator('.hits a').first().isVisible();
  });
  return { subjectId, orderId, eventId, letterId: await idIn(page, '/konsol/post/') };
}

async function idIn(page: Page, before: string): Promise<string> {
  return lastPart((await page.locator(`a[href^="${before}"]`).first().getAttribute('href')) ?? '');
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

type Layer = readonly [name: string, address: string, open: (page: Page) => Promise<void>];

function layersAt(width: number): readonly Layer[] {
  const always: readonly Layer[] = [
    [
      'the menu',
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Sortiment' }).click();
        await page.getByRole('dialog', { name: 'Sortiment' }).getByRole('button', { name: 'Hudvård' }).click();
      },
    ],
    [
      'suggestions',
      '/',
      async (page) => {
        await page.locator('#header-q').pressSequentially('magnes');
        await page.locator('.suggestion').first().waitFor();
      },
    ],
    [
      'the word that a product was added',
      '/kategori/hudvard',
      async (page) => {
        await page.getByRole('button', { name: /^Köp/ }).first().click();
        await page.getByText('har lagts i varukorgen').first().waitFor();
      },
    ],
    [
      'the word that the cart could not be changed',
      '/kategori/hudvard',
      async (page) => {
        await page.route('**/cart/*-quantity', (route) => route.fulfill({ status: 503, body: '' }));
        await page.getByRole('button', { name: /^Köp/ }).first().click();
        await page.getByRole('dialog', { name: 'Något gick fel' }).waitFor();
      },
    ],
    [
      'the question to log in for favourites',
      '/kategori/hudvard',
      async (page) => {
        await page
          .getByRole('button', { name: /^Spara/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'the advice on diclofenac',
      '/search?q=diklofenak',
      async (page) => {
        await page.getByRole('button', { name: /^Köp/ }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    ],
  ];
  const drawer: Layer = [
    'the filters',
    '/kategori/hudvard',
    async (page) => page.getByRole('button', { name: 'Filtrera' }).click(),
  ];
  return width < 993 ? [...always, drawer] : always;
}
