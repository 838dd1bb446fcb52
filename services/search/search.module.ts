import { Global, Module } from '@nestjs/common';

import { Listings } from './listings.js';
import { ProductSearch } from './product-search.js';
import { Search } from './search.js';

@Global()
@Module({ providers: [Search, Listings, ProductSearch], exports: [Search, Listings, ProductSearch] })
export class SearchModule {}
