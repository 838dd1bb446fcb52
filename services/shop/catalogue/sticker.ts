import type { Sticker } from '../../../domain/campaign/index.js';
import type { Product } from '../../../domain/catalogue/index.js';
import { percentOff } from '../../../domain/pricing/index.js';
import { texts } from './texts.js';

/** The stickers of running campaigns, by campaign id. */
export type Stickers = ReadonlyMap<string, Sticker>;
export const NO_STICKERS: Stickers = new Map();

type Labelled = Pick<
  Product,
  'price' | 'discountPrice' | 'lowestPrice30Days' | 'memberPrice' | 'memberLowestPrice30Days' | 'campaignId'
>;

/**
 * CAT-03, CAT-07: returns the campaign's own text for a reduced product, otherwise percentage and kind. A reduction for
 * all comes before one for members.
 */
export function stickerOf(product: Labelled, stickers: Stickers): Sticker | null {
  const { discountPrice, memberPrice, campaignId } = product;
  const own = campaignId === null ? undefined : stickers.get(campaignId);
  const reduced = discountPrice ?? memberPrice;
  if (reduced === null) return own?.type === 'theme' ? own : null;
  const type = discountPrice === null ? 'member' : 'discount';
  const percent = percentOff(product, reduced);
  if (percent > 0) return { type, large: own?.large || texts.percent(percent), small: own?.small || wordOf(product) };
  return { type, large: own?.large || own?.small || wordOf(product), small: own?.large ? own.small : '' };
}

function wordOf({ discountPrice, campaignId }: Labelled): string {
  if (discountPrice === null) return texts.memberPrice;
  return campaignId === null ? texts.reduced : texts.campaign;
}
