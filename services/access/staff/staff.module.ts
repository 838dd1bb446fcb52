import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';

import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config/config.js';
import { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { CONFIG, POOL } from '../../foundation/platform/tokens.js';
import { SharedLimits } from '../rate-limit/shared-limits.js';
import { OidcProvider } from './oidc/provider.js';
import { AttemptSeal } from './oidc/sealed-attempt.js';
import { SingleSignOn } from './oidc/single-sign-on.js';
import { LEAST_COST } from './password/password.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';
import { testStaff } from './test-staff.js';

/** The log-in at the identity provider. Null when none is configured. */
export const SINGLE_SIGN_ON = Symbol('single sign-on');

@Module({
  providers: [
    {
      provide: StaffAccounts,
      inject: [POOL, Clock, CONFIG],
      useFactory: (pool: pg.Pool, clock: Clock, { testPersons }: Config) =>
        new StaffAccounts(pool, clock, testPersons ? [] : testStaff.map(({ password }) => password)),
    },
    {
      provide: StaffSessions,
      inject: [POOL, Clock, CONFIG],
      useFactory: (pool: pg.Pool, clock: Clock, { staffPasswords }: Config) =>
        new StaffSessions(pool, clock, staffPasswords),
    },
    {
      provide: StaffDevices,
      inject: [POOL, Clock, SignedClaims, CONFIG],
      useFactory: (pool: pg.Pool, clock: Clock, claims: SignedClaims, { consoleSecure }: Config) =>
        new StaffDevices(pool, clock, claims, consoleSecure),
    },
    {
      provide: StaffGate,
      inject: [StaffAccounts, StaffSessions, StaffDevices, CONFIG, Clock, SharedLimits],
      useFactory: (
        accounts: StaffAccounts,
        sessions: StaffSessions,
        devices: StaffDevices,
        { consoleSecure, staffPasswords }: Config,
        clock: Clock,
        limits: SharedLimits,
      ) => new StaffGate(accounts, sessions, devices, consoleSecure, clock, limits.of, staffPasswords),
    },
    { provide: SINGLE_SIGN_ON, inject: [StaffAccounts, StaffGate, CONFIG, Clock], useFactory: singleSignOn },
  ],
  exports: [StaffAccounts, StaffSessions, StaffGate, SINGLE_SIGN_ON],
})
export class StaffModule implements OnApplicationBootstrap {
  constructor(
    @Inject(StaffAccounts) private readonly accounts: StaffAccounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.testPersons) return;
    for (const staff of testStaff) await this.accounts.ensure(staff, LEAST_COST);
  }
}

function singleSignOn(
  accounts: StaffAccounts,
  gate: StaffGate,
  { staffOidc, consoleUrl, lookupKeys, consoleSecure }: Config,
  clock: Clock,
): SingleSignOn | null {
  if (!staffOidc) return null;
  const provider = new OidcProvider(staffOidc, `${consoleUrl}/konsol/logga-in/tillbaka`);
  return new SingleSignOn(provider, new AttemptSeal(lookupKeys), accounts, gate, clock, consoleSecure, staffOidc.name);
}
