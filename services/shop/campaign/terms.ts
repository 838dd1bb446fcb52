import type { MultiBuyDeal, Sticker } from '../../../domain/campaign/index.js';
import { formatKronor } from '../../../domain/kernel/index.js';
import type { CampaignTerms, RunningCampaign } from '../catalogue/running-campaigns.js';
import { multiBuyKey } from '../catalogue/sticker.js';
import { multiBuyTexts } from './texts.js';

/** The terms of sale of running campaigns. Of two multi-buys of a product, the one that ends first counts. */
export function termsOf(campaigns: readonly RunningCampaign[]): CampaignTerms {
  const multiBuys = new Map<string, NonNullable<ReturnType<CampaignTerms['multiBuys']['get']>>>();
  for (const { id: code, title: name, multiBuy: deal, membersOnly, varuIds } of campaigns)
    for (const varuId of deal ? varuIds : [])
      if (deal && !multiBuys.has(varuId)) multiBuys.set(varuId, { code, name, deal, membersOnly });
  return { titles: new Map(campaigns.map(({ id, title }) => [id, title])), multiBuys };
}

/** The stickers of products with a multi-buy, for example 'Ta 3 betala för 2'. */
export function multiBuyStickers({ multiBuys }: CampaignTerms): readonly (readonly [string, Sticker])[] {
  return [...multiBuys].map(([varuId, { deal, membersOnly }]) => [
    multiBuyKey(varuId),
    { type: membersOnly ? 'member' : 'discount', large: multiBuyText(deal), small: '' },
  ]);
}

export function multiBuyText(deal: MultiBuyDeal): string {
  return 'sum' in deal
    ? multiBuyTexts.forSum(deal.take, formatKronor(deal.sum))
    : multiBuyTexts.payFor(deal.take, deal.payFor);
}
