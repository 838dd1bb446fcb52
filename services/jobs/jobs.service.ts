import { Inject, Injectable } from '@nestjs/common';

import type { CalendarQuestion, JobCalendarRejection } from '../../domain/job-calendar/index.js';
import type { Actor } from '../../domain/kernel/index.js';
import { jobRuns, type JobRunReport } from '../../projections/job-run/queries.js';
import { CommandHandling, type Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';
import { DATABASE } from '../platform/tokens.js';
import { calendarAsked, goOn, type CalendarAsked } from './calendar-asked.js';
import { JobEngine, type RunOutcome } from './engine/job-engine.js';

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
    return calendarAsked(this.commands);
  }

  /** Answers what the calendar asks; recorded with who says so and why. */
  goOn(question: CalendarQuestion, reason: string, actor: Actor): Promise<Outcome<unknown, JobCalendarRejection>> {
    return goOn(this.commands, { question, reason }, actor);
  }

  get names(): readonly string[] {
    return this.engine.jobs.map(({ name }) => name);
  }

  /** Runs a job for a business date by hand; a date that has been run answers with its report. */
  run(name: string, date: string): Promise<RunOutcome> {
    return this.engine.run(name, date);
  }

  /** The latest first; one that has not completed has no report yet. */
  runs(limit = RUNS_SHOWN): Promise<JobRunReport[]> {
    return jobRuns(this.db, limit);
  }
}
