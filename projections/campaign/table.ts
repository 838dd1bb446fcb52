import type { CampaignPlan, CampaignProduct, Sticker } from '../../domain/campaign/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface CampaignRow {
  readonly campaign_id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: CampaignPlan['kind'];
  readonly valid_from: BusinessDate;
  /** The last day of the campaign, also after an early end. */
  readonly valid_to: BusinessDate;
  readonly members_only: boolean;
  readonly sticker: Sticker | null;
  readonly products: readonly CampaignProduct[];
  readonly ended: boolean;
  readonly revision: number;
}

export const campaignTable: ViewTable<CampaignRow> = {
  name: 'view_campaign',
  key: ['campaign_id'],
  columns: [
    'campaign_id',
    'title',
    'text',
    'kind',
    'valid_from',
    'valid_to',
    'members_only',
    'sticker',
    'products',
    'ended',
    'revision',
  ],
};
