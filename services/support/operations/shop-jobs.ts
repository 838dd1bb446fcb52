import { Logger } from '@nestjs/common';

import type { Actor, BusinessDate } from '../../../domain/kernel/index.js';
import type { JobRunReport } from '../../../projections/job-run/queries.js';
import type { CalendarAskedShown, JobRunShown } from '../contract/operations.js';
import { isUnavailable } from '../../foundation/problem/unavailable.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { Answer } from '../../foundation/job-engine/calendar-asked.js';
import type { PassingOver } from '../../foundation/job-engine/pass-over.js';
import type { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { calendarRefusal, jobRefusal, passOverRefusal, runFailed } from '../texts.js';

export class ShopJobs {
  private readonly logger = new Logger('jobs');

  constructor(private readonly jobs: JobsService) {}

  get names(): readonly string[] {
    return this.jobs.names;
  }

  async runs(): Promise<readonly JobRunShown[]> {
    const { aloneNames } = this.jobs;
    return (await this.jobs.runs()).map((run) => shown(run, aloneNames));
  }

  asked(): Promise<CalendarAskedShown> {
    return this.jobs.asked();
  }

  async goOn(answer: Answer, actor: Actor): Promise<Result> {
    const outcome = await this.jobs.goOn(answer, actor);
    return outcome.ok ? { ok: true } : { ok: false, errors: [calendarRefusal(outcome.rejection)] };
  }

  async passOver(passing: PassingOver, actor: Actor): Promise<Result> {
    const outcome = await this.jobs.passOver(passing, actor);
    return outcome.ok ? { ok: true } : { ok: false, errors: [passOverRefusal(outcome.rejection)] };
  }

  /** Runs a job. A completed date returns its report; a run that cannot start returns why. */
  async run(job: string, date: BusinessDate, actor: Actor): Promise<Result> {
    try {
      const outcome = await this.jobs.run(job, date, actor);
      return outcome.ok ? { ok: true } : { ok: false, errors: [jobRefusal(outcome.rejection)] };
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.logger.error(`the run of ${job} for ${date} that staff began has failed: ${String(error)}`);
      return { ok: false, errors: [runFailed(job, date, error)] };
    }
  }
}

function shown(run: JobRunReport, passable: readonly string[]): JobRunShown {
  const { job, date, startedAt, completedAt, report, parked, failure, passedOver } = run;
  const { considered = 0, changed = 0, unchanged = 0, sums = {} } = report ?? {};
  return {
    job,
    businessDate: date,
    status: statusOf(run),
    failure,
    passedOver,
    mayBePassedOver: failure !== null && passable.includes(job),
    startedAt,
    completedAt,
    considered,
    changed,
    unchanged,
    parked,
    sums,
  };
}

function statusOf({ report, failure, passedOver }: JobRunReport): JobRunShown['status'] {
  if (report) return 'completed';
  if (passedOver) return 'passed-over';
  return failure ? 'failed' : 'running';
}
