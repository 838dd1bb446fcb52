import { isDeepStrictEqual } from 'node:util';

import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import { campaignsOn } from '../../../projections/campaign/queries.js';
import type { CampaignRow } from '../../../projections/campaign/table.js';
import { ShortCache } from './short-cache.js';
import { multiBuyStickers, termsOf } from './terms.js';
import type { CampaignTerms, RunningCampaign, RunningCampaigns } from '../catalogue/running-campaigns.js';
import { NO_STICKERS, type Stickers } from '../catalogue/sticker.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';

interface Known {
  readonly on: BusinessDate;
  readonly campaigns: readonly RunningCampaign[];
  readonly stickers: Stickers;
  readonly terms: CampaignTerms;
}

/** Reads the current campaigns, sorted by end date. Every page needs them, so they are cached for half a minute. */
@Injectable()
export class Campaigns implements RunningCampaigns {
  private readonly cache = new ShortCache(() => this.read());
  private stuck: Stickers = NO_STICKERS;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async running(): Promise<readonly RunningCampaign[]> {
    return (await this.known()).campaigns;
  }

  /** Returns the stickers of current campaigns, by campaign id. The same object is returned until a sticker changes. */
  async stickers(): Promise<Stickers> {
    return (await this.known()).stickers;
  }

  async terms(): Promise<CampaignTerms> {
    return (await this.known()).terms;
  }

  /** Finds a campaign. Null when it is unknown or does not run today. */
  async one(id: string): Promise<RunningCampaign | null> {
    return (await this.running()).find((campaign) => campaign.id === id) ?? null;
  }

  private async known(): Promise<Known> {
    const known = await this.cache.get();
    return known.on === this.today() ? known : this.cache.getAnew();
  }

  private async read(): Promise<Known> {
    const on = this.today();
    const campaigns = (await campaignsOn(this.db, on)).map(runningOf);
    const terms = termsOf(campaigns);
    const own = campaigns.flatMap(({ id, sticker }) => (sticker ? [[id, sticker] as const] : []));
    const stickers = new Map([...own, ...multiBuyStickers(terms)]);
    if (!isDeepStrictEqual(stickers, this.stuck)) this.stuck = stickers;
    return { on, campaigns, stickers: this.stuck, terms };
  }

  private today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }
}

export function runningOf({
  campaign_id: id,
  title,
  text,
  kind,
  valid_to: validTo,
  members_only: membersOnly,
  sticker,
  products,
  multi_buy: multiBuy,
  gift,
}: CampaignRow): RunningCampaign {
  const varuIds = products.map(({ varuId }) => varuId);
  return { id, title, text, kind, validTo, membersOnly, sticker, varuIds, multiBuy, gift };
}
