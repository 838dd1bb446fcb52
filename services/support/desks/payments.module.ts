import { Inject, Module } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE, POOL } from '../../foundation/platform/tokens.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { StaffPaymentTasks } from '../operations/payment-task-desk.js';
import { paymentsDesk } from './payments.js';

@Module({ imports: [DeskModule] })
export class PaymentsDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(DATABASE) db: Database,
    @Inject(POOL) pool: pg.Pool,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Clock) clock: Clock,
  ) {
    desks.register(40, paymentsDesk, ({ staff }) => new StaffPaymentTasks({ db, pool, commands, clock }, staff));
  }
}
