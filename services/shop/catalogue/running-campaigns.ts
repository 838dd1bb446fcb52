import type { CampaignPlan, Sticker } from '../../../domain/campaign/index.js';
import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { Stickers } from './sticker.js';

/** A campaign that runs today. */
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

/** Port: the campaigns whose goods the catalogue shows. The campaigns' own room fills it. */
export abstract class RunningCampaigns {
  /** The one that ends first first. */
  abstract running(): Promise<readonly RunningCampaign[]>;
  /** What they put on the cards of their products; another object only when something is another. */
  abstract stickers(): Promise<Stickers>;
  /** Null for one that is unknown or does not run today. */
  abstract one(id: string): Promise<RunningCampaign | null>;
}
