import { Logger } from '@nestjs/common';

import type { Actor, BusinessDate } from '../../../domain/kernel/index.js';
import type { JobRunReport } from '../../../projections/job-run/queries.js';
import type { CalendarAskedShown, JobRunShown } from '../contract/operations.js';
import { isUnavailable } from '../../http/unavailable.js';
import type { Result } from '../../web-host/contract/result.js';
import type { JobsService } from '../../jobs/jobs.service.js';
import { calendarRefusal, jobRefusal, runFailed } from '../texts.js';

/** The calendar of scheduled work, as the console drives it. */
export class ShopJobs {
  private readonly logger = new Logger('jobs');

  constructor(private readonly jobs: () => JobsService) {}

  get names(): readonly string[] {
    return this.jobs().names;
  }

  async runs(): Promise<readonly JobRunShown[]> {
    return (await this.jobs().runs()).map(shown);
  }

  asked(): Promise<CalendarAskedShown> {
    return this.jobs().asked();
  }

  async goOn(question: string, reason: string, actor: Actor): Promise<Result> {
    const outcome = await this.jobs().goOn(question, reason, actor);
    return outcome.ok ? { ok: true } : { ok: false, errors: [calendarRefusal(outcome.rejection)] };
  }

  /** A date already done answers with its report and changes nothing; a run that cannot go on answers why. */
  async run(job: string, date: BusinessDate): Promise<Result> {
    try {
      const outcome = await this.jobs().run(job, date);
      return outcome.ok ? { ok: true } : { ok: false, errors: [jobRefusal(outcome.rejection)] };
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.logger.error(`the run of ${job} for ${date} that staff began has failed: ${String(error)}`);
      return { ok: false, errors: [runFailed(job, date, error)] };
    }
  }
}

function shown({ job, date, startedAt, completedAt, report, parked, failure }: JobRunReport): JobRunShown {
  const { considered = 0, changed = 0, unchanged = 0, sums = {} } = report ?? {};
  return {
    job,
    businessDate: date,
    status: report ? 'completed' : failure ? 'failed' : 'running',
    failure,
    startedAt,
    completedAt,
    considered,
    changed,
    unchanged,
    parked,
    sums,
  };
}
