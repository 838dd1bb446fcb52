import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../../shop/cart/cart.module.js';
import { ApplyChequeHandler } from '../../shop/cart/cheque/apply-cheque.js';
import { HeldCheques } from '../../shop/cart/cheque/held-cheques.js';
import { MemberOfModule } from './member-of.module.js';
import { MembershipController } from './member.controller.js';
import { RegisterMemberHandler } from './register-member.js';
import { RemoveChequeHandler } from '../../shop/cart/cheque/remove-cheque.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../foundation/worker/sweep-registry.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import type { Mailer } from '../../partners/mail/mailer.js';
import { MAILER } from '../../partners/tokens.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { membershipMailReactions } from './mail-reactions.js';
import { recallReaction } from '../../shop/cart/cheque/recall-reaction.js';

@Module({
  imports: [CqrsModule, CartModule, MemberOfModule],
  controllers: [MembershipController],
  providers: [RegisterMemberHandler, ApplyChequeHandler, RemoveChequeHandler, HeldCheques],
  exports: [MemberOfModule, HeldCheques],
})
export class MembershipModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(HeldCheques) cheques: HeldCheques,
  ) {
    const mails = membershipMailReactions(commands, mailer, publicUrl);
    reactions.register(60, ...mails.map((reaction) => receipts.once(reaction)));
    reactions.register(80, recallReaction(commands, cheques));
    sweeps.register(30, { name: 'held cheques', sweep: () => cheques.sweep() });
  }
}
