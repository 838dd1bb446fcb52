import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddToCartHandler } from './add-to-cart.js';
import { CartController } from './cart.controller.js';
import { LegacyCartController } from './legacy-cart.controller.js';
import { SetCartQuantityHandler } from './set-cart-quantity.js';

@Module({
  imports: [CqrsModule],
  controllers: [CartController, LegacyCartController],
  providers: [AddToCartHandler, SetCartQuantityHandler],
})
export class CartModule {}
