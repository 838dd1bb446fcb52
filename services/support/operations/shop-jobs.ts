import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { JobRunReport } from '../../../projections/job-run/queries.js';
import type { JobRunShown } from '../contract/operations.js';
import type { Result } from '../../web-host/contract/result.js';
import type { JobsService } from '../../jobs/jobs.service.js';
import { jobRefusal } from '../texts.js';

/** The calendar of scheduled work, as the console drives it. */
export class ShopJobs {
  constructor(private readonly jobs: () => JobsService) {}

  get names(): readonly string[] {
    return this.jobs().names;
  }

  async runs(): Promise<readonly JobRunShown[]> {
    return (await this.jobs().runs()).map(shown);
  }

  /** A date already done answers with its report and changes nothing. */
  async run(job: string, date: BusinessDate): Promise<Result> {
    const outcome = await this.jobs().run(job, date);
    return outcome.ok ? { ok: true } : { ok: false, errors: [jobRefusal(outcome.rejection)] };
  }
}

function shown({ job, date, startedAt, completedAt, report, parked }: JobRunReport): JobRunShown {
  const { considered = 0, changed = 0, unchanged = 0, sums = {} } = report ?? {};
  return {
    job,
    businessDate: date,
    status: report ? 'completed' : 'running',
    startedAt,
    completedAt,
    considered,
    changed,
    unchanged,
    parked,
    sums,
  };
}
