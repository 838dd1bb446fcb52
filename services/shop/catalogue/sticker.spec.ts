import { describe, expect, test } from 'vitest';

import type { Sticker } from '../../../domain/campaign/index.js';
import { NO_STICKERS, stickerOf, stickerUrl } from './sticker.js';

const ordinary = {
  varuId: '100001',
  price: 10_000,
  discountPrice: null,
  lowestPrice30Days: null,
  memberPrice: null,
  memberLowestPrice30Days: null,
  campaignId: null,
};
const running = (sticker: Sticker) => new Map([['vinterhud', sticker]]);

describe('the sticker on a card (CAT-03, CAT-07)', () => {
  test('shows the reduction for everyone, or else the one for members', () => {
    expect(stickerOf({ ...ordinary, discountPrice: 7_500, memberPrice: 7_000 }, NO_STICKERS)).toEqual({
      type: 'discount',
      large: '−25 %',
      small: 'Lägre pris',
    });
    expect(stickerOf({ ...ordinary, memberPrice: 7_000 }, NO_STICKERS)).toEqual({
      type: 'member',
      large: '−30 %',
      small: 'Medlemspris',
    });
    expect(stickerOf(ordinary, NO_STICKERS)).toBeNull();
  });

  test('counts from the lowest price of the 30 days before (LAW-03)', () => {
    const reduced = { ...ordinary, discountPrice: 8_490, lowestPrice30Days: 9_900 };
    expect(stickerOf(reduced, NO_STICKERS)?.large).toBe('−14 %');
    const member = { ...ordinary, memberPrice: 7_500, memberLowestPrice30Days: 9_000 };
    expect(stickerOf(member, NO_STICKERS)?.large).toBe('−16 %');
  });

  test('reads −23 % for 99 kronor when the price is 139 and the lowest of 30 days was 129 (C-330/23)', () => {
    const reduced = { ...ordinary, price: 13_900, discountPrice: 9_900, lowestPrice30Days: 12_900 };
    expect(stickerOf(reduced, NO_STICKERS)?.large).toBe('−23 %');
  });

  test('reads −10 % for 90 of 100 kronor, without an error of floating-point numbers', () => {
    expect(stickerOf({ ...ordinary, discountPrice: 9_000 }, NO_STICKERS)?.large).toBe('−10 %');
  });

  test('is missing where the price has been as low in the 30 days before', () => {
    const asLow = { ...ordinary, discountPrice: 7_500, lowestPrice30Days: 7_500 };
    expect(stickerOf(asLow, NO_STICKERS)).toBeNull();
    const lower = { ...asLow, campaignId: 'vinterhud', lowestPrice30Days: 7_000 };
    expect(stickerOf(lower, running({ type: 'discount', large: '2 för 1', small: '' }))).toBeNull();
  });

  test('shows members their price when the price for everyone is no lower than before', () => {
    const both = { ...ordinary, discountPrice: 7_500, lowestPrice30Days: 7_500, memberPrice: 7_000 };
    expect(stickerOf({ ...both, memberLowestPrice30Days: 8_000 }, NO_STICKERS)).toEqual({
      type: 'member',
      large: '−12 %',
      small: 'Medlemspris',
    });
  });

  test('has a text and no percentage for a reduction of less than one per cent', () => {
    const little = { ...ordinary, discountPrice: 9_950 };
    expect(stickerOf(little, NO_STICKERS)).toEqual({ type: 'discount', large: 'Lägre pris', small: '' });
  });

  test('names a campaign only where there is one', () => {
    expect(stickerOf({ ...ordinary, discountPrice: 7_500, campaignId: 'vinterhud' }, NO_STICKERS)?.small).toBe(
      'Kampanj',
    );
  });

  test('has the text of a running campaign, and the percentage where the campaign has no text', () => {
    const product = { ...ordinary, discountPrice: 7_500, campaignId: 'vinterhud' };
    expect(stickerOf(product, running({ type: 'discount', large: '2 för 1', small: 'Vinterhud' }))).toEqual({
      type: 'discount',
      large: '2 för 1',
      small: 'Vinterhud',
    });
    expect(stickerOf(product, running({ type: 'discount', large: '', small: 'Vinterhud' }))).toEqual({
      type: 'discount',
      large: '−25 %',
      small: 'Vinterhud',
    });
  });

  test('of a theme is on goods at their usual price, and that of an offer is not', () => {
    const product = { ...ordinary, campaignId: 'vinterhud' };
    const theme = { type: 'theme', large: 'Vinter', small: '' } as const;
    expect(stickerOf(product, running(theme))).toEqual(theme);
    expect(stickerOf(product, running({ ...theme, type: 'discount' }))).toBeNull();
  });

  test('is drawn only where a card shows the sticker of a campaign', () => {
    const stickers = running({ type: 'discount', large: '2 för 1', small: 'Vinterhud' });
    const reduced = { ...ordinary, discountPrice: 7_500, campaignId: 'vinterhud' };
    expect(stickerUrl(reduced, stickers)).toBe('/api/campaignoverview/sticker/vinterhud.svg');
    expect(stickerUrl(reduced, NO_STICKERS)).toBeNull();
    expect(stickerUrl({ ...reduced, lowestPrice30Days: 7_500 }, stickers)).toBeNull();
    expect(stickerUrl(ordinary, stickers)).toBeNull();
  });
});
