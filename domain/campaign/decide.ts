import { decider } from '../kernel/index.js';
import { endCampaign } from './commands/end-campaign.js';
import { planCampaign } from './commands/plan-campaign.js';

export const decide = decider({
  PlanCampaign: planCampaign,
  EndCampaign: endCampaign,
});

export type CampaignCommand = Parameters<typeof decide>[0];
