import { Global, Module } from '@nestjs/common';

import { Catalogue } from './catalogue.js';
import { PriceHistory } from './price-history.js';
import { ProductImageController } from './product-image.controller.js';
import { ProductController } from './product.controller.js';

@Global()
@Module({
  controllers: [ProductImageController, ProductController],
  providers: [Catalogue, PriceHistory],
  exports: [Catalogue, PriceHistory],
})
export class CatalogueModule {}
