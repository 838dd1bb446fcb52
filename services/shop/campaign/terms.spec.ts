import { expect, test } from 'vitest';

import { NO_STICKERS, stickerOf } from '../catalogue/sticker.js';
import { campaignFacts, type RunningCampaign } from '../catalogue/running-campaigns.js';
import { multiBuyStickers, termsOf } from './terms.js';

const three: RunningCampaign = {
  ...{ id: 'ta-tre', title: 'Ta 3 betala för 2', text: '', kind: 'offer', validTo: '2026-11-30', membersOnly: false },
  ...{ sticker: null, varuIds: ['100001', '100002'], multiBuy: { take: 3, payFor: 2 }, gift: null },
};
const two: RunningCampaign = {
  ...three,
  ...{ id: 'tva-for-99', title: 'Två för 99', multiBuy: { take: 2, sum: 9900 }, varuIds: ['100002', '100003'] },
};
const plain: RunningCampaign = { ...three, id: 'vinterhud', title: 'Vinterhud', multiBuy: null };
const terms = termsOf([plain, three, two]);
const everyone = { member: false };
const product = (varuId: string, campaignId: string | null = null) => ({ varuId, campaignId });

test('a product has the multi-buy of its campaign, and of two the one that ends first', () => {
  expect(campaignFacts(terms, product('100002'), everyone).multiBuy).toEqual({
    code: 'ta-tre',
    name: 'Ta 3 betala för 2',
    deal: { take: 3, payFor: 2 },
  });
  expect(campaignFacts(terms, product('100003'), everyone).multiBuy?.code).toBe('tva-for-99');
  expect(campaignFacts(terms, product('100009'), everyone).multiBuy).toBeNull();
});

test('a reduction has the title of its campaign while it runs', () => {
  expect(campaignFacts(terms, product('100009', 'vinterhud'), everyone).name).toBe('Vinterhud');
  expect(campaignFacts(terms, product('100009', 'sommar'), everyone).name).toBeNull();
});

test('a multi-buy for members is only for members', () => {
  const ofMembers = termsOf([{ ...three, membersOnly: true }]);
  expect(campaignFacts(ofMembers, product('100001'), everyone).multiBuy).toBeNull();
  expect(campaignFacts(ofMembers, product('100001'), { member: true }).multiBuy?.code).toBe('ta-tre');
});

test('a card says "Ta 3 betala för 2" or "2 för 99 kr", unless the price itself is reduced', () => {
  const stickers = new Map(multiBuyStickers(terms));
  const price = { price: 4900, discountPrice: null, lowestPrice30Days: null };
  const card = { ...product('100001'), ...price, memberPrice: null, memberLowestPrice30Days: null };
  expect(stickerOf(card, stickers)).toEqual({ type: 'discount', large: 'Ta 3 betala för 2', small: '' });
  expect(stickerOf({ ...card, varuId: '100003' }, stickers)?.large).toBe('2 för 99\u00a0kr');
  expect(stickerOf({ ...card, discountPrice: 3900, lowestPrice30Days: 4900 }, stickers)?.large).toBe('−20 %');
  expect(stickerOf(card, NO_STICKERS)).toBeNull();
});
