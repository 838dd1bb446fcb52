import { Inject, Module } from '@nestjs/common';

import { CartModule } from '../cart/cart.module.js';
import type { Config } from '../../foundation/config/config.js';
import { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { MemberOfModule } from '../../person/member/member-of.module.js';
import { CONFIG, EVENT_STORE } from '../../foundation/platform/tokens.js';
import { OrderAccess } from './order-access.js';
import { LatestOrder } from './history/latest-order.js';
import { OrderHistory } from './history/order-history.js';
import { OrderHistoryController } from './history/order-history.controller.js';
import { OrderLinkLimit } from './link/order-link-limit.js';
import { OrderLinks } from './link/order-links.js';
import { OrderNumbers } from './order-numbers.js';
import { OrderPagesParts } from './order-pages.js';
import { OrderTrackingParts } from './order-tracking.js';
import { PlacedOrders } from './placed-orders.js';
import { TrackingLimits } from './tracking-limits.js';
import { TrackingLinks } from './tracking-links.js';
import { WarehouseNotifications } from './warehouse-notifications.js';
import { WarehouseWebhookController } from './warehouse-webhook.controller.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { Clock } from '../../foundation/clock.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { WAREHOUSE_GATEWAY, type WarehouseGateway } from '../../partners/warehouse/gateway.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { orderMailReactions } from './mail-reactions.js';
import { repeatReaction } from './repeat-reaction.js';
import { warehouseReactions } from './warehouse-reactions.js';

@Module({
  imports: [CartModule, MemberOfModule],
  controllers: [OrderHistoryController, WarehouseWebhookController],
  providers: [
    OrderAccess,
    PlacedOrders,
    LatestOrder,
    OrderHistory,
    OrderNumbers,
    TrackingLimits,
    {
      provide: TrackingLinks,
      inject: [SignedClaims, CONFIG],
      useFactory: (claims: SignedClaims, { publicUrl }: Config) => new TrackingLinks(claims, publicUrl),
    },
    {
      provide: OrderLinks,
      inject: [SignedClaims, CONFIG],
      useFactory: (claims: SignedClaims, { publicUrl }: Config) => new OrderLinks(claims, publicUrl),
    },
    OrderLinkLimit,
    WarehouseNotifications,
    OrderPagesParts,
    OrderTrackingParts,
  ],
  exports: [
    LatestOrder,
    OrderAccess,
    OrderHistory,
    OrderLinks,
    OrderNumbers,
    PlacedOrders,
    OrderPagesParts,
    TrackingLinks,
  ],
})
export class OrderModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(WAREHOUSE_GATEWAY) warehouse: WarehouseGateway,
    @Inject(MAILER) mailer: Mailer,
    @Inject(Clock) clock: Clock,
    @Inject(TrackingLinks) links: TrackingLinks,
    @Inject(OrderLinks) orderLinks: OrderLinks,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(Processes) processes: Processes,
  ) {
    const atWarehouse = warehouseReactions(commands, warehouse, clock);
    const mails = orderMailReactions(commands, mailer, { tracking: links, order: orderLinks });
    reactions.register(30, ...atWarehouse.map((reaction) => receipts.once(reaction)));
    reactions.register(40, ...mails.map((reaction) => receipts.once(reaction)));
    reactions.register(50, repeatReaction(store, processes, reactions));
  }
}
