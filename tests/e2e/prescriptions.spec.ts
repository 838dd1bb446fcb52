import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf } from './browser.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'];
const HOME = '/mina-recept-inloggad/';

describe('the pages of prescriptions (RX-01, RX-16)', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  test.each([
    ['wide and light', { width: 1440, colorScheme: 'light' }],
    ['narrow and dark', { width: 390, colorScheme: 'dark' }],
  ] as const)('show their four parts as tabs, %s', async (_look, look) => {
    const { page, context, faults } = await openTab(look);
    await logIn(page, HOME);
    await hydrated(page);
    for (const [part, text] of [
      ['Mina recept', 'Aktuella recept'],
      ['Djurrecept', 'Till Bamse, hund'],
      ['Högkostnadsskydd', 'Så ligger du till'],
      ['Fullmakter & barn', 'Fullmakter som du har fått'],
    ] as const) {
      await partLink(page, part).click();
      await page.getByRole('heading', { level: 1, name: part, exact: true }).waitFor();
      await page.getByText(text).first().waitFor();
      await expect.poll(() => partLink(page, part).getAttribute('aria-current')).toBe('page');
    }
    const more = ['', 'animalprescriptions', 'highcostprotection', 'warrants', 'vem-har-tittat', 'dospaket'];
    for (const address of more.map((path) => `${HOME}${path}`)) {
      await page.goto(address);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await expect.poll(() => faultsWhenEnlarged(page, address)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('say of each prescription how much is left, when it can be collected and why not yet, without scripts', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME);
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect.poll(() => card('Tyrolin').innerText()).toMatch(/Du kan hämta ut nu[\s\S]*3 av 4/);
    await expect.poll(() => card('Lipoflex').innerText()).toMatch(/Du kan hämta ut från och med \d+ [a-z]+/);
    await expect.poll(() => card('Tensidal').innerText()).toMatch(/utan högkostnadsskydd till och med[\s\S]*Amlovent/);
    await expect.poll(() => card('Respirin').innerText()).toContain('Utgår om 4 dagar');
    await expect.poll(() => card('Sertalin').first().innerText()).toContain('Senaste av 3 recept på samma läkemedel');
    await context.close();
  });

  test('say of each prescription what it costs with benefit and without, without scripts (RX-05)', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME);
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    // 142 kr on the second step of the ladder, where 75 % of the price is paid.
    await expect
      .poll(() => card('Tyrolin').innerText())
      .toMatch(/Med högkostnadsskydd\s+106,50\skr\s+Utan högkostnadsskydd\s+142\skr/);
    await expect
      .poll(() => card('Tensidal').innerText())
      .toMatch(/Pris vid nästa uttag, Amlovent[\s\S]*Om du behåller Tensidal\s+[\d,]+\skr/);
    await page.goto(`${HOME}animalprescriptions`);
    await expect.poll(() => card('Caniflam').innerText()).toMatch(/Utan högkostnadsskydd\s+289\skr/);
    await context.close();
  });

  test('let a guardian see a child’s prescriptions, without scripts (RX-08)', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME);
    const persons = page.getByRole('navigation', { name: 'Vems recept' });
    await persons.getByRole('link', { name: 'Vilgot' }).click();
    await page.getByText('Recept för Vilgot', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/Respirin[\s\S]*Med högkostnadsskydd\s+0\skr/);
    await expect.poll(() => persons.locator('[aria-current="page"]').innerText()).toBe('Vilgot');
    await expect.poll(() => persons.getByRole('link', { name: 'Alva' }).count()).toBe(0);
    await page.getByText('Recept för barn som har fyllt 13 år visas inte här.').waitFor();
    const file = page.getByRole('link', { name: 'Ladda ner receptlistan som PDF' });
    await expect.poll(() => file.getAttribute('href')).toMatch(/receptlista\.pdf\?person=/);
    await context.close();
  });

  test('show who has looked, and let the customer block the staff, without scripts (LAW-09)', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME);
    await page.getByRole('link', { name: 'Vem har tittat' }).click();
    const text = () => page.getByRole('main').innerText();
    await expect.poll(text).toMatch(/Du såg recept\./);
    await page.getByRole('button', { name: 'Spärra' }).click();
    await expect.poll(text).toContain('Du har spärrat dina hälsouppgifter för personalen.');
    await page.getByRole('button', { name: 'Häv spärren' }).click();
    await expect.poll(text).toMatch(/Ditt val är sparat\.[\s\S]*Du hävde spärren för personalen\./);
    await page.goto('/member/minainstallningar');
    await page.getByRole('main').getByRole('link', { name: 'Vem har tittat' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vem har tittat' }).waitFor();
    await context.close();
  });

  test('tell of dose packs, whose they are and when they end (RX-24)', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME, '199908072391');
    await page.getByRole('link', { name: 'Dosförpackade läkemedel' }).click();
    const packs = page.getByRole('region', { name: 'Dina dosförpackade läkemedel' });
    await expect.poll(() => packs.innerText()).toMatch(/Lipoflex[\s\S]*Giltigt till[\s\S]*Tensidal[\s\S]*Går ut \d+/);
    await expect.poll(() => packs.innerText()).not.toContain('Sertalin');
    await context.close();
  });

  test('choose the relative of the address #for-another-user (RX-24)', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, `${HOME}dospaket#for-another-user`);
    await page.getByRole('heading', { name: 'Dosförpackade läkemedel för Vilgot' }).waitFor();
    const relatives = page.getByRole('region', { name: 'Till en närstående' });
    await expect.poll(() => relatives.locator('[aria-current="page"]').innerText()).toBe('Vilgot');
    await relatives.getByRole('link', { name: 'Mig själv' }).click();
    await page.getByRole('heading', { name: 'Dina dosförpackade läkemedel' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('draw the high-cost ladder and say what the next purchase costs, without scripts (RX-07)', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, `${HOME}highcostprotection`);
    const here = page.locator('[aria-current="step"]');
    await expect
      .poll(() => here.innerText())
      .toMatch(/Du betalar 75 % av priset[\s\S]*1\s007,50\skr kvar till nästa steg/);
    const text = () => page.getByRole('main').innerText();
    await expect.poll(text).toMatch(/Kvar till fria läkemedel\s+1\s330,12\skr/);
    await expect.poll(text).toMatch(/Läkemedel för 300\skr\s+225\skr/);
    await expect.poll(text).toMatch(/Apotek Björken, Uppsala/);
    await logIn(page, `${HOME}highcostprotection`, NILS);
    await expect.poll(text).toContain('Läkemedel i förmånen är gratis för dig till och med');
    await logIn(page, `${HOME}highcostprotection`, '199908072391');
    await expect.poll(text).toContain('Ingen period pågår.');
    await logIn(page, `${HOME}highcostprotection`, '198002292384');
    await expect.poll(text).toContain('Du har tackat nej till högkostnadsdatabasen.');
    await context.close();
  });

  test('name the status of what cannot be collected, and the unknown as unknown', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, HOME, NILS);
    const text = () => page.getByRole('main').innerText();
    for (const label of ['Utgånget', 'Parkerat', 'Pappersrecept', 'Okänd status', 'Makulerat av farmaceut'])
      await expect.poll(text).toContain(label);
    await expect.poll(text).not.toContain('Du kan hämta ut nu');
    await context.close();
  });

  test('show the four parts as links on the home to a browser with variant A', async () => {
    const { page, context, faults } = await openTab();
    await context.addInitScript(`localStorage.setItem('ab-test.rx-tabs-test', 'A')`);
    await page.goto('/kundservice/kakor');
    await hydrated(page);
    await page.getByRole('button', { name: 'Godkänn alla' }).first().click();
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'cookie-consent')?.value;
    await expect.poll(consent).toContain('preferences');
    await logIn(page, HOME);
    await hydrated(page);
    await page.locator('.prescriptions-links a').nth(3).waitFor();
    await partLink(page, 'Djurrecept').click();
    await page.getByRole('heading', { level: 1, name: 'Djurrecept' }).waitFor();
    await expect
      .poll(() => page.locator('.prescriptions-links a').allInnerTexts())
      .toEqual(['Tillbaka till Mina recept']);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are reached by "Se recept" on the card of a prescription item', async () => {
    const { page, context, faults } = await openTab();
    await logIn(page, '/kategori/receptbelagda-lakemedel');
    await page
      .getByRole('link', { name: /Se recept/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Mina recept' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([HOME, '/mina-recept-inloggad', '/mina-recept-inloggad/warrants'])(
    'send a person without identification to the log-in, and back: %s',
    async (address) => {
      const { page, context } = await openTab({ javaScriptEnabled: false });
      await page.goto(address);
      await page.waitForURL(`**/init-login?redirect=${encodeURIComponent(address)}`);
      await context.close();
    },
  );

  test('include a page that leads through the log-in to them, and then no longer asks', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await page.goto('/mina-recept');
    await page.getByText('För att handla receptvaror krävs att du loggar in med BankID eller Freja+.').waitFor();
    const ask = page.getByRole('main').getByRole('link', { name: 'Logga in med BankID eller Freja+' });
    await expect.poll(() => ask.getAttribute('href')).toBe(`/init-login?redirect=${encodeURIComponent(HOME)}`);
    await logIn(page, '/mina-recept');
    await page.waitForURL(`**${HOME}`);
    await expect.poll(() => ask.count()).toBe(0);
    await context.close();
  });

  test('answer 404 at an unknown address, with and without a log-in', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    const status = async () => (await page.goto(`${HOME}finns-inte`))?.status();
    await expect.poll(status).toBe(404);
    await logIn(page, '/kundservice');
    await expect.poll(status).toBe(404);
    await context.close();
  });

  test('leave no drug and no person number in the log', () => {
    expect(shop.said()).not.toMatch(/Tyrolin|Lipoflex|Morfidol|Bamse/);
    expect(shop.said()).not.toContain(ASTRID);
  });
});

function partLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Delar av Mina recept' }).getByRole('link', { name, exact: true });
}

async function logIn(page: Page, to: string, person: string = ASTRID): Promise<void> {
  await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${person}&ehmDeviceType=desktop&stayLoggedIn=false`);
  await page.goto(to);
}
