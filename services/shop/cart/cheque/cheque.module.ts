import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import { Reactions } from '../../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../../foundation/reactions/sweep-registry.js';
import { MemberOfModule } from '../../../person/member/member-of.module.js';
import { CartModule } from '../cart.module.js';
import { ApplyChequeHandler } from './apply-cheque.js';
import { ChequeController } from './cheque.controller.js';
import { ExchangeChequeHandler } from './exchange-cheque.js';
import { HeldCheques } from './held-cheques.js';
import { LegacyVouchersController } from './legacy-vouchers.controller.js';
import { recallReaction } from './recall-reaction.js';
import { RemoveChequeHandler } from './remove-cheque.js';

@Module({
  imports: [CqrsModule, CartModule, MemberOfModule],
  controllers: [ChequeController, LegacyVouchersController],
  providers: [ApplyChequeHandler, ExchangeChequeHandler, RemoveChequeHandler, HeldCheques],
})
export class ChequeModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(HeldCheques) cheques: HeldCheques,
  ) {
    reactions.register(80, recallReaction(commands, cheques));
    sweeps.register(30, { name: 'held cheques', sweep: () => cheques.sweep() });
  }
}
