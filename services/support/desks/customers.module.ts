import { Inject, Module } from '@nestjs/common';
import type pg from 'pg';

import { HealthLooks } from '../../care/health-look/health-looks.js';
import { HealthLookModule } from '../../care/health-look/health-look.module.js';
import { PatientModule } from '../../care/patient/patient.module.js';
import { PatientsTold } from '../../care/patient/patients-told.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { DATABASE, EVENT_STORE, POOL } from '../../foundation/platform/tokens.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { CustomerAccess } from '../desk/customer-access.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { SessionCustomers } from '../desk/session-customers.js';
import { ownerOf } from '../event/owner-of.js';
import { CustomerFinder } from '../find/customer-finder.js';
import { Subjects } from '../history/subjects.js';
import { customersDesk } from './customers.js';

@Module({ imports: [DeskModule, HealthLookModule, PatientModule] })
export class CustomersDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(CustomerAccess) access: CustomerAccess,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(DATABASE) db: Database,
    @Inject(POOL) pool: pg.Pool,
    @Inject(KeyedHash) hash: KeyedHash,
    @Inject(Clock) clock: Clock,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Processes) processes: Processes,
    @Inject(HealthLooks) looks: HealthLooks,
    @Inject(PatientsTold) told: PatientsTold,
  ) {
    const finder = new CustomerFinder(db, (kind, text) => hash.all(kind, text));
    const parts = {
      finder,
      access,
      subjects: new Subjects(store, db),
      store,
      pool,
      clock,
      stopping: { clock, commands, processes },
      looks,
      told,
    };
    desks.register(10, customersDesk(ownerOf(parts)), (session) => new SessionCustomers(parts, session));
  }
}
