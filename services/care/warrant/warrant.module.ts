import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { E_HEALTH_GATEWAY, type EHealthGateway } from '../../partners/e-health/gateway.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { CustomerModule } from '../../person/customer/customer.module.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { ReceivedWarrants } from '../patient/received-warrants.js';
import { PatientModule } from '../patient/patient.module.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReminderWays } from '../reminder/reminder-ways.js';
import { CounterWarrants } from './counter-warrants.js';
import { LegacyWarrantController } from './legacy-warrant.controller.js';
import { readAnsweredWarrant, warrantMailReactions } from './mail-reactions.js';
import { OwnWarrants } from './own-warrants.js';
import { SimulatedWarrants } from './simulated-warrants.js';
import { WarrantCalls } from './warrant-calls.js';
import { WarrantPagesParts } from './warrant-pages.js';
import { WarrantController } from './warrant.controller.js';

@Module({
  imports: [PatientModule, CustomerModule, ReminderModule],
  controllers: [LegacyWarrantController, WarrantController],
  providers: [OwnWarrants, CounterWarrants, SimulatedWarrants, WarrantCalls, WarrantPagesParts],
  exports: [WarrantPagesParts, CounterWarrants],
})
export class WarrantModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(CustomersByPerson) customers: CustomersByPerson,
    @Inject(ReminderWays) ways: ReminderWays,
    @Inject(ReceivedWarrants) received: ReceivedWarrants,
    @Inject(E_HEALTH_GATEWAY) gateway: EHealthGateway | null,
    @Inject(Clock) clock: Clock,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl: shopUrl }: Config,
  ) {
    const parts = { commands, customers, ways, received, gateway, clock, mailer, shopUrl };
    const mails = warrantMailReactions(parts).map((reaction) => receipts.once(reaction));
    reactions.register(46, readAnsweredWarrant(parts), ...mails);
  }
}
