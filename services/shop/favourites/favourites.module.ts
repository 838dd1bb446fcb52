import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsentModule } from '../../person/consent/consent.module.js';
import { DropFavouritesHandler } from './drop-favourites.js';
import { FavouritesPagesParts } from './favourites-pages.js';
import { FavouritesController } from './favourites.controller.js';
import { SaveFavouriteHandler } from './save-favourite.js';

@Module({
  imports: [CqrsModule, ConsentModule],
  controllers: [FavouritesController],
  providers: [SaveFavouriteHandler, DropFavouritesHandler, FavouritesPagesParts],
  exports: [FavouritesPagesParts],
})
export class FavouritesModule {}
