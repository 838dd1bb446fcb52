import { Inject, Injectable } from '@nestjs/common';

import { Listings, type ListedProduct } from '../catalogue/listings.js';
import type { RunningCampaign } from '../catalogue/running-campaigns.js';
import { Campaigns } from './campaigns.js';

export interface Promotion {
  readonly campaign: RunningCampaign;
  readonly total: number;
  readonly products: readonly ListedProduct[];
}

/** CAT-07: a page loads three promotions at a time, with six products each. */
export const PROMOTIONS_PER_PAGE = 3;
const ITEMS = 6;

/** Selects current campaigns with their first products (CAT-07). */
@Injectable()
export class Promotions {
  constructor(
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Listings) private readonly listings: Listings,
  ) {}

  async first(groups: number): Promise<{ readonly total: number; readonly promotions: readonly Promotion[] }> {
    const running = await this.campaigns.running();
    const shown = running.slice(0, Math.max(1, Math.trunc(groups) || 1) * PROMOTIONS_PER_PAGE);
    return { total: running.length, promotions: await Promise.all(shown.map((campaign) => this.promotion(campaign))) };
  }

  private async promotion(campaign: RunningCampaign): Promise<Promotion> {
    const { total, products } = await this.listings.among(campaign.varuIds, { loaded: ITEMS });
    return { campaign, total, products };
  }
}
