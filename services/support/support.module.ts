import { Module } from '@nestjs/common';

import { Duties } from '../care/duty/duties.js';
import { DutyModule } from '../care/duty/duty.module.js';
import { Clock } from '../foundation/clock.js';
import { CommandHandling } from '../foundation/command-handling/command-handling.js';
import type { Config } from '../foundation/config/config.js';
import { KeyedHash } from '../foundation/platform/keyed-hash.js';
import { CONFIG } from '../foundation/platform/tokens.js';
import type { SingleSignOn } from '../access/staff/oidc/single-sign-on.js';
import { StaffGate } from '../access/staff/staff-gate.js';
import { StaffSessions } from '../access/staff/staff-sessions.js';
import { SINGLE_SIGN_ON, StaffModule } from '../access/staff/staff.module.js';
import type { AuditParts } from './audit/audit-port.js';
import { LookLog } from './audit/look-log.js';
import { RepeatedViews } from './audit/repeated-views.js';
import { ConsoleDesk } from './desk/console-desk.js';
import { CustomerAccess } from './desk/customer-access.js';
import { DeskModule } from './desk/desk.module.js';
import { RegisteredDesks } from './desk/registered-desks.js';
import { BooksDeskModule } from './desks/books.module.js';
import { CounterDeskModule } from './desks/counter.module.js';
import { CustomersDeskModule } from './desks/customers.module.js';
import { DispensingDeskModule } from './desks/dispensing.module.js';
import { MailDeskModule } from './desks/mail.module.js';
import { OperationsDeskModule } from './desks/operations.module.js';
import { PausesDeskModule } from './desks/pauses.module.js';
import { PaymentsDeskModule } from './desks/payments.module.js';
import { ComplaintsDeskModule } from './desks/complaints.module.js';
import { ReturnsDeskModule } from './desks/returns.module.js';
import { SearchWordsDeskModule } from './desks/search-words.module.js';

const AUDIT_PARTS = Symbol('audit parts');

/** The console's services. Pages get them from `ConsoleDesk`. */
@Module({
  imports: [
    StaffModule,
    DeskModule,
    CustomersDeskModule,
    OperationsDeskModule,
    PausesDeskModule,
    PaymentsDeskModule,
    ComplaintsDeskModule,
    ReturnsDeskModule,
    DispensingDeskModule,
    CounterDeskModule,
    DutyModule,
    MailDeskModule,
    SearchWordsDeskModule,
    BooksDeskModule,
  ],
  providers: [
    {
      provide: AUDIT_PARTS,
      inject: [CommandHandling, StaffSessions, KeyedHash, Clock, Duties],
      useFactory: (
        commands: CommandHandling,
        sessions: StaffSessions,
        hash: KeyedHash,
        clock: Clock,
        duties: Duties,
      ): AuditParts => ({ log: new LookLog(commands), same: new RepeatedViews(clock), sessions, hash, clock, duties }),
    },
    {
      provide: ConsoleDesk,
      inject: [StaffGate, StaffSessions, AUDIT_PARTS, CustomerAccess, RegisteredDesks, CONFIG, SINGLE_SIGN_ON],
      useFactory: (
        gate: StaffGate,
        sessions: StaffSessions,
        audit: AuditParts,
        access: CustomerAccess,
        desks: RegisteredDesks,
        { testPersons: showsTestStaff }: Config,
        singleSignOn: SingleSignOn | null,
      ) => new ConsoleDesk({ gate, sessions, clock: audit.clock, audit, access, desks, showsTestStaff, singleSignOn }),
    },
  ],
  exports: [ConsoleDesk],
})
export class SupportModule {}
