import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { MODAL_ACTIVE_AFTER_MS } from '../../web/interface/styles/measures.js';
import { servedShop } from '../shop/served-shop.js';
import { faultsOf } from './axe.js';
import { hydrated, tabsOf, type Tab, type TabOptions } from './browser.js';
import { focusIn, pressEscapeIn } from './dialog-focus.js';

const PIECES = '/dev/interface';

/** Holds the timer after which a layer is shown, until the test calls `showLayers`. */
const HOLD_LAYERS = `const { setTimeout } = window;
const held = [];
window.setTimeout = (then, after, ...rest) =>
  after === ${MODAL_ACTIVE_AFTER_MS} ? held.push(then) : setTimeout(then, after, ...rest);
window.showLayers = () => held.splice(0).forEach((then) => then());`;

describe('the interface pieces', () => {
  const shop = servedShop({ products: 600, partners: 'inside' });
  const openTab = tabsOf(shop);

  /** Opens the page and waits for hydration, which adds the container of the toasts. */
  async function open(options?: TabOptions, address = PIECES): Promise<Tab> {
    const tab = await openTab(options);
    await tab.page.goto(address);
    await tab.page.locator('#modal-root .toast-region').first().waitFor({ state: 'attached' });
    return tab;
  }

  test.each([
    ['light', 390],
    ['dark', 1440],
  ] as const)('have no accessibility fault, %s at %i px, and do not scroll sideways', async (colorScheme, width) => {
    const { page, context, faults } = await open({ colorScheme, width });
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a modal holds focus, closes with Escape, and gives focus back', async () => {
    const { page, context, faults } = await open();
    for (const [opener, role] of [
      ['Öppna dialog', 'dialog'],
      ['Öppna helskärm', 'dialog'],
      ['Öppna låda', 'dialog'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      const layer = page.getByRole(role);
      await focusIn(layer);
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => layer.and(page.locator(':focus')).or(layer.locator(':focus')).count()).toBe(1);
      }
      await pressEscapeIn(layer);
      await layer.waitFor({ state: 'detached' });
      await page.locator('button:focus').getByText(opener, { exact: true }).waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    ['Öppna dialog', 'Stäng modal'],
    ['Öppna låda', 'Stäng'],
  ])('no press counts before a layer is shown (%s)', async (opener, cross) => {
    const { page, context, faults } = await openTab();
    await page.addInitScript(HOLD_LAYERS);
    await page.goto(PIECES);
    await page.locator('#modal-root .toast-region').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.locator('[data-phase="open"]').waitFor({ state: 'attached' });
    await page.mouse.click(5, 5);
    const place = await page.getByRole('dialog').getByRole('button', { name: cross }).boundingBox();
    if (!place) throw new Error('the layer has no cross');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect.poll(() => page.locator('[data-phase="open"]').count()).toBe(1);
    await page.evaluate('showLayers()');
    await page.getByRole('dialog').getByRole('button', { name: cross }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a modal and a drawer have the sizes and layers of the seed', async () => {
    const { page, context } = await open({ width: 1440 });
    await expect
      .poll(() => layerOf(page, 'Öppna dialog'))
      .toEqual({ width: 41.5 * 16, height: 25.5 * 16, layers: ['15', '16'] });
    await expect.poll(() => layerOf(page, 'Öppna helskärm')).toMatchObject({ width: 41.5 * 16, height: 900 * 0.95 });
    await expect
      .poll(() => layerOf(page, 'Öppna låda'))
      .toMatchObject({ width: 424, height: 900, layers: ['10001', 'auto'] });
    await context.close();
  });

  test('a question that needs an answer is not closed by Escape', async () => {
    const { page, context } = await open();
    await page.getByRole('button', { name: 'Öppna fråga' }).click();
    const question = page.getByRole('alertdialog', { name: 'Ta bort alla favoriter?' });
    await pressEscapeIn(question);
    await expect.poll(() => question.getByRole('button', { name: 'Stäng modal' }).count()).toBe(0);
    await question.getByRole('button', { name: 'Behåll' }).click();
    await question.waitFor({ state: 'detached' });
    await context.close();
  });

  test('queued modals come one at a time, the most urgent first', async () => {
    const { page, context } = await open();
    await page.getByRole('button', { name: 'Fyll kön' }).click();
    for (const title of ['logged-out', 'session-timeout', 'identification', 'inactivity', 'message']) {
      const modal = page.getByRole('dialog', { name: title });
      await modal.waitFor();
      await modal.getByRole('button', { name: 'Stäng modal' }).click();
      await modal.waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test('the adjuster works with keys, reports a blocked attempt, and goes back when refused', async () => {
    const { page, context, faults } = await open();
    await page.getByRole('button', { name: 'Köp Alvedon' }).click();
    const count = page.getByRole('spinbutton', { name: 'Antal av Alvedon' });
    await count.waitFor();
    await count.and(page.locator(':focus')).waitFor();
    for (const [key, quantity] of [
      ['ArrowUp', '2'],
      ['ArrowUp', '3'],
      ['ArrowDown', '2'],
      ['ArrowUp', '3'],
    ] as const) {
      await count.and(page.locator('[aria-busy]')).waitFor({ state: 'detached' });
      await page.keyboard.press(key);
      await count.filter({ hasText: quantity }).waitFor();
    }
    await count.and(page.locator('[aria-busy]')).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Öka antal av Alvedon' }).click({ force: true });
    await page.getByText('Maxantal för denna vara uppnådd').waitFor();
    await count.focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Köp Alvedon' }).waitFor();
    const refused = page.getByRole('spinbutton', { name: 'Antal av Ipren' });
    await page.getByRole('button', { name: 'Öka antal av Ipren' }).click();
    await refused.filter({ hasText: '3' }).waitFor();
    await refused.filter({ hasText: '2' }).waitFor();
    expect(faults).toEqual(['The quantity was not changed']);
    await context.close();
  });

  test('a field marks a right value, and focuses the message of a fault', async () => {
    const { page, context } = await open();
    const postcode = page.locator('#field').getByLabel('Postnummer');
    await postcode.fill('01234');
    await postcode.press('Tab');
    const message = page.getByRole('alert').filter({ hasText: 'Skriv som 12345' });
    await message.and(page.locator(':focus')).waitFor();
    await postcode.fill('11122');
    await message.waitFor({ state: 'detached' });
    await page.locator('#field').getByRole('img', { name: 'Rätt ifyllt' }).waitFor();
    await context.close();
  });

  test('a closed alert stays closed, an accordion opens, and a press on a long button is reported', async () => {
    const { page, context, faults } = await open({}, `${PIECES}?lang=ja`);
    await page.getByRole('button', { name: 'Stäng notisen' }).click();
    await page.getByText('Dosering').click();
    await expect.poll(() => page.locator('.accordion').first().getAttribute('open')).not.toBeNull();
    await page.reload();
    await page.getByText('Nya öppettider').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate<string>("localStorage.getItem('hidden-alerts')")).toBe('["dev-alert"]');
    expect(faults.filter((fault) => fault.startsWith('Button text longer than 40 characters')).length).toBeGreaterThan(
      0,
    );
    await context.close();
  });

  test('a saved appearance is used in the first paint', async () => {
    const { page, context } = await open({ colorScheme: 'light' });
    await page.getByLabel('Utseende').selectOption('dark');
    await page.goto('/');
    await expect
      .poll(() => page.evaluate<string>('getComputedStyle(document.body).backgroundColor'))
      .toBe('rgb(13, 21, 18)');
    await expect.poll(async () => (await page.request.get('/')).text()).toContain('data-appearance="dark"');
    await context.close();
  });

  test('a broken page is reported twice, and clearing forgets everything', async () => {
    const { page, context } = await openTab();
    const reports: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/log/error') && reports.push(request.postData() ?? '')),
    );
    await page.goto(`${PIECES}?fel=ja`);
    await page.getByRole('heading', { name: 'Whoops!' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(reports).toHaveLength(2);
    expect(reports.every((text) => text.startsWith('WEB '))).toBe(true);
    expect(reports[1]).toContain(`${shop.url}${PIECES}?fel=ja`);
    await page.evaluate("localStorage.setItem('SelectedPharmacy', '{}')");
    await context.addCookies([{ name: 'appearance', value: 'dark', url: shop.url }]);
    await page.getByRole('button', { name: 'Rensa sparad data' }).click();
    await page.waitForURL(`${shop.url}/`);
    await expect.poll(() => page.evaluate<number>('localStorage.length')).toBe(0);
    expect((await context.cookies()).filter(({ name }) => name === 'appearance')).toEqual([]);
    await context.close();
  });

  test('page views are sent only after consent to statistics', async () => {
    const { page, context } = await open();
    const views: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/pageview') && views.push(request.postData() ?? '')),
    );
    await page.locator('.header-bar').getByRole('link', { name: 'Älgört' }).first().click();
    await page.waitForURL(`${shop.url}/`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Gränssnittets delar' }).waitFor();
    await hydrated(page);
    expect(views).toEqual([]);
    await context.addCookies([{ name: 'cookie-consent', value: 'necessary.statistics', url: shop.url }]);
    const told = page.waitForRequest('**/api/pageview');
    await page.goto('/kundservice?contact=astrid@exempel.se');
    await expect.poll(async () => (await told).response().then((response) => response?.status())).toBe(204);
    expect(views.map((view) => JSON.parse(view) as unknown)).toEqual([
      { path: '/kundservice', login: 'No', member: 'No' },
    ]);
    await context.close();
  });
});

interface Layer {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly string[];
}

const MEASURE = `(element) => ({
  width: element.offsetWidth,
  height: element.offsetHeight,
  layers: [element.parentElement, element].map((one) => getComputedStyle(one).zIndex),
})`;

async function layerOf(page: Page, opener: string): Promise<Layer> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.locator('[data-phase="active"]').waitFor();
  const layer = await page.evaluate<Layer>(`(${MEASURE})(document.querySelector('.modal, .drawer'))`);
  await pressEscapeIn(page.getByRole('dialog'));
  await page.locator('[data-phase]').waitFor({ state: 'detached' });
  return layer;
}
