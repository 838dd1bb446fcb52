import { Inject, Injectable } from '@nestjs/common';

import type { JobCalendarRejection } from '../../../domain/job-calendar/index.js';
import type { Actor } from '../../../domain/kernel/index.js';
import { jobRuns, type JobRunReport } from '../../../projections/job-run/queries.js';
import { CommandHandling, type Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';
import { DATABASE } from '../platform/tokens.js';
import { calendarAsked, goOn, type Answer, type CalendarAsked } from './calendar-asked.js';
import { JobEngine, type RunOutcome } from './job-engine.js';
import type { PassingOver } from './pass-over.js';

const RUNS_SHOWN = 100;

/** Runs and lists jobs for the console and the command line (SUP-07). */
@Injectable()
export class JobsService {
  constructor(
    @Inject(JobEngine) private readonly engine: JobEngine,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
  ) {}

  async asked(): Promise<CalendarAsked> {
    return calendarAsked(this.commands, this.aloneNames);
  }

  /** Approves what the job calendar waits for. The event holds the person and the reason. */
  async goOn(answer: Answer, actor: Actor): Promise<Outcome<unknown, JobCalendarRejection>> {
    if (answer.job !== null && !this.aloneNames.includes(answer.job))
      return { ok: false, rejection: { type: 'NothingAsked', field: 'question' } };
    return goOn(this.commands, answer, actor);
  }

  /** Skips a date that cannot be completed. The event holds the person and the reason. */
  passOver(passing: PassingOver, actor: Actor) {
    return this.engine.passOver(passing, actor);
  }

  /** Jobs on which no other job depends. Each is approved separately, and a date of it may be skipped. */
  get aloneNames(): readonly string[] {
    return this.engine.jobs.filter(({ alone }) => alone).map(({ name }) => name);
  }

  get names(): readonly string[] {
    return this.engine.jobs.map(({ name }) => name);
  }

  /**
   * Runs a job for a business date by hand. A date that has already run returns its report.
   * @param actor the person who starts it
   */
  run(name: string, date: string, actor?: Actor): Promise<RunOutcome> {
    return this.engine.run(name, date, actor);
  }

  /** Lists job runs, newest first. A run that is not completed has no report. */
  runs(limit = RUNS_SHOWN): Promise<JobRunReport[]> {
    return jobRuns(this.db, limit);
  }
}
