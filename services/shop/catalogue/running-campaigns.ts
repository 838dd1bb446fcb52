import type { CampaignGift, CampaignPlan, MultiBuyDeal, Sticker } from '../../../domain/campaign/index.js';
import type { Buyer, Product } from '../../../domain/catalogue/index.js';
import type { CampaignFacts, MultiBuy } from '../../../domain/pricing/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { Stickers } from './sticker.js';

export interface RunningCampaign {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: CampaignPlan['kind'];
  readonly validTo: BusinessDate;
  readonly membersOnly: boolean;
  readonly sticker: Sticker | null;
  readonly varuIds: readonly string[];
  readonly multiBuy: MultiBuyDeal | null;
  readonly gift: CampaignGift | null;
}

/** What the running campaigns say of the goods that somebody buys, by varuId and by campaign id. */
export interface CampaignTerms {
  readonly titles: ReadonlyMap<string, string>;
  readonly multiBuys: ReadonlyMap<string, MultiBuy & { readonly membersOnly: boolean }>;
}

export const NO_TERMS: CampaignTerms = { titles: new Map(), multiBuys: new Map() };

/** What the terms say of one product for this buyer. Only members have a members' multi-buy. */
export function campaignFacts(
  { titles, multiBuys }: CampaignTerms,
  { varuId, campaignId }: Pick<Product, 'varuId' | 'campaignId'>,
  { member }: Buyer,
): CampaignFacts {
  const { membersOnly = false, ...multiBuy } = multiBuys.get(varuId) ?? {};
  const offered = 'deal' in multiBuy && (member || !membersOnly) ? multiBuy : null;
  return { name: campaignId === null ? null : (titles.get(campaignId) ?? null), multiBuy: offered };
}

/** A port to the campaigns whose products the catalogue shows. The folder services/shop/campaign implements it. */
export abstract class RunningCampaigns {
  /** Returns the campaigns that run today, sorted by end date. */
  abstract running(): Promise<readonly RunningCampaign[]>;
  /** Returns the stickers for product cards. The object changes only when a sticker changes. */
  abstract stickers(): Promise<Stickers>;
  /** Returns the terms of sale of the running campaigns. */
  abstract terms(): Promise<CampaignTerms>;
  /** Finds a campaign. Null when it is unknown or does not run today. */
  abstract one(id: string): Promise<RunningCampaign | null>;
}
