import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { NoticesModule } from '../../../person/notices/notices.module.js';
import { ProfileModule } from '../../../person/profile/profile.module.js';
import { PatientModule } from '../../patient/patient.module.js';
import { ReminderModule } from '../reminder.module.js';
import { ReminderSync } from '../reminder-sync.js';
import { DeviceController } from './device.controller.js';
import { ReminderPagesParts } from './reminder-pages.js';
import { ReminderController } from './reminder.controller.js';
import { SubscriptionController } from './subscription.controller.js';
import { SyncController } from './sync.controller.js';

/** RMD-02: the calls of reminders (docs/reminder-calls.md). */
@Module({
  imports: [CqrsModule, NoticesModule, PatientModule, ProfileModule, ReminderModule],
  controllers: [ReminderController, SubscriptionController, DeviceController, SyncController],
  providers: [ReminderSync, ReminderPagesParts],
  exports: [ReminderPagesParts],
})
export class ReminderCallsModule {}
