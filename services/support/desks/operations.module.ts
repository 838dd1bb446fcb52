import { Inject, Module } from '@nestjs/common';
import type pg from 'pg';

import { ProjectionRunner } from '../../../projections/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { DATABASE, EVENT_STORE, POOL } from '../../foundation/platform/tokens.js';
import { ParkedReactions } from '../../foundation/reactions/parked-reactions.js';
import { Worker } from '../../foundation/worker/worker.js';
import { WorkerModule } from '../../foundation/worker/worker.module.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PartnerHealth } from '../../partners/health/partner-health.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { PARTNERS_CONFIG, SIMULATED } from '../../partners/tokens.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { ShopOperations } from '../operations/operations-desk.js';
import { PartnerDesk } from '../operations/partner-desk.js';
import { ShopJobs } from '../operations/shop-jobs.js';
import { HeldGoodsDesk } from '../operations/held-goods-desk.js';
import { LateRefundsDesk } from '../operations/late-refunds-desk.js';
import { StuckDesk } from '../operations/stuck-desk.js';
import { operationsDesk } from './operations.js';

@Module({
  imports: [DeskModule, WorkerModule],
  providers: [
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
          new HeldGoodsDesk(db),
          new LateRefundsDesk(db, clock),
          partners,
        ),
    },
  ],
})
export class OperationsDeskModule {
  constructor(@Inject(RegisteredDesks) desks: RegisteredDesks, @Inject(ShopOperations) operations: ShopOperations) {
    desks.register(20, operationsDesk, ({ staff }) => operations.by(staff));
  }
}
