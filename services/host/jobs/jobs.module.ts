import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';

import { ProjectionRunner } from '../../../projections/index.js';
import type { Config } from '../../foundation/config/config.js';
import { PAYMENT_REPORTS, type PaymentReports } from '../../partners/adyen/payment-reports.js';
import { SETTLEMENT_REPORTS, type SettlementReports } from '../../partners/adyen/settlement-reports.js';
import { FINANCE_GATEWAY, type FinanceGateway } from '../../partners/finance/gateway.js';
import { NationalService } from '../../care/patient/national-service.js';
import { ReceivedWarrants } from '../../care/patient/received-warrants.js';
import { allReports } from '../../shop/payment/report/all-reports.js';
import type { Platform } from '../../foundation/platform/platform.js';
import { PLATFORM } from '../../foundation/platform/tokens.js';
import { runningShopJobs } from './all-jobs.js';
import { JobEngine } from '../../foundation/job-engine/job-engine.js';
import { JobCalendar } from '../../foundation/job-engine/job-calendar.js';
import { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { startJobEngine } from './start-job-engine.js';

const providers = [
  JobsService,
  {
    provide: JobEngine,
    inject: [
      ...[PLATFORM, ProjectionRunner, PAYMENT_REPORTS, SETTLEMENT_REPORTS, FINANCE_GATEWAY],
      ...[NationalService, ReceivedWarrants],
    ],
    useFactory: (
      platform: Platform,
      views: ProjectionRunner,
      adyen: PaymentReports,
      settled: SettlementReports,
      finance: FinanceGateway | null,
      national: NationalService,
      received: ReceivedWarrants,
    ) => {
      const { store, commands, clock } = platform;
      const books = { store, commands, settlements: { adyen: settled, finance } };
      const asked = { national, received };
      const jobs = runningShopJobs({ reports: allReports(adyen, finance), clock, ...books, ...asked });
      return startJobEngine(platform, views, jobs);
    },
  },
];

/**
 * Provides the job engine to every process. Only workers run jobs by the calendar. The module is global because the
 * console cannot import the host.
 */
@Global()
@Module({ providers, exports: [JobsService, JobEngine] })
export class JobsModule {
  static of({ roles }: Pick<Config, 'roles'>): DynamicModule {
    if (!roles.includes('worker')) return { module: JobsModule };
    return { module: JobsModule, imports: [ScheduleModule.forRoot()], providers: [JobCalendar] };
  }
}
