import { Inject, Injectable } from '@nestjs/common';

import { CampaignPages } from '../../campaign/campaign-pages.js';
import type { CatalogueService } from '../../catalogue/contract.js';
import { ListingPages, ListingPagesParts } from './listing-pages.js';
import { ProductPages } from '../../catalogue/product/product-pages.js';
import type { RequestScope } from '../../../access/request-scope/request-scope.js';

/**
 * Combines the pages of the catalogue: lists and search (listing-pages.ts), products (product-pages.ts), campaigns
 * (campaign-pages.ts).
 */
@Injectable()
export class CataloguePages {
  constructor(
    @Inject(ListingPagesParts) private readonly listingParts: ListingPagesParts,
    @Inject(ProductPages) private readonly products: ProductPages,
    @Inject(CampaignPages) private readonly campaigns: CampaignPages,
  ) {}

  of(scope: RequestScope): CatalogueService {
    const listings = new ListingPages(this.listingParts, scope);
    const { products, campaigns } = this;
    return {
      menu: () => listings.menu(),
      category: (path, query) => listings.category(path, query),
      search: (q, query) => listings.search(q, query),
      autocomplete: (q) => listings.autocomplete(q),
      brands: () => listings.brands(),
      brand: (slug, query) => listings.brand(slug, query),
      news: (query) => listings.news(query),
      memberOffers: (query) => listings.memberOffers(query),
      recommendations: () => listings.recommendations(),
      upsell: () => listings.upsell(),
      start: () => products.start(),
      promotions: (groups) => campaigns.promotions(groups),
      promotion: (id, query) => campaigns.promotion(id, query),
      product: (slug) => products.product(slug),
      leaflet: (slug) => products.leaflet(slug),
      productImage: (varuId) => products.productImage(varuId),
      photograph: (file) => products.photograph(file),
    };
  }
}
