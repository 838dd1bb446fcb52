import { Inject, Injectable } from '@nestjs/common';

import type { CatalogueService, ListingQuery, PromotionListing } from '../catalogue/contract.js';
import { listingOptions } from '../catalogue/listing-options.js';
import { Listings } from '../catalogue/listings.js';
import { ProductCards } from '../catalogue/product/product-cards.js';
import { campaignView } from '../catalogue/product/product-pages.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';

/** Builds the pages of current campaigns (CAT-07). */
@Injectable()
export class CampaignPages implements Pick<CatalogueService, 'promotions' | 'promotion'> {
  constructor(
    @Inject(Listings) private readonly listings: Listings,
    @Inject(Campaigns) private readonly campaigns: Campaigns,
    @Inject(Promotions) private readonly offered: Promotions,
    @Inject(ProductCards) private readonly cards: ProductCards,
  ) {}

  async promotions(groups: number): ReturnType<CatalogueService['promotions']> {
    const { total, promotions } = await this.offered.first(groups);
    const shown = promotions.map(async ({ campaign, total: items, products }) => ({
      ...campaignView(campaign),
      total: items,
      products: await this.cards.of(products),
    }));
    return { total, promotions: await Promise.all(shown) };
  }

  async promotion(id: string, query: ListingQuery): Promise<PromotionListing | null> {
    const campaign = await this.campaigns.one(id);
    if (!campaign) return null;
    const { total, products, facets } = await this.listings.among(campaign.varuIds, listingOptions(query));
    return { total, products: await this.cards.of(products), facets, campaign: campaignView(campaign) };
  }
}
