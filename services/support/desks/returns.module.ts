import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
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
  ) {
    desks.register(45, returnsDesk, ({ staff }) => new StaffReturns({ db, clock, parked, notifications }, staff));
  }
}
