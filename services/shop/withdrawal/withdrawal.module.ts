import { Inject, Module } from '@nestjs/common';

import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { OrderModule } from '../order/order.module.js';
import { withdrawalMailReactions } from './mail-reactions.js';
import { WithdrawalPagesParts } from './withdrawal-pages.js';

@Module({ imports: [OrderModule], providers: [WithdrawalPagesParts], exports: [WithdrawalPagesParts] })
export class WithdrawalModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    const mails = withdrawalMailReactions(commands, mailer, publicUrl);
    reactions.register(40, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
