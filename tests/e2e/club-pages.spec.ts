import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';

import { servedShop } from '../shop/served-shop.js';
import { faultsOf, faultsWhenEnlarged } from './axe.js';
import { hydrated, tabsOf, type TabOptions } from './browser.js';

const [ASTRID, BO, ELSA, NEW] = ['198507099805', '198507099821', '198507099839', '198507099847'] as const;
/** Before the news about the club. Its members are asked about their contact details when the period is over. */
const BEFORE = '2026-08-20T10:00:00.000Z';

describe('the pages of the club in a browser', () => {
  const shop = servedShop({
    products: 60,
    partners: 'inside',
    past: async (past) => {
      for (const person of [ASTRID, BO]) await past.joins(person, new Date(Date.now() - YEAR_MS).toISOString());
      await past.joins(ELSA, BEFORE);
    },
  });
  const openTab = tabsOf(shop);

  test.each([
    ['wide and light', { width: 1440, colorScheme: 'light' }, ASTRID],
    ['narrow and dark', { width: 390, colorScheme: 'dark' }, BO],
  ] as const)(
    'news are shown in a banner that blocks nobody, after the cookie question, and once: %s',
    async (_, look, who) => {
      const { page, context, faults } = await openTab(look);
      await logIn(page, who);
      await hydrated(page);
      await contactQuestion(page).waitFor();
      await expect.poll(() => banner(page).count()).toBe(0);
      await contactQuestion(page).getByRole('button', { name: 'Bekräfta uppgifter' }).click();
      await contactQuestion(page).waitFor({ state: 'detached' });
      await page.goto('/');
      await hydrated(page);
      await banner(page).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await expect.poll(() => page.locator('[inert]').count()).toBe(0);
      await expect.poll(() => faultsOf(page)).toEqual([]);
      await expect.poll(() => faultsWhenEnlarged(page, '/')).toEqual([]);
      const told = page.waitForResponse((answer) => answer.url().includes('/meddelande'));
      await banner(page).getByRole('button', { name: 'Stäng' }).press('Enter');
      await told;
      await banner(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('innehall');
      await page.goto('/kundservice');
      await expect.poll(() => banner(page).count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
      await expect.poll(() => inAnotherBrowser(who)).toBe(0);
    },
  );

  test('a banner whose closing is not saved comes back, and no page breaks', async () => {
    const { page, context } = await openTab();
    await logIn(page, ELSA);
    await hydrated(page);
    await page.route('**/meddelande.data*', (route) => route.abort());
    await banner(page).getByRole('button', { name: 'Stäng' }).click();
    await banner(page).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });

  test('without scripts the banner is closed by its form', async () => {
    const { page, context } = await openTab({ javaScriptEnabled: false });
    await logIn(page, ELSA, '/kundservice?a=b');
    await banner(page).getByRole('button', { name: 'Stäng' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    await expect.poll(() => page.url()).toContain('/kundservice?a=b');
    await context.close();
  });

  test.each([
    ['with scripts', { javaScriptEnabled: true }, NEW],
    ['without scripts', { javaScriptEnabled: false }, '198507099854'],
  ] as const)('a new member is welcomed with the number, and without news: %s', async (_name, look, who) => {
    const { page, context, faults } = await openTab(look);
    await logIn(page, who, '/kundklubb-registrering/');
    if (look.javaScriptEnabled) await hydrated(page);
    await page.getByLabel('E-post').fill('astrid@example.se');
    await page.getByLabel('Mobilnummer').fill('0701234567');
    await page.getByLabel(/Jag har läst/).check();
    await page.getByRole('button', { name: 'Bli medlem' }).click();
    const welcome = page.getByRole('region', { name: 'Välkommen till Älgört Plus!' });
    await welcome.getByText(/Ditt medlemsnummer är \d+/).waitFor();
    await expect.poll(() => banner(page).count()).toBe(0);
    if (look.javaScriptEnabled) await expect.poll(() => faultsOf(page)).toEqual([]);
    await page.goto('/member/');
    await expect.poll(() => welcome.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a printed page has neither header nor footer', async () => {
    const { page, context } = await openTab();
    await page.goto('/kundservice/kopvillkor');
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo'] as const)
      await expect.poll(() => page.getByRole(role).count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });

  test('a sheet on a phone is no higher than its content', async () => {
    const { page, context } = await openTab({ width: 390, height: 844 });
    await page.goto('/dev/interface');
    await hydrated(page);
    await page.getByRole('button', { name: 'Öppna dialog', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(async () => gapIn(dialog)).toBeLessThan(40);
    await context.close();
  });

  async function inAnotherBrowser(who: string, look: TabOptions = {}): Promise<number> {
    const { page, context } = await openTab(look);
    await logIn(page, who);
    const shown = await banner(page).count();
    await context.close();
    return shown;
  }
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Välkommen till nya Älgört Plus' });
}

function contactQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Hej Astrid!' });
}

/** The empty pixels between the text of a dialog and its buttons. */
async function gapIn(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const content = element.querySelector('.modal-content');
    const last = content?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return (content?.getBoundingClientRect().bottom ?? Infinity) - last;
  });
}

async function logIn(page: Page, personNumber: string, to = '/'): Promise<void> {
  await page.goto(
    `/sessionapi/v1/grandid/test/initloginauto?ssn=${personNumber}&ehmDeviceType=desktop&stayLoggedIn=false`,
  );
  await page.goto(to);
}
