import type { Slice } from '../kernel/index.js';
import { decide, type CampaignCommand } from './decide.js';
import { campaignEvents, type CampaignEvent } from './events.js';
import type { CampaignRejection } from './rejections.js';
import { evolve, initial, type CampaignState } from './state.js';

export const campaign: Slice<CampaignCommand, CampaignState, CampaignEvent, CampaignRejection, 'campaign'> = {
  kind: 'campaign',
  events: campaignEvents,
  initial,
  evolve,
  decide,
};

export { campaignArt } from './art.js';
export { LONGEST_CAMPAIGN_ID } from './commands/plan-campaign.js';
export type { MultiBuyDeal } from '../pricing/multi-buy.js';
export type { CampaignRejection } from './rejections.js';
export type { CampaignState } from './state.js';
export * from './events.js';
export type { CampaignCommand } from './decide.js';
