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

/** A port to the campaigns whose products the catalogue shows. The folder services/shop/campaign implements it. */
export abstract class RunningCampaigns {
  /** Returns the campaigns that run today, sorted by end date. */
  abstract running(): Promise<readonly RunningCampaign[]>;
  /** Returns the stickers for product cards. The object changes only when a sticker changes. */
  abstract stickers(): Promise<Stickers>;
  /** Finds a campaign. Null when it is unknown or does not run today. */
  abstract one(id: string): Promise<RunningCampaign | null>;
}
