import { Inject, Injectable } from '@nestjs/common';

import type { Product } from '../../../domain/catalogue/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import type { RunningCampaign } from '../catalogue/running-campaigns.js';
import { Campaigns } from './campaigns.js';

export interface Promotion {
  readonly campaign: RunningCampaign;
  readonly total: number;
  readonly products: readonly Product[];
}

/** CAT-07: a page loads three promotions at a time, with six items each. */
export const PROMOTIONS_PER_PAGE = 3;
const ITEMS = 6;

/** The current campaigns with their first products (CAT-07). */
@Injectable()
export class Promotions {
  constructor(
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
  ) {}

  async first(groups: number): Promise<{ readonly total: number; readonly promotions: readonly Promotion[] }> {
    const running = await this.campaigns.running();
    const shown = running.slice(0, Math.max(1, Math.trunc(groups) || 1) * PROMOTIONS_PER_PAGE);
    return { total: running.length, promotions: await Promise.all(shown.map((campaign) => this.promotion(campaign))) };
  }

  private async promotion(campaign: RunningCampaign): Promise<Promotion> {
    const { total, products } = await this.catalogue.among(campaign.varuIds, { loaded: ITEMS });
    return { campaign, total, products };
  }
}
