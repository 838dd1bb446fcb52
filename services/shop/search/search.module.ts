import { Global, Inject, Module } from '@nestjs/common';

import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';
import { MemberModule } from '../../person/member/member.module.js';
import { CartModule } from '../cart/cart.module.js';
import { Listings } from '../catalogue/listings.js';
import { PlacedOrders } from '../order/placed-orders.js';
import { InterestEvents } from './interest/interest-events.js';
import { EntitiesController } from './loop/entities.controller.js';
import { SearchController } from './loop/search.controller.js';
import { SiteController } from './loop/site.controller.js';
import { CataloguePages } from './pages/catalogue-pages.js';
import { ListingPagesParts } from './pages/listing-pages.js';
import { ProductSearch } from './product-search.js';
import { Purchases } from './recommend/purchases.js';
import { Recommendations } from './recommend/recommendations.js';
import { Search } from './search.js';
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
    InterestEvents,
  ],
  exports: [...shown, Listings],
})
export class SearchModule {
  constructor(@Inject(SweepRegistry) sweeps: SweepRegistry, @Inject(InterestEvents) interest: InterestEvents) {
    sweeps.register(60, { name: 'interest', sweep: () => interest.sweep() });
  }
}
