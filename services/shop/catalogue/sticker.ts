import type { Sticker } from '../../../domain/campaign/index.js';
import type { Product } from '../../../domain/catalogue/index.js';
import { reductionOf, type Reduction } from '../../../domain/pricing/index.js';
import { texts } from './texts.js';

/** The stickers of running campaigns, by campaign id. */
export type Stickers = ReadonlyMap<string, Sticker>;
export const NO_STICKERS: Stickers = new Map();

/** The key of a sticker that belongs to a product. No campaign id has a slash. */
export function multiBuyKey(varuId: string): string {
  return `vara/${varuId}`;
}

type Labelled = Pick<
  Product,
  'varuId' | 'price' | 'discountPrice' | 'lowestPrice30Days' | 'memberPrice' | 'memberLowestPrice30Days' | 'campaignId'
>;

/**
 * CAT-03, CAT-07: the campaign's own text, otherwise percentage and kind. A reduction for all comes before one for
 * members, and a multi-buy after both. A price that has been as low in the 30 days before is no reduction and gets no
 * sticker (LAW-03).
 */
export function stickerOf(product: Labelled, stickers: Stickers): Sticker | null {
  const { campaignId } = product;
  const own = campaignId === null ? undefined : stickers.get(campaignId);
  const reduction = reductionOf(product);
  if (reduction === null) return stickers.get(multiBuyKey(product.varuId)) ?? (own?.type === 'theme' ? own : null);
  const type = reduction.for === 'members' ? 'member' : 'discount';
  const word = wordOf(reduction, campaignId);
  if (reduction.percent > 0)
    return { type, large: own?.large || texts.percent(reduction.percent), small: own?.small || word };
  return { type, large: own?.large || own?.small || word, small: own?.large ? own.small : '' };
}

function wordOf(reduction: Reduction, campaignId: string | null): string {
  if (reduction.for === 'members') return texts.memberPrice;
  return campaignId === null ? texts.reduced : texts.campaign;
}

/** The address of the campaign's drawn sticker. Null where the product's card shows no sticker of a campaign. */
export function stickerUrl(product: Labelled, stickers: Stickers): string | null {
  const { campaignId } = product;
  if (campaignId === null || !stickers.has(campaignId) || stickerOf(product, stickers) === null) return null;
  return `/api/campaignoverview/sticker/${campaignId}.svg`;
}
