import type { Decision, Slice } from '../kernel/index.js';
import { endCampaign, type EndCampaign } from './commands/end-campaign.js';
import { planCampaign, type PlanCampaign } from './commands/plan-campaign.js';
import { campaignEvents, type CampaignEvent } from './events.js';
import type { CampaignRejection } from './rejections.js';
import { evolve, initial, type CampaignState } from './state.js';

export type CampaignCommand = PlanCampaign | EndCampaign;

function decide(command: CampaignCommand, state: CampaignState): Decision<CampaignEvent, CampaignRejection> {
  switch (command.type) {
    case 'PlanCampaign':
      return planCampaign(command, state);
    case 'EndCampaign':
      return endCampaign(command, state);
  }
}

export const campaign: Slice<CampaignCommand, CampaignState, CampaignEvent, CampaignRejection, 'campaign'> = {
  kind: 'campaign',
  events: campaignEvents,
  initial,
  evolve,
  decide,
};

export { LONGEST_CAMPAIGN_ID } from './commands/plan-campaign.js';
export type { CampaignRejection } from './rejections.js';
export type { CampaignState } from './state.js';
export * from './events.js';
