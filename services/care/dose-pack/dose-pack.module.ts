import { Inject, Module } from '@nestjs/common';

import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import { CustomerModule } from '../../person/customer/customer.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { ReminderModule } from '../reminder/reminder.module.js';
import { ReminderWays } from '../reminder/reminder-ways.js';
import { DosePackPagesParts } from './dose-pack-pages.js';
import { DosePacks } from './dose-packs.js';
import { dosePackMailReaction } from './mail-reactions.js';

@Module({
  imports: [CustomerModule, HealthLookModule, PatientModule, ReminderModule],
  providers: [DosePacks, DosePackPagesParts],
  exports: [DosePacks, DosePackPagesParts],
})
export class DosePackModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(ReminderWays) ways: ReminderWays,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    reactions.register(49, receipts.once(dosePackMailReaction(ways, mailer, publicUrl)));
  }
}
