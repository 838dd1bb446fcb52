import type { Decision } from '../kernel/index.js';
import { endCampaign, type EndCampaign } from './commands/end-campaign.js';
import { planCampaign, type PlanCampaign } from './commands/plan-campaign.js';
import type { CampaignEvent } from './events.js';
import type { CampaignRejection } from './rejections.js';
import type { CampaignState } from './state.js';

export type CampaignCommand = PlanCampaign | EndCampaign;

export function decide(command: CampaignCommand, state: CampaignState): Decision<CampaignEvent, CampaignRejection> {
  switch (command.type) {
    case 'PlanCampaign':
      return planCampaign(command, state);
    case 'EndCampaign':
      return endCampaign(command, state);
  }
}
