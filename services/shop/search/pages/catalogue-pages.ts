import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { CatalogueService } from '../../catalogue/contract.js';
import { ListingPages } from './listing-pages.js';
import { ProductPages } from '../../catalogue/product/product-pages.js';
import type { RequestScope } from '../../../access/http/request-scope.js';

/** The catalogue's pages in two halves: what is found (listing-pages.ts) and what is shown and promoted (product-pages.ts). */
export function cataloguePages(app: NestFastifyApplication, scope: RequestScope): CatalogueService {
  const listings = new ListingPages(app, scope);
  const products = new ProductPages(app);
  return {
    menu: () => listings.menu(),
    category: (path, query) => listings.category(path, query),
    search: (q, query) => listings.search(q, query),
    autocomplete: (q) => listings.autocomplete(q),
    brands: () => listings.brands(),
    brand: (slug, query) => listings.brand(slug, query),
    news: (query) => listings.news(query),
    recommendations: () => listings.recommendations(),
    upsell: () => listings.upsell(),
    start: () => products.start(),
    promotions: (groups) => products.promotions(groups),
    promotion: (id, query) => products.promotion(id, query),
    memberOffers: (query) => products.memberOffers(query),
    product: (slug) => products.product(slug),
    leaflet: (slug) => products.leaflet(slug),
    productImage: (varuId) => products.productImage(varuId),
    photograph: (file) => products.photograph(file),
  };
}
