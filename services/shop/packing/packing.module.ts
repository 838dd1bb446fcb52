import { Inject, Module } from '@nestjs/common';

import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { OrderLinks } from '../order/link/order-links.js';
import { OrderModule } from '../order/order.module.js';
import { packingMailReactions } from './mail-reactions.js';

@Module({ imports: [OrderModule] })
export class PackingModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(OrderLinks) links: OrderLinks,
  ) {
    const mails = packingMailReactions(commands, mailer, links);
    reactions.register(40, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
