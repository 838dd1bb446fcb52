import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { WAREHOUSE_GATEWAY, type WarehouseGateway } from '../../partners/warehouse/gateway.js';
import { OrderLinks } from '../order/link/order-links.js';
import { OrderModule } from '../order/order.module.js';
import { withdrawalMailReactions } from './mail-reactions.js';
import { labelReaction } from './label-reaction.js';
import { ParkedReports } from './parked-reports.js';
import { ReturnNotifications } from './return-notifications.js';
import { ReturnWebhookController } from './return-webhook.controller.js';
import { WithdrawalPagesParts } from './withdrawal-pages.js';

@Module({
  imports: [OrderModule],
  controllers: [ReturnWebhookController],
  providers: [WithdrawalPagesParts, ParkedReports, ReturnNotifications],
  exports: [WithdrawalPagesParts, ParkedReports, ReturnNotifications],
})
export class WithdrawalModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(OrderLinks) links: OrderLinks,
    @Inject(WAREHOUSE_GATEWAY) warehouse: WarehouseGateway,
    @Inject(Clock) clock: Clock,
  ) {
    const mails = withdrawalMailReactions(commands, mailer, links);
    reactions.register(30, receipts.once(labelReaction(commands, warehouse, clock)));
    reactions.register(40, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
