import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { SweepRegistry } from '../../foundation/reactions/sweep-registry.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { PUSH_GATEWAY, type PushGateway } from '../../partners/push/gateway.js';
import { SMS_GATEWAY, type SmsGateway } from '../../partners/push/sms/gateway.js';
import { ConsentModule } from '../../person/consent/consent.module.js';
import { MemberOfModule } from '../../person/member/member-of.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { recomputeReaction } from './recompute-reaction.js';
import { GuardianRights } from './guardian-rights.js';
import { ReadableReminders } from './readable-reminders.js';
import { RecomputingOf } from './recomputing-of.js';
import { Recomputing } from './recomputing.js';
import { ReminderFacts } from './reminder-facts.js';
import { ReminderWays } from './reminder-ways.js';
import { Reminders } from './reminders.js';
import { carriers } from './sending/carriers.js';
import { Leaving } from './sending/leaving.js';
import { sendingReactions } from './sending/sending-reactions.js';
import { Subscriptions } from './subscriptions.js';

/** Registers that reminders follow what they depend on. */
@Module({
  imports: [HealthLookModule, ConsentModule, MemberOfModule],
  providers: [
    Recomputing,
    RecomputingOf,
    ReminderFacts,
    ReminderWays,
    GuardianRights,
    ReadableReminders,
    Reminders,
    Subscriptions,
    Leaving,
  ],
  exports: [Recomputing, Reminders, Subscriptions, ReminderFacts, ReminderWays],
})
export class ReminderModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(SweepRegistry) sweeps: SweepRegistry,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(Recomputing) recomputing: Recomputing,
    @Inject(Leaving) leaving: Leaving,
  ) {
    reactions.register(84, recomputeReaction(commands, recomputing));
    sweeps.register(48, leaving);
  }
}

/** Registers the sending, apart from what decides. */
@Module({ imports: [ReminderModule] })
export class ReminderSendingModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReminderFacts) facts: ReminderFacts,
    @Inject(ReminderWays) ways: ReminderWays,
    @Inject(Clock) clock: Clock,
    @Inject(MAILER) mailer: Mailer,
    @Inject(PUSH_GATEWAY) push: PushGateway,
    @Inject(SMS_GATEWAY) sms: SmsGateway | null,
    @Inject(CONFIG) { publicUrl: shopUrl }: Config,
  ) {
    const to = carriers({ mailer, push, sms, shopUrl });
    const sending = sendingReactions({ commands, facts, ways, clock, carriers: to });
    reactions.register(48, ...sending.map((reaction) => receipts.once(reaction)));
  }
}
