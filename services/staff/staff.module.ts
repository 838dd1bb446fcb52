import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG, POOL } from '../platform/tokens.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';
import { testStaff } from './test-staff.js';

@Module({
  providers: [
    { provide: StaffAccounts, inject: [POOL, Clock], useFactory: (pool: pg.Pool, clock: Clock) => new StaffAccounts(pool, clock) },
    { provide: StaffSessions, inject: [POOL, Clock], useFactory: (pool: pg.Pool, clock: Clock) => new StaffSessions(pool, clock) },
    {
      provide: StaffGate,
      inject: [StaffAccounts, StaffSessions, CONFIG],
      useFactory: (accounts: StaffAccounts, sessions: StaffSessions, { publicUrl }: Config) =>
        new StaffGate(accounts, sessions, publicUrl.startsWith('https:')),
    },
  ],
  exports: [StaffAccounts, StaffSessions, StaffGate],
})
export class StaffModule implements OnApplicationBootstrap {
  constructor(
    @Inject(StaffAccounts) private readonly accounts: StaffAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.testPersons) return;
    for (const staff of testStaff) await this.accounts.ensure(staff);
  }
}
