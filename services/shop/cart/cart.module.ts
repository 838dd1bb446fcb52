import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MemberOfModule } from '../../person/member/member-of.module.js';
import { AddToCartHandler } from './commands/add-to-cart.js';
import { CouponModule } from '../coupon/coupon.module.js';
import { ApplyCouponHandler } from './discount/coupon/apply-coupon.js';
import { GiftChoices } from './discount/gift/gift-choices.js';
import { SelectGiftHandler } from './discount/gift/select-gift.js';
import { CouponController } from './discount/coupon/coupon.controller.js';
import { LegacyCodesController } from './discount/legacy-codes.controller.js';
import { RemoveCouponHandler } from './discount/coupon/remove-coupon.js';
import { CartAnswers } from './answer/cart-answers.js';
import { CartAtLogin } from './ports/cart-at-login.js';
import { CartPagesParts } from './cart-pages.js';
import { CartPrices } from './cart-prices.js';
import { CartController } from './cart.controller.js';
import { CartsOfCustomer, ViewedCarts } from './carts-of-customer.js';
import { ChangeCart } from './change-cart.js';
import { CurrentCart } from './current-cart.js';
import { EndedCheckout } from './ended-checkout.js';
import { ClearCartHandler } from './commands/clear-cart.js';
import { CartValidation } from './line/cart-validation.js';
import { GiveLocationHandler } from './commands/give-location.js';
import { LegacyItemsController } from './legacy/legacy-items.controller.js';
import { RecalculateCartHandler } from './commands/recalculate-cart.js';
import { PrescriptionCallsController } from './prescription/prescription-calls.controller.js';
import { MemberOffersController } from './discount/member-offers.controller.js';
import { GuestDetails } from './guest/guest-details.js';
import { LegacyCartController } from './legacy/legacy-cart.controller.js';
import { PrescriptionItems } from './prescription/prescription-items.js';
import { SetCartQuantityHandler } from './commands/set-cart-quantity.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { CouponHandedOver } from './kept/coupon-handed-over.js';
import { HandOver } from './kept/hand-over.js';
import { keptGoodsReaction } from './kept/kept-goods-reaction.js';
import { SetAsideHandler } from './kept/set-aside.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';

@Module({
  imports: [CqrsModule, CouponModule, MemberOfModule],
  controllers: [
    CartController,
    LegacyCartController,
    LegacyItemsController,
    CouponController,
    LegacyCodesController,
    MemberOffersController,
    PrescriptionCallsController,
  ],
  providers: [
    AddToCartHandler,
    ApplyCouponHandler,
    RemoveCouponHandler,
    SelectGiftHandler,
    GiftChoices,
    SetCartQuantityHandler,
    RecalculateCartHandler,
    ClearCartHandler,
    SetAsideHandler,
    GiveLocationHandler,
    CartValidation,
    CartAnswers,
    CurrentCart,
    ChangeCart,
    EndedCheckout,
    CartAtLogin,
    CouponHandedOver,
    HandOver,
    { provide: CartsOfCustomer, useClass: ViewedCarts },
    CartPrices,
    PrescriptionItems,
    GuestDetails,
    CartPagesParts,
  ],
  exports: [
    CurrentCart,
    ChangeCart,
    CartAnswers,
    CartAtLogin,
    CartPrices,
    CartValidation,
    GuestDetails,
    CartPagesParts,
  ],
})
export class CartModule {
  constructor(
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(GuestDetails) guests: GuestDetails,
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(HandOver) handOver: HandOver,
  ) {
    reactions.register(82, keptGoodsReaction(commands, handOver));
    sweeps.register(40, { name: 'guest details', sweep: () => guests.sweep() });
  }
}
