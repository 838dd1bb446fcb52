import { accept, reject, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { CampaignEvent } from '../events.js';
import type { CampaignRejection } from '../rejections.js';
import type { CampaignState } from '../state.js';

export interface EndCampaign {
  readonly type: 'EndCampaign';
  readonly on: BusinessDate;
}

export function endCampaign({ on }: EndCampaign, state: CampaignState): Decision<CampaignEvent, CampaignRejection> {
  if (!state.plan) return reject({ type: 'CampaignUnknown' });
  return state.ended ? unchanged : accept({ type: 'CampaignEnded', data: { on } });
}
