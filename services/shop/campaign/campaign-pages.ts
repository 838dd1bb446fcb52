import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { Catalogue } from '../catalogue/catalogue.js';
import type { CatalogueService, ListingQuery, PromotionListing } from '../catalogue/contract.js';
import { ProductCards } from '../catalogue/product/product-cards.js';
import { campaignView, listingOptions } from '../catalogue/product/product-pages.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';

/** The pages of the campaigns that run (CAT-07). */
export class CampaignPages implements Pick<CatalogueService, 'promotions' | 'promotion'> {
  private readonly catalogue: Catalogue;
  private readonly campaigns: Campaigns;
  private readonly offered: Promotions;
  private readonly cards: ProductCards;

  constructor(app: NestFastifyApplication) {
    this.catalogue = app.get(Catalogue, { strict: false });
    this.campaigns = app.get(Campaigns, { strict: false });
    this.offered = app.get(Promotions, { strict: false });
    this.cards = new ProductCards(app);
  }

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
    const { total, products, facets } = await this.catalogue.among(campaign.varuIds, listingOptions(query));
    return { total, products: await this.cards.of(products), facets, campaign: campaignView(campaign) };
  }
}
