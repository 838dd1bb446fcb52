import { Global, Module } from '@nestjs/common';

import { ContentPages } from './content-pages.js';
import { ContentController } from './content.controller.js';
import { LiveShoppingController } from './live-shopping.controller.js';
import { PageMetadata } from './page-metadata.js';
import { ShelfProducts } from './shelf-products.js';

@Global()
@Module({
  controllers: [ContentController, LiveShoppingController],
  providers: [PageMetadata, ShelfProducts, ContentPages],
  exports: [ShelfProducts, ContentPages],
})
export class ContentModule {}
