import { Module } from '@nestjs/common';
import type pg from 'pg';

import { ProjectionRunner } from '../../projections/index.js';
import { Clock } from '../foundation/clock.js';
import { CommandHandling } from '../foundation/command-handling/command-handling.js';
import type { Config } from '../foundation/config/config.js';
import type { Database } from '../foundation/database/connection.js';
import type { EventStore } from '../foundation/event-store/port.js';
import { JobsService } from '../foundation/job-engine/jobs.service.js';
import type { LocalMailbox, Simulated } from '../partners/simulated.js';
import type { PartnersConfig } from '../partners/config.js';
import { PartnerHealth } from '../partners/health/partner-health.js';
import { PARTNERS_CONFIG, SIMULATED } from '../partners/tokens.js';
import { MAILBOX } from '../partners/mail/mailer.js';
import { KeyedHash } from '../foundation/platform/keyed-hash.js';
import { CONFIG, DATABASE, EVENT_STORE, POOL } from '../foundation/platform/tokens.js';
import { WorkerModule } from '../foundation/worker/worker.module.js';
import { Worker } from '../foundation/worker/worker.js';
import { ParkedReactions } from '../foundation/reactions/parked-reactions.js';
import { StaffGate } from '../access/staff/staff-gate.js';
import { StaffSessions } from '../access/staff/staff-sessions.js';
import type { SingleSignOn } from '../access/staff/oidc/single-sign-on.js';
import { SINGLE_SIGN_ON, StaffModule } from '../access/staff/staff.module.js';
import { CustomerAccess } from './desk/customer-access.js';
import type { AuditParts } from './audit/audit-port.js';
import { LookLog } from './audit/look-log.js';
import { SameLooks } from './audit/same-looks.js';
import { ConsoleDesk } from './desk/console-desk.js';
import { LocalMail } from './desk/mail-desk.js';
import type { CustomerParts } from './desk/session-customers.js';
import { CustomerFinder } from './find/customer-finder.js';
import { Subjects } from './history/subjects.js';
import type { PaymentTaskParts } from './operations/payment-task-desk.js';
import { PartnerDesk } from './operations/partner-desk.js';
import { ShopOperations } from './operations/operations-desk.js';
import { ShopJobs } from './operations/shop-jobs.js';
import { StuckDesk } from './operations/stuck-desk.js';

const CUSTOMER_PARTS = Symbol('customer parts');
const AUDIT_PARTS = Symbol('audit parts');
const PAYMENT_PARTS = Symbol('payment task parts');

/** The support console's services; the pages get them of `ConsoleDesk`. */
@Module({
  imports: [StaffModule, WorkerModule],
  providers: [
    {
      provide: CUSTOMER_PARTS,
      inject: [EVENT_STORE, DATABASE, POOL, KeyedHash, CommandHandling, StaffSessions, Clock],
      useFactory: customerParts,
    },
    {
      provide: PartnerDesk,
      inject: [PartnerHealth, PARTNERS_CONFIG, SIMULATED, Clock],
      useFactory: (health: PartnerHealth, config: PartnersConfig, simulated: Simulated, clock: Clock) =>
        new PartnerDesk(health, config, simulated, clock),
    },
    {
      provide: ShopOperations,
      inject: [ProjectionRunner, POOL, Worker, JobsService, DATABASE, CommandHandling, Clock, EVENT_STORE, PartnerDesk],
      useFactory: (
        runner: ProjectionRunner,
        pool: pg.Pool,
        worker: Worker,
        jobs: JobsService,
        db: Database,
        commands: CommandHandling,
        clock: Clock,
        store: EventStore,
        partners: PartnerDesk,
      ) =>
        new ShopOperations(
          runner,
          new ParkedReactions(pool),
          { lags: () => worker.lags(), holdUp: () => store.holdUp() },
          new ShopJobs(jobs),
          new StuckDesk(db, commands, clock),
          partners,
        ),
    },
    {
      provide: PAYMENT_PARTS,
      inject: [DATABASE, POOL, CommandHandling, Clock],
      useFactory: (db: Database, pool: pg.Pool, commands: CommandHandling, clock: Clock): PaymentTaskParts => ({
        db,
        pool,
        commands,
        clock,
      }),
    },
    {
      provide: AUDIT_PARTS,
      inject: [CommandHandling, StaffSessions, KeyedHash, Clock],
      useFactory: (commands: CommandHandling, sessions: StaffSessions, hash: KeyedHash, clock: Clock): AuditParts => ({
        ...{ log: new LookLog(commands), same: new SameLooks(clock), sessions, hash, clock },
      }),
    },
    {
      provide: ConsoleDesk,
      inject: [
        ...[StaffGate, StaffSessions, AUDIT_PARTS, CUSTOMER_PARTS, ShopOperations, PAYMENT_PARTS, CONFIG],
        SINGLE_SIGN_ON,
        { token: MAILBOX, optional: true },
      ],
      useFactory: (
        gate: StaffGate,
        sessions: StaffSessions,
        audit: AuditParts,
        customers: CustomerParts,
        operations: ShopOperations,
        payments: PaymentTaskParts,
        { testPersons: showsTestStaff }: Config,
        singleSignOn: SingleSignOn | null,
        mailbox?: LocalMailbox | null,
      ) => {
        const mail = new LocalMail(mailbox ?? null);
        const desks = { customers, operations, payments, mail };
        return new ConsoleDesk({ gate, sessions, clock: audit.clock, audit, ...desks, showsTestStaff, singleSignOn });
      },
    },
  ],
  exports: [ConsoleDesk],
})
export class SupportModule {}

function customerParts(
  store: EventStore,
  db: Database,
  pool: pg.Pool,
  hash: KeyedHash,
  commands: CommandHandling,
  sessions: StaffSessions,
  clock: Clock,
): CustomerParts {
  return {
    finder: new CustomerFinder(db, (kind, text) => hash.all(kind, text)),
    access: new CustomerAccess(commands, sessions, clock),
    subjects: new Subjects(store, db),
    store,
    pool,
    clock,
  };
}
