import { reject, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { ProductEvent } from '../events.js';
import type { ProductRejection } from '../rejections.js';
import type { ProductState } from '../state.js';
import { setPrice } from './set-price.js';

/** CAT-07: ends the reduction of a campaign whose last day has passed. */
export interface EndCampaignPrice {
  readonly type: 'EndCampaignPrice';
  readonly campaignId: string;
  readonly from: Instant;
}

export function endCampaignPrice(
  { campaignId, from }: EndCampaignPrice,
  state: ProductState,
): Decision<ProductEvent, ProductRejection> {
  if (!state.price) return reject({ type: 'ProductUnknown' });
  if (state.price.campaignId !== campaignId) return unchanged;
  const price = { price: state.price.price, discountPrice: null, memberPrice: null, campaignId: null };
  return setPrice({ type: 'SetPrice', price, from }, state);
}
