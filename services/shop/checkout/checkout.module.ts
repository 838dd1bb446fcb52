import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../cart/cart.module.js';
import { CouponModule } from '../coupon/coupon.module.js';
import { MemberModule } from '../../person/member/member.module.js';
import { ProfileModule } from '../../person/profile/profile.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { CheckoutController } from './checkout.controller.js';
import { DeliveryWidget } from './delivery/delivery-widget.js';
import { widgetReaction } from './delivery/widget-reaction.js';
import { WidgetSessions } from './delivery/widget-sessions.js';
import { LastDelivery } from './delivery/last-delivery.js';
import { ChooseDeliveryHandler } from './delivery/choose-delivery.js';
import { ChoosePaymentMethodHandler } from './choose-payment-method.js';
import { LegacyDeliveryController } from './legacy/legacy-delivery.controller.js';
import { LegacyPaymentController } from './legacy/legacy-payment.controller.js';
import { ApplicantOf } from './payment/applicant.js';
import { StartAtPartner } from './payment/start-at-partner.js';
import { OfferedMethods } from './payment/offered-methods.js';
import { PaymentCalls } from './payment/payment-calls.js';
import { CardPagesParts } from './payment/card-pages.js';
import { StoredCardsOfCustomer } from './payment/stored-cards.js';
import { CurrentPrices } from './current-prices.js';
import { FinishPaymentHandler } from './finish-payment.js';
import { HeldGoods } from './goods/held-goods.js';
import { KnownReceiver } from './pages/known-receiver.js';
import { LastAttempt } from './last-attempt.js';
import { OverdueHolds } from './goods/overdue-holds.js';
import { OwnPayment } from './own-payment.js';
import { CheckoutPagesParts } from './pages/checkout-pages.js';
import { DeliveryOffers } from '../delivery/delivery-offers.js';
import { OwnStockOffers } from '../delivery/own-stock-offers.js';
import { DeliveryPages } from '../delivery/delivery-pages.js';
import { PayHandler } from './pay.js';
import { PaymentsController } from './payment/payments.controller.js';
import { PlaceOrder } from './place-order.js';
import { OrderKeys } from './order-keys.js';
import { SaveDetailsHandler } from './save-details.js';
import { UnfinishedCheckouts } from './unfinished-checkouts.js';
import { WhoMayBuy } from './who-may-buy.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';

@Module({
  imports: [CqrsModule, CartModule, CouponModule, MemberModule, ProfileModule, OrderModule, PaymentModule],
  controllers: [
    CheckoutController,
    PaymentsController,
    LegacyDeliveryController,
    LegacyPaymentController,
    ConfirmationController,
  ],
  providers: [
    SaveDetailsHandler,
    ChooseDeliveryHandler,
    LastDelivery,
    ChoosePaymentMethodHandler,
    OfferedMethods,
    ApplicantOf,
    StartAtPartner,
    PaymentCalls,
    StoredCardsOfCustomer,
    CardPagesParts,
    PayHandler,
    FinishPaymentHandler,
    PlaceOrder,
    HeldGoods,
    OrderKeys,
    CurrentPrices,
    WhoMayBuy,
    OwnPayment,
    LastAttempt,
    KnownReceiver,
    UnfinishedCheckouts,
    OverdueHolds,
    CheckoutPagesParts,
    DeliveryPages,
    DeliveryOffers,
    OwnStockOffers,
    DeliveryWidget,
    WidgetSessions,
  ],
  exports: [UnfinishedCheckouts, CheckoutPagesParts, CardPagesParts, DeliveryPages],
})
export class CheckoutModule {
  constructor(
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(UnfinishedCheckouts) unfinished: UnfinishedCheckouts,
    @Inject(OverdueHolds) holds: OverdueHolds,
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(DeliveryWidget) widget: DeliveryWidget,
  ) {
    reactions.register(83, receipts.once(widgetReaction(commands, widget)));
    sweeps.register(20, { name: 'unfinished checkouts', sweep: () => unfinished.sweep() });
    sweeps.register(25, { name: 'overdue holds', sweep: () => holds.sweep() });
  }
}
