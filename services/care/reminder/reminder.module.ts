import { Module } from '@nestjs/common';

import { ConsentModule } from '../../person/consent/consent.module.js';
import { MemberOfModule } from '../../person/member/member-of.module.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { Recomputing } from './recomputing.js';
import { ReminderFacts } from './reminder-facts.js';
import { ReminderWays } from './reminder-ways.js';
import { Reminders } from './reminders.js';
import { Subscriptions } from './subscriptions.js';

@Module({
  imports: [HealthLookModule, ConsentModule, MemberOfModule],
  providers: [Recomputing, ReminderFacts, ReminderWays, Reminders, Subscriptions],
  exports: [Recomputing, Reminders, Subscriptions],
})
export class ReminderModule {}
