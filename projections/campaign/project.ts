import type { CampaignEvent, CampaignPlan } from '../../domain/campaign/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { campaignTable, type CampaignRow } from './table.js';

export const campaignProjection = projection<CampaignRow, CampaignEvent>({
  name: 'campaign',
  version: 2,
  table: campaignTable,
  keys: ({ streamId }) => [[parseStreamId(streamId)?.key ?? streamId]],
  on: {
    CampaignPlanned: (_row, { data, revision }, [id]) => ({
      campaign_id: id as string,
      ...planned(data.plan),
      ended: false,
      revision,
    }),
    CampaignChanged: (row, event) => ({
      ...existing(row, event),
      ...planned(event.data.plan),
      revision: event.revision,
    }),
    CampaignEnded: (row, event) => {
      const before = existing(row, event);
      return {
        ...before,
        ended: true,
        valid_to: event.data.on < before.valid_to ? event.data.on : before.valid_to,
        revision: event.revision,
      };
    },
  },
});

function planned({
  title,
  text,
  kind,
  from,
  to,
  membersOnly,
  sticker,
  products,
  multiBuy = null,
  gift = null,
}: CampaignPlan): Omit<CampaignRow, 'campaign_id' | 'ended' | 'revision'> {
  const shown = { title, text, kind, valid_from: from, valid_to: to, members_only: membersOnly, sticker, products };
  return { ...shown, multi_buy: multiBuy, gift };
}
