import type { Sticker } from '../../domain/campaign/index.js';
import type { Product } from '../../domain/catalogue/index.js';
import { texts } from './texts.js';

/** By campaign, of those that run. */
export type Stickers = ReadonlyMap<string, Sticker>;
export const NO_STICKERS: Stickers = new Map();

type Labelled = Pick<Product, 'price' | 'discountPrice' | 'memberPrice' | 'campaignId'>;

/** CAT-03, CAT-07: its campaign's own words where they are told, else the percentage and what kind of price it is. What everyone pays less stands before what members do. */
export function stickerOf(product: Labelled, stickers: Stickers): Sticker | null {
  const { price, discountPrice, memberPrice, campaignId } = product;
  const own = campaignId === null ? undefined : stickers.get(campaignId);
  const reduced = discountPrice ?? memberPrice;
  if (reduced === null) return own?.type === 'theme' ? own : null;
  const large = texts.percent(Math.round((1 - reduced / price) * 100));
  return {
    type: discountPrice === null ? 'member' : 'discount',
    large: own?.large || large,
    small: own?.small || wordOf(product),
  };
}

function wordOf({ discountPrice, campaignId }: Labelled): string {
  if (discountPrice === null) return texts.memberPrice;
  return campaignId === null ? texts.reduced : texts.campaign;
}
