import { describe, expect, test } from '@jest/globals';

import type { Sticker } from '../../domain/campaign/index.js';
import { NO_STICKERS, stickerOf } from './sticker.js';

const ordinary = { price: 10_000, discountPrice: null, memberPrice: null, campaignId: null };
const running = (sticker: Sticker) => new Map([['vinterhud', sticker]]);

describe('the sticker on a card (CAT-03, CAT-07)', () => {
  test('tells what everyone pays less, else what members do', () => {
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

  test('speaks of a campaign only where there is one', () => {
    expect(stickerOf({ ...ordinary, discountPrice: 7_500, campaignId: 'vinterhud' }, NO_STICKERS)?.small).toBe(
      'Kampanj',
    );
  });

  test('has the words of a campaign that runs, and the percentage where that tells none', () => {
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

  test('of a theme stands on goods that cost what they always do, that of an offer does not', () => {
    const product = { ...ordinary, campaignId: 'vinterhud' };
    const theme = { type: 'theme', large: 'Vinter', small: '' } as const;
    expect(stickerOf(product, running(theme))).toEqual(theme);
    expect(stickerOf(product, running({ ...theme, type: 'discount' }))).toBeNull();
  });
});
