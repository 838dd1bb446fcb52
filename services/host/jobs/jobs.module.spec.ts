import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Global, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';

import { ProjectionRunner } from '../../../projections/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { readConfig } from '../../foundation/config/config.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { PAYMENT_REPORTS, type PaymentReports } from '../../partners/adyen/payment-reports.js';
import { SETTLEMENT_REPORTS } from '../../partners/adyen/settlement-reports.js';
import { FINANCE_GATEWAY } from '../../partners/finance/gateway.js';
import { PlatformModule } from '../../foundation/platform/platform.module.js';
import { openPlatform } from '../../foundation/platform/platform.js';
import { ProjectionsModule } from '../../foundation/projections.module.js';
import { NationalService } from '../../care/patient/national-service.js';
import { ReceivedWarrants } from '../../care/patient/received-warrants.js';
import { aloneJobs } from './all-jobs.js';
import { JobEngine } from '../../foundation/job-engine/job-engine.js';
import { JobsModule } from './jobs.module.js';
import { JobsService } from '../../foundation/job-engine/jobs.service.js';

const none: PaymentReports = { of: () => Promise.resolve([]) };
const reports = { provide: PAYMENT_REPORTS, useValue: none };
const settlements = { provide: SETTLEMENT_REPORTS, useValue: { settlement: () => Promise.resolve(null) } };
/** A shop without a finance company has no invoices to compare. */
const noInvoices = { provide: FINANCE_GATEWAY, useValue: null };
/** Without the national service nobody is asked about. */
const noService = { provide: NationalService, useValue: new NationalService(null) };
const received = { provide: ReceivedWarrants, useValue: {} };
const partners = [reports, settlements, noInvoices, noService, received];
@Global()
@Module({ providers: partners, exports: partners })
class Reports {}

describe('the jobs of a process', () => {
  let database: TestDatabase;
  let closing: (() => Promise<void>)[];
  beforeEach(async () => {
    database = await createTestDatabase();
    closing = [() => database.close()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  async function start(roles: string): Promise<INestApplicationContext> {
    const keys = { MASTER_KEY: '0'.repeat(64), LOOKUP_KEY: '1'.repeat(64) };
    const config = readConfig({ ROLES: roles, DATABASE_URL: database.url, ...keys });
    const platform = await openPlatform(config, new SettableClock('2025-03-31T12:00:00.000Z'), database.url);
    closing.push(() => platform.close());
    const imports = [PlatformModule.of(platform), ProjectionsModule, Reports, JobsModule.of(config)];
    const app = await NestFactory.createApplicationContext(
      { module: class Process {}, imports },
      { logger: ['error'] },
    );
    const projections = app.get(ProjectionRunner);
    await projections.start();
    closing.push(() => projections.stop());
    closing.push(() => app.close());
    return app;
  }

  test('a worker runs the due jobs when it starts, and then by the calendar of Stockholm', async () => {
    const app = await start('worker');
    await app.get(JobEngine).catchUp();
    const { ok } = await app.get(JobsService).run('levels', '2025-03-31');
    expect(ok).toBe(true);
    const { rows } = await database.pool.query('SELECT job, done_through::text AS date FROM job_schedule ORDER BY job');
    expect(rows).toContainEqual({ job: 'levels', date: '2025-03-31' });
    const calendar = app.get(SchedulerRegistry).getCronJob('jobs');
    expect([calendar.cronTime.source, calendar.cronTime.timeZone]).toEqual(['0 */5 * * * *', 'Europe/Stockholm']);
  });

  test('a process for pages only can run one by hand and follows no calendar', async () => {
    const app = await start('web');
    expect(() => app.get(SchedulerRegistry)).toThrow();
    expect(await app.get(JobsService).run('levels', '2025-03-31')).toMatchObject({
      ok: true,
      run: { report: { considered: 0 } },
    });
    expect(app.get(JobsService).names).toEqual([
      'campaign-prices',
      'cheques',
      'points-expiry',
      'cheque-expiry',
      'inactivity',
      'levels',
      'reminders',
      'guest-carts',
      'late-deliveries',
      'uncollected-parcels',
      'collect-reminders',
      'returns-at-risk',
      'unanswered-warrants',
      'kept-records',
      'reconciliation',
      'books',
      'warrants-elsewhere',
    ]);
    expect(app.get(JobsService).aloneNames).toEqual(aloneJobs);
    expect((await database.pool.query('SELECT FROM job_schedule')).rowCount).toBe(0);
  });
});
