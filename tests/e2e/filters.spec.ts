import { describe, expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { addressOf, hydrated, tabsOf } from './browser.js';

const PAIN = '/kategori/receptfria-lakemedel/vark-och-feber';

describe('the filters of a listing', () => {
  const shop = servedShop({ products: 1500, partners: 'inside' });
  const openTab = tabsOf(shop);

  test('narrow it by age, form and strength, and each can be removed alone', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await page.goto(PAIN);
    await hydrated(page);
    await page.locator('summary', { hasText: 'Ålder' }).click();
    await page.getByRole('checkbox', { name: /^Barn/ }).check();
    await page.waitForURL(/Age=child/);
    await page.getByRole('link', { name: 'Ta bort filtret Barn' }).waitFor();
    await expect.poll(() => page.locator('.card:not(:has(.children-badge))').count()).toBe(0);
    await page.getByRole('checkbox', { name: /^suppositorium/ }).check();
    await page.waitForURL(/Form=suppositorium/);
    await page.getByRole('link', { name: 'Ta bort filtret Barn' }).click();
    await expect.poll(async () => (await addressOf(page)).search).toBe('?Form=suppositorium');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are in the address, where a repeated name adds a value', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await page.goto(`${PAIN}?Strength=500+mg&Strength=60+mg`, { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('.chosen-filter').count()).toBe(2);
    const packs = await page.locator('.card-pack').allInnerTexts();
    expect(packs.length).toBeGreaterThan(0);
    expect(packs.filter((pack) => !/^(500|60)\s?mg ·/.test(pack))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('show strengths in their natural order', async () => {
    const { page, context } = await openTab({ width: 1440 });
    await page.goto(`${PAIN}?alla=Strength`, { waitUntil: 'networkidle' });
    const values = await page
      .locator('input[name="Strength"]')
      .evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''));
    const strengths = values.filter((value) => /^[\d,]+ (mg|g)$/.test(value));
    const milligrams = strengths.map((text) => parseFloat(text.replace(',', '.')) * (/ g$/.test(text) ? 1000 : 1));
    expect(milligrams.length).toBeGreaterThan(3);
    expect(milligrams).toEqual(milligrams.toSorted((a, b) => a - b));
    await context.close();
  });

  test.each([
    `${PAIN}?Age=elderly&Price=7-9&Rating=99&InStock=&Strength=%20&Form=%27`,
    '/search?q=paracetamol&Price=100-50&Age=%F0%9F%8C%BF',
    '/varumarken/mildra?Price=abc&Strength=1',
    '/kategori/erbjudanden?InStock=maybe&Rating=-1',
  ])('ignore unknown values: %s', async (address) => {
    const { page, context, faults } = await openTab({ width: 1440 });
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await page.locator('.card').first().waitFor();
    await expect.poll(() => page.locator('.chosen-filter').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('work without scripts', async () => {
    const { page, context, faults } = await openTab({ width: 1440, javaScriptEnabled: false });
    await page.goto('/search?q=paracetamol');
    await page.locator('summary', { hasText: 'I lager' }).click();
    await page.getByRole('checkbox', { name: /^I webblager/ }).check();
    await page.getByRole('button', { name: 'Visa urvalet' }).click();
    await page.waitForURL(/InStock=web/);
    expect((await addressOf(page)).searchParams.get('q')).toBe('paracetamol');
    await page.getByRole('link', { name: 'Ta bort filtret I webblager' }).click();
    await page.waitForURL((url) => !url.searchParams.has('InStock'));
    expect(faults).toEqual([]);
    await context.close();
  });

  test('pass the focus on when a press removes them', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await page.goto('/search?q=paracetamol&Form=suppositorium&Strength=60+mg');
    await hydrated(page);
    await page.getByRole('checkbox', { name: /^suppositorium/ }).focus();
    await page.keyboard.press('Space');
    await page.locator('h2:focus', { hasText: 'Filter' }).waitFor();
    await page.getByRole('link', { name: /^Ta bort filtret 60/ }).press('Enter');
    await page.locator('.listing-count:focus').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('can all be reached by keyboard, and the focus stays on the pressed one', async () => {
    const { page, context, faults } = await openTab({ width: 1440 });
    await page.goto(PAIN);
    await hydrated(page);
    const rating = page.locator('summary', { hasText: 'Betyg' });
    await rating.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL(/Rating=/);
    await page.locator('input[name="Rating"]:focus:checked').waitFor();
    await page.keyboard.press('Space');
    await page.locator('input[name="Rating"]:focus:not(:checked)').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
