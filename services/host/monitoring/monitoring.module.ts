import { Module } from '@nestjs/common';
import type pg from 'pg';

import { ProjectionRunner } from '../../../projections/index.js';
import type { Config } from '../../foundation/config/config.js';
import { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { PartnerHealth } from '../../partners/health/partner-health.js';
import { CONFIG, DATABASE, EVENT_STORE, POOL } from '../../foundation/platform/tokens.js';
import { WorkerModule } from '../../foundation/worker/worker.module.js';
import { Worker } from '../../foundation/worker/worker.js';
import { countLateRefunds } from './refund-metrics.js';
import { MonitoringEndpoints } from './monitoring-endpoints.js';
import { ReadinessWatch } from './readiness.js';
import { ShopMetrics, type Followed, type JobsShown } from './shop-metrics.js';

@Module({
  imports: [WorkerModule],
  providers: [
    {
      provide: ReadinessWatch,
      inject: [POOL, EVENT_STORE],
      useFactory: (pool: pg.Pool, store: EventStore) =>
        new ReadinessWatch({ needs: { database: () => pool.query('SELECT 1'), events: () => store.head() } }),
    },
    {
      provide: ShopMetrics,
      inject: [ProjectionRunner, Worker, JobsService, PartnerHealth, POOL, DATABASE, Clock],
      useFactory: (
        views: ProjectionRunner,
        worker: Worker,
        jobs: JobsService,
        health: PartnerHealth,
        pool: pg.Pool,
        db: Database,
        clock: Clock,
      ) =>
        new ShopMetrics({
          followed: () => followed(views, worker),
          partners: () => health.calls(),
          jobs: () => jobsOf(jobs),
          lateRefunds: () => countLateRefunds(db, clock.now()),
          connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waited_for: pool.waitingCount }),
        }),
    },
    {
      provide: MonitoringEndpoints,
      inject: [ReadinessWatch, ShopMetrics, CONFIG],
      useFactory: (readiness: ReadinessWatch, metrics: ShopMetrics, config: Config) =>
        new MonitoringEndpoints(readiness, metrics, config),
    },
  ],
  exports: [MonitoringEndpoints, ReadinessWatch, ShopMetrics],
})
export class MonitoringModule {}

async function followed(views: ProjectionRunner, worker: Worker): Promise<readonly Followed[]> {
  const [statuses, reactions] = await Promise.all([views.status(), worker.lags()]);
  return [
    ...statuses.map(({ view, ...status }) => ({ name: `view ${view}`, ...status })),
    ...reactions.map(({ reaction, ...lag }) => ({ name: `reaction ${reaction}`, ...lag })),
  ];
}

async function jobsOf(jobs: JobsService): Promise<JobsShown> {
  const [runs, { clock, stopped }] = await Promise.all([jobs.runs(), jobs.asked()]);
  return { names: jobs.names, runs, asked: clock !== null || stopped.length > 0 };
}
