import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MemberOfModule } from './member-of.module.js';
import { MemberPagesParts } from './member-pages.js';
import { MemberController } from './member.controller.js';
import { RegisterMemberHandler } from './register-member.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { memberMailReactions } from './mail-reactions.js';

@Module({
  imports: [CqrsModule, MemberOfModule],
  controllers: [MemberController],
  providers: [RegisterMemberHandler, MemberPagesParts],
  exports: [MemberOfModule, MemberPagesParts],
})
export class MemberModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    const mails = memberMailReactions(commands, mailer, publicUrl);
    reactions.register(60, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
