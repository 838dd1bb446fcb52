import { Global, Inject, Module } from '@nestjs/common';

import { Catalogue } from './catalogue.js';
import { PriceHistory } from './price-history.js';
import { ProductImageController } from './picture/product-image.controller.js';
import { ProductCards } from './product/product-cards.js';
import { ProductPages } from './product/product-pages.js';
import { ProductController } from './product/product.controller.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { PiecesToHave } from './stocking/pieces-to-have.js';
import { WebShelf } from './stocking/web-shelf.js';
import { releaseAtOnce, webShelfReaction } from './stocking/web-shelf-reaction.js';

@Global()
@Module({
  controllers: [ProductImageController, ProductController],
  providers: [Catalogue, PriceHistory, ProductCards, ProductPages, PiecesToHave, WebShelf],
  exports: [Catalogue, PriceHistory, ProductCards, ProductPages, PiecesToHave, WebShelf],
})
export class CatalogueModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(Processes) processes: Processes,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(WebShelf) shelf: WebShelf,
  ) {
    const webShelf = webShelfReaction(commands, shelf);
    reactions.register(90, webShelf);
    processes.alsoAtOnce(releaseAtOnce(webShelf));
  }
}
