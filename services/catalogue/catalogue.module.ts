import { Global, Module } from '@nestjs/common';

import { Catalogue } from './catalogue.js';
import { ProductImageController } from './product-image.controller.js';

@Global()
@Module({ controllers: [ProductImageController], providers: [Catalogue], exports: [Catalogue] })
export class CatalogueModule {}
