import type {
  CampaignGift,
  CampaignPlan,
  CampaignProduct,
  MultiBuyDeal,
  Sticker,
} from '../../domain/campaign/index.js';
import type { BusinessDate } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const campaignTable = viewTable({
  name: 'view_campaign',
  key: ['campaign_id'],
  columns: {
    campaign_id: column<string>(),
    title: column<string>(),
    text: column<string>(),
    kind: column<CampaignPlan['kind']>(),
    valid_from: column<BusinessDate>(),
    /** The last day of the campaign, also after an early end. */
    valid_to: column<BusinessDate>(),
    members_only: column<boolean>(),
    sticker: column<Sticker | null>(),
    products: column<readonly CampaignProduct[]>(),
    multi_buy: column<MultiBuyDeal | null>(),
    gift: column<CampaignGift | null>(),
    ended: column<boolean>(),
    revision: column<number>(),
  },
});

export type CampaignRow = RowOf<typeof campaignTable>;
