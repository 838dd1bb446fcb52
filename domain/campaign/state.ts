import type { BusinessDate } from '../kernel/index.js';
import type { CampaignEvent, CampaignPlan } from './events.js';

export interface CampaignState {
  readonly plan: CampaignPlan | null;
  readonly endedOn: BusinessDate | null;
}

export const initial: CampaignState = { plan: null, endedOn: null };

export function evolve(state: CampaignState, event: CampaignEvent): CampaignState {
  switch (event.type) {
    case 'CampaignPlanned':
    case 'CampaignChanged':
      return { ...state, plan: event.data.plan };
    case 'CampaignEnded':
      return { ...state, endedOn: event.data.on };
    default:
      event satisfies never;
      return state;
  }
}
