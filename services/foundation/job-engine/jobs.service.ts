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

/** What the console and the command line do with scheduled work (SUP-07). */
@Injectable()
export class JobsService {
  constructor(
    @Inject(JobEngine) private readonly engine: JobEngine,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
  ) {}

  /** What the calendar waits for, if anything. */
  async asked(): Promise<CalendarAsked> {
    return calendarAsked(this.commands, this.aloneNames);
  }

  /** Answers what the calendar asks; recorded with who says so and why. */
  async goOn(answer: Answer, actor: Actor): Promise<Outcome<unknown, JobCalendarRejection>> {
    if (answer.job !== null && !this.aloneNames.includes(answer.job))
      return { ok: false, rejection: { type: 'NothingAsked', field: 'question' } };
    return goOn(this.commands, answer, actor);
  }

  /** Gives up a date that cannot be completed; recorded with who says so and why. */
  passOver(passing: PassingOver, actor: Actor) {
    return this.engine.passOver(passing, actor);
  }

  /** Jobs that no other waits for: they are asked about apart, and their dates may be passed over. */
  get aloneNames(): readonly string[] {
    return this.engine.jobs.filter(({ alone }) => alone).map(({ name }) => name);
  }

  get names(): readonly string[] {
    return this.engine.jobs.map(({ name }) => name);
  }

  /** Runs a job for a business date by hand; a date that has been run answers with its report. @param actor who begins it */
  run(name: string, date: string, actor?: Actor): Promise<RunOutcome> {
    return this.engine.run(name, date, actor);
  }

  /** The latest first; one that has not completed has no report yet. */
  runs(limit = RUNS_SHOWN): Promise<JobRunReport[]> {
    return jobRuns(this.db, limit);
  }
}
