import { Global, Inject, Module } from '@nestjs/common';

import { Catalogue } from './catalogue.js';
import { PriceHistory } from './price-history.js';
import { ProductImageController } from './picture/product-image.controller.js';
import { ProductCards } from './product/product-cards.js';
import { ProductPages } from './product/product-pages.js';
import { ProductController } from './product/product.controller.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { webShelfReaction } from './stocking/web-shelf-reaction.js';

@Global()
@Module({
  controllers: [ProductImageController, ProductController],
  providers: [Catalogue, PriceHistory, ProductCards, ProductPages],
  exports: [Catalogue, PriceHistory, ProductCards, ProductPages],
})
export class CatalogueModule {
  constructor(@Inject(Reactions) reactions: Reactions, @Inject(ReactionCommands) commands: ReactionCommands) {
    reactions.register(90, webShelfReaction(commands));
  }
}
