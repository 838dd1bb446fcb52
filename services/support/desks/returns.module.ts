import { Inject, Module } from '@nestjs/common';

import type pg from 'pg';

import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { StaffRefunds } from '../operations/staff-refund-desk.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE, POOL } from '../../foundation/platform/tokens.js';
import { ParkedReports } from '../../shop/withdrawal/parked-reports.js';
import { ReturnNotifications } from '../../shop/withdrawal/return-notifications.js';
import { WithdrawalModule } from '../../shop/withdrawal/withdrawal.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { StaffReturns } from '../operations/return-desk.js';
import { returnsDesk } from './returns.js';

@Module({ imports: [DeskModule, WithdrawalModule] })
export class ReturnsDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(DATABASE) db: Database,
    @Inject(Clock) clock: Clock,
    @Inject(ParkedReports) parked: ParkedReports,
    @Inject(ReturnNotifications) notifications: ReturnNotifications,
    @Inject(POOL) pool: pg.Pool,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Processes) processes: Processes,
  ) {
    desks.register(45, returnsDesk, ({ staff }) => {
      const refunds = new StaffRefunds({ db, pool, clock, commands, processes }, staff);
      return new StaffReturns({ db, clock, parked, notifications, refunds }, staff);
    });
  }
}
