import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';

import { SettableClock } from '../../services/foundation/clock.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { faultsOf } from './axe.js';
import { openBrowser, openTab, type Tab, type TabOptions } from './browser.js';
import { pressEscapeIn } from './dialog-focus.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const TITLES = {
  'logged-out': 'Du har loggats ut',
  'session-timeout': 'Identifieringssessionen har gått ut',
  identification: 'Identifieringssessionen är på väg att gå ut',
  inactivity: 'Vill du fortsätta vara inloggad?',
} as const;

describe('the session in a browser', () => {
  const clock = new SettableClock(new Date().toISOString());
  let shop: TestShop;
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startTestShop({ clock, products: 200, webBuild: 'dist/web' }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });
  beforeEach(async () => {
    // Cookies in the browser expire by real time, so the shop's clock must begin at real time.
    clock.set(new Date().toISOString());
    await openOne();
  });

  async function openOne(options: TabOptions = {}): Promise<void> {
    tab = await openTab(browser, shop.url, options);
    ({ page } = tab);
    await page.clock.install({ time: Date.parse(clock.now()) });
  }

  /** Moves the clocks of the shop and of the tabs by this many seconds. Timers of the tabs that are due then run. */
  const pass = async (seconds: number, ...tabs: readonly Page[]): Promise<void> => {
    clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
    for (const each of tabs.length > 0 ? tabs : [page]) await each.clock.fastForward(seconds * 1000);
  };

  const work = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= 20 * MINUTE) {
      await pass(Math.min(20 * MINUTE, left) - MINUTE);
      await page.keyboard.press('Shift');
      await Promise.all([heartbeat(page), pass(MINUTE)]);
    }
  };

  test('is watched for known customers, and a guest loads no script for it', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await pass(2 * MINUTE);
    expect(loaded.filter((path) => /session-guard|modal-window|heartbeat/.test(path))).toEqual([]);
    await logIn(page);
    expect(loaded.some((path) => path.includes('session-guard'))).toBe(true);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('without activity shows both warnings, one after the other, and then the end', async () => {
    await logIn(page);
    await pass(HOUR - 90);
    await modal(page, 'identification')
      .getByText('Du har varit inloggad i snart en timme. På grund av läkemedelslagen behövs ny identifiering.')
      .waitFor();
    await expect.poll(() => dialogs(page).count()).toBe(1);
    await modal(page, 'identification').getByRole('button', { name: 'Stäng', exact: true }).click();
    await modal(page, 'inactivity').waitFor();
    await pass(95);
    await modal(page, 'logged-out').waitFor();
    await modal(page, 'inactivity').waitFor({ state: 'detached' });
    await page.locator('header').getByRole('link', { name: 'Logga in' }).waitFor({ state: 'attached' });
    const again = modal(page, 'logged-out').getByRole('link', { name: 'Logga in igen' });
    await expect.poll(() => again.getAttribute('href')).toBe('/init-login?redirect=%2F');
    await again.click();
    await page.waitForURL('**/init-login?redirect=*');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('continues when the customer says so, in the other tab too', async () => {
    await logIn(page);
    const other = await tab.context.newPage();
    await other.clock.install({ time: Date.parse(clock.now()) });
    await Promise.all([heartbeat(other), other.goto('/kundservice')]);
    await pass(HOUR - 90, page, other);
    for (const each of [other, page]) {
      // A tab must be in front to be clicked, because a background tab renders nothing.
      await each.bringToFront();
      await modal(each, 'identification').getByRole('button', { name: 'Stäng modal' }).click();
      await modal(each, 'inactivity').waitFor();
      await modal(each, 'identification').waitFor({ state: 'detached' });
    }
    await modal(page, 'inactivity').getByRole('button', { name: 'Fortsätt vara inloggad' }).click();
    for (const each of [page, other]) await dialogs(each).waitFor({ state: 'detached' });
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('ended in one tab is reported in the other, whatever that tab requests meanwhile', async () => {
    await logIn(page, '/member');
    const other = await tab.context.newPage();
    await other.clock.install({ time: Date.parse(clock.now()) });
    await Promise.all([heartbeat(other), other.goto('/kundservice')]);
    await page.bringToFront();
    const notified = page.waitForRequest((request) => request.url().endsWith('/commands/logged-out'));
    await Promise.all([page.getByRole('button', { name: 'Logga ut' }).click(), pass(MINUTE, other)]);
    for (const each of [page, other])
      await modal(each, 'logged-out').getByText('Varorna i din varukorg har tagits bort.').waitFor();
    expect((await notified).postData()).toBe('{}');
    await pass(10 * MINUTE, page, other);
    for (const each of [page, other]) await expect.poll(() => dialogs(each).count()).toBe(1);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('moves nothing on the page when a modal opens', async () => {
    await logIn(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      `window.moved = 0; new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.moved += value))).observe({ type: 'layout-shift' })`,
    );
    await pass(HOUR - 90);
    await modal(page, 'identification').getByRole('button', { name: 'Stäng', exact: true }).click();
    await modal(page, 'inactivity').waitFor();
    await expect.poll(() => page.evaluate('window.moved')).toBe(0);
    await tab.context.close();
  });

  test('without an identification continues with the goods that are not prescriptions', async () => {
    await logIn(page);
    await work(HOUR - 3 * MINUTE);
    await pass(90);
    await pressEscapeIn(modal(page, 'identification'));
    await dialogs(page).waitFor({ state: 'detached' });
    await pass(3 * MINUTE);
    await modal(page, 'session-timeout').getByText('Receptvarorna i din varukorg har tagits bort.').waitFor();
    const renew = modal(page, 'session-timeout').getByRole('link', { name: 'Förnya inloggningen' });
    await expect.poll(() => renew.getAttribute('href')).toBe('/init-login?redirect=%2F');
    await modal(page, 'session-timeout').getByRole('button', { name: 'Stäng', exact: true }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await page.locator('header').getByText('Astrid').waitFor({ state: 'attached' });
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test.each([
    ['logged-out', () => pass(HOUR + 1)],
    ['session-timeout', () => work(HOUR + MINUTE)],
  ] as const)(
    'that ends in the basket leads to the start page, and the flag %s is removed from the address',
    async (ending, end) => {
      await logIn(page, '/shop/basket');
      await Promise.all([page.waitForURL('**/'), end()]);
      await modal(page, ending).getByRole('button', { name: 'Stäng', exact: true }).click();
      await dialogs(page).waitFor({ state: 'detached' });
      await page.waitForURL(({ search }) => search === '');
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => dialogs(page).count()).toBe(0);
      expect(tab.faults).toEqual([]);
      await tab.context.close();
    },
  );

  test.each(['logged-out', 'session-timeout'] as const)('shows a guest with the flag %s one message', async (flag) => {
    await page.goto(`/kundservice?${flag}=true&a=1`);
    await modal(page, flag).waitFor();
    await page.waitForURL(({ search }) => search === '?a=1');
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('shows a logged-in customer with a forged flag no message', async () => {
    await logIn(page, '/kundservice?logged-out=true');
    await page.waitForURL(({ search }) => search === '');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await tab.context.close();
  });

  test('that ends while an order is confirmed reports it on the next page', async () => {
    const shopper = shop.visitor();
    await shopper.logIn(ASTRID);
    const [varuId = ''] = await shop.varuIds();
    const { body } = await purchase(shopper, { varuId });
    const { purchaseOrderId: orderId } = body as unknown as { readonly purchaseOrderId: string };
    await tab.context.addCookies([
      { name: 'algort_session', value: shopper.cookie('algort_session') ?? '', url: shop.url },
    ]);
    await Promise.all([heartbeat(page), page.goto(`/shop/confirmation?Id=${orderId}&sys=cos`)]);
    await pass(HOUR + 1);
    await until(async () => (await page.evaluate<string | null>(`sessionStorage.getItem('SessionMarkers')`)) === null);
    await pass(MINUTE);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Tack för ditt köp' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Fortsätt handla' }).click();
    await modal(page, 'logged-out').waitFor();
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('shows its warning before a message of the shop, which waits', async () => {
    const Message = { MessageTitle: 'Om din order', MessageText: '<p>Den är försenad.</p>', OrderNr: null };
    let told: readonly object[] = [];
    await tab.context.close();
    await openOne({ messages: true });
    await page.route('**/api/usermessages', (route) => route.fulfill({ json: told }));
    await logIn(page);
    await pass(HOUR - 100);
    await modal(page, 'identification').waitFor();
    told = [{ Message, MessageGuid: 'a' }];
    await Promise.all([page.waitForResponse('**/api/usermessages'), page.clock.runFor(5 * MINUTE * 1000)]);
    await expect.poll(() => page.getByRole('dialog', { name: 'Om din order' }).count()).toBe(0);
    await expect.poll(() => dialogs(page).count()).toBe(1);
    for (const kind of ['identification', 'inactivity'] as const)
      await modal(page, kind).getByRole('button', { name: 'Stäng modal' }).click();
    await page.getByRole('dialog', { name: 'Om din order' }).waitFor();
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('that cannot be checked for an hour does not end, and continues when it can', async () => {
    await logIn(page);
    await page.route('**/api/heartbeat/**', (route) => route.fulfill({ status: 503, body: '' }));
    for (let minutes = 0; minutes < 55; minutes += 5) await pass(5 * MINUTE);
    await page.keyboard.press('Shift');
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await page.unroute('**/api/heartbeat/**');
    await Promise.all([heartbeat(page), pass(MINUTE)]);
    await expect.poll(() => dialogs(page).count()).toBe(0);
    await pass(3 * MINUTE);
    await modal(page, 'identification').waitFor();
    await tab.context.close();
  });

  test.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('its modals have no accessibility fault and give focus back, %s at %i px', async (colorScheme, width) => {
    await tab.context.close();
    tab = await openTab(browser, shop.url, { colorScheme, width });
    ({ page } = tab);
    await page.clock.install({ time: Date.parse(clock.now()) });
    await logIn(page, '/kundservice');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await pass(HOUR - 90);
    const found: string[] = [];
    for (const kind of ['identification', 'inactivity'] as const) {
      await page
        .locator('[data-phase=active]')
        .filter({ has: modal(page, kind) })
        .waitFor();
      found.push(...(await faultsOf(page, kind)));
      await pressEscapeIn(modal(page, kind));
    }
    expect(found).toEqual([]);
    await dialogs(page).waitFor({ state: 'detached' });
    await until(() => link.evaluate((element) => element === element.ownerDocument.activeElement));
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });
});

function dialogs(page: Page): Locator {
  return page.getByRole('alertdialog');
}

function modal(page: Page, kind: keyof typeof TITLES): Locator {
  return page.getByRole('alertdialog', { name: TITLES[kind] });
}

function heartbeat(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('/api/heartbeat/check'));
}

async function logIn(page: Page, path = '/'): Promise<void> {
  await page.goto(`/sessionapi/v1/grandid/test/initloginauto?ssn=${ASTRID}&ehmDeviceType=desktop&stayLoggedIn=false`);
  await Promise.all([heartbeat(page), page.goto(path)]);
}
