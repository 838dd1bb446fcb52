import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { WAREHOUSE_GATEWAY, type WarehouseGateway } from '../../partners/warehouse/gateway.js';
import { OrderLinks } from '../order/link/order-links.js';
import { OrderModule } from '../order/order.module.js';
import { TrackingLinks } from '../order/tracking-links.js';
import { CollectionPagesParts } from './collection-pages.js';
import { collectionMailReactions } from './mail-reactions.js';
import { reorderReaction } from './reorder-reaction.js';

@Module({
  imports: [OrderModule],
  providers: [CollectionPagesParts],
  exports: [CollectionPagesParts],
})
export class CollectionModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(WAREHOUSE_GATEWAY) warehouse: WarehouseGateway,
    @Inject(Clock) clock: Clock,
    @Inject(TrackingLinks) tracking: TrackingLinks,
    @Inject(OrderLinks) order: OrderLinks,
  ) {
    const mails = collectionMailReactions(commands, mailer, { tracking, order });
    reactions.register(30, receipts.once(reorderReaction(commands, warehouse, clock)));
    reactions.register(40, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
