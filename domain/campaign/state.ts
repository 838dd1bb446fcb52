import type { CampaignEvent, CampaignPlan } from './events.js';

export interface CampaignState {
  readonly plan: CampaignPlan | null;
  readonly ended: boolean;
}

export const initial: CampaignState = { plan: null, ended: false };

export function evolve(state: CampaignState, event: CampaignEvent): CampaignState {
  switch (event.type) {
    case 'CampaignPlanned':
    case 'CampaignChanged':
      return { ...state, plan: event.data.plan };
    case 'CampaignEnded':
      return { ...state, ended: true };
    default:
      event satisfies never;
      return state;
  }
}
