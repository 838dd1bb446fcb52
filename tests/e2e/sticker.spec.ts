import { expect, test } from 'vitest';

import { servedShop } from '../shop/served-shop.js';
import { tabsOf } from './browser.js';

const LISTING = '/kategori/hudvard';

const shop = servedShop({
  products: 600,
  partners: 'inside',
  past: async (past, { database }) => {
    const { rows } = await database.pool.query(
      `SELECT varu_id FROM view_product WHERE for_sale AND type = 'Ha' AND discount_price IS NULL`,
    );
    await past.plansCampaign('tre-for-tva', {
      title: 'Tre för två',
      text: '',
      kind: 'offer',
      from: '2020-01-01',
      to: '2099-12-31',
      membersOnly: false,
      sticker: null,
      products: rows.map(({ varu_id }) => ({ varuId: varu_id, price: null })),
      multiBuy: { take: 3, payFor: 2 },
    });
  },
});
const openTab = tabsOf(shop);

test.each([390, 1440])('the heart of a card covers no word of "Ta 3 betala för 2", at %i px', async (width) => {
  const { page, context, faults } = await openTab({ width });
  const sticker = page.locator('.card-sticker', { hasText: 'Ta 3 betala för 2' });
  // The list has the campaign a moment after it was planned.
  await expect
    .poll(async () => {
      await page.goto(LISTING);
      return sticker.count();
    })
    .toBeGreaterThan(0);
  const words = await sticker.first().locator('strong').boundingBox();
  const card = page.locator('.card').filter({ has: sticker }).first();
  const heart = await card.locator('.favourite').boundingBox();
  expect((words?.x ?? NaN) + (words?.width ?? NaN)).toBeLessThanOrEqual(heart?.x ?? NaN);
  expect(faults).toEqual([]);
  await context.close();
});
