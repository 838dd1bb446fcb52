import { Global, Module } from '@nestjs/common';

import { MemberModule } from '../../person/member/member.module.js';
import { CartModule } from '../cart/cart.module.js';
import { Listings } from '../catalogue/listings.js';
import { PlacedOrders } from '../order/placed-orders.js';
import { EntitiesController } from './loop/entities.controller.js';
import { SearchController } from './loop/search.controller.js';
import { SiteController } from './loop/site.controller.js';
import { CataloguePages } from './pages/catalogue-pages.js';
import { ListingPagesParts } from './pages/listing-pages.js';
import { ProductSearch } from './product-search.js';
import { Purchases } from './recommend/purchases.js';
import { Recommendations } from './recommend/recommendations.js';
import { Search } from './search.js';
import { SearchEvents } from './search-events.js';
import { SearchWordsPreview } from './search-words/preview.js';
import { PublishedWords } from './search-words/published-words.js';
import { ShelfListings } from './shelf-listings.js';

const shown = [
  Search,
  ShelfListings,
  ProductSearch,
  Recommendations,
  CataloguePages,
  PublishedWords,
  SearchWordsPreview,
];

@Global()
@Module({
  imports: [CartModule, MemberModule],
  controllers: [SearchController, EntitiesController, SiteController],
  providers: [
    ...shown,
    { provide: Listings, useExisting: ShelfListings },
    ListingPagesParts,
    PlacedOrders,
    Purchases,
    SearchEvents,
  ],
  exports: [...shown, Listings],
})
export class SearchModule {}
