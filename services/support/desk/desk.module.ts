import { Module } from '@nestjs/common';

import { StaffSessions } from '../../access/staff/staff-sessions.js';
import { StaffModule } from '../../access/staff/staff.module.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { CustomerAccess } from './customer-access.js';
import { RegisteredDesks } from './registered-desks.js';

/** Services that several desks use. */
@Module({
  imports: [StaffModule],
  providers: [
    RegisteredDesks,
    {
      provide: CustomerAccess,
      inject: [CommandHandling, StaffSessions, Clock],
      useFactory: (commands: CommandHandling, sessions: StaffSessions, clock: Clock) =>
        new CustomerAccess(commands, sessions, clock),
    },
  ],
  exports: [RegisteredDesks, CustomerAccess],
})
export class DeskModule {}
