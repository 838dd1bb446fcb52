import { Inject, Module } from '@nestjs/common';

import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { DispensingModule } from '../dispensing/dispensing.module.js';
import { CustomerModule } from '../../person/customer/customer.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReminderWays } from '../reminder/reminder-ways.js';
import { recallMailReactions } from './mail-reactions.js';
import { RecallMails } from './recall-mails.js';
import { RecallPagesParts } from './recall-pages.js';
import { RecalledPatients } from './recalled-patients.js';
import { Recalls } from './recalls.js';

@Module({
  imports: [CustomerModule, DispensingModule, HealthLookModule, PatientModule, ReminderModule],
  providers: [Recalls, RecalledPatients, RecallMails, RecallPagesParts],
  exports: [Recalls, RecallPagesParts],
})
export class RecallModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(ReminderWays) ways: ReminderWays,
    @Inject(RecallMails) claims: RecallMails,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl: shopUrl }: Config,
  ) {
    const mails = recallMailReactions({ commands, ways, claims, mailer, shopUrl });
    reactions.register(47, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
