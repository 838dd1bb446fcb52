import type { CampaignPlan, Sticker } from '../../../domain/campaign/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { Stickers } from './sticker.js';

export interface RunningCampaign {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: CampaignPlan['kind'];
  readonly validTo: BusinessDate;
  readonly membersOnly: boolean;
  readonly sticker: Sticker | null;
  readonly varuIds: readonly string[];
}

/** Port, implemented by the room `campaign`: the campaigns whose products the catalogue shows. */
export abstract class RunningCampaigns {
  /** Sorted by end date. */
  abstract running(): Promise<readonly RunningCampaign[]>;
  /** Stickers for the cards. The object changes only when a sticker changes. */
  abstract stickers(): Promise<Stickers>;
  /** Null for an unknown campaign, or one that does not run today. */
  abstract one(id: string): Promise<RunningCampaign | null>;
}
