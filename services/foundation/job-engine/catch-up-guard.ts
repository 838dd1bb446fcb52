import { Logger } from '@nestjs/common';
import type pg from 'pg';

import {
  clockIsAhead,
  JOB_CALENDAR,
  jobCalendar,
  type CatchUpStopped,
  type ClockJumped,
  type JobCalendarState,
} from '../../../domain/job-calendar/index.js';
import { daysBetween, stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import type { Clock } from '../clock.js';
import { newContext } from '../command-handling/command-context.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import { catchUpRule } from './catch-up-rule.js';
import { ClockWatch } from './clock-watch.js';
import type { DueRun } from './due.js';
import type { Lane } from './lanes.js';
import type { ClockReading } from './clock-jump.js';

export interface CatchUpGuardParts {
  readonly commands: CommandHandling;
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

const ACTOR = { kind: 'job', id: 'calendar' } as const;
const STOPPED: CatchUpStopped['type'] = 'CatchUpStopped';
const JUMPED: ClockJumped['type'] = 'ClockJumped';
const HOW = 'the console’s operations page or "npm run job go-on" says what waits and lets it go on';

/**
 * Stops the job calendar when the clock looks wrong or many days were missed. Otherwise a wrong clock could end
 * memberships before a person has checked it.
 */
export class CatchUpGuard {
  private readonly logger = new Logger('jobs');

  constructor(
    private readonly parts: CatchUpGuardParts,
    private readonly watch = new ClockWatch(),
  ) {}

  async clockIsRight(): Promise<boolean> {
    const { commands, clock, pool } = this.parts;
    let state = await commands.load(jobCalendar, JOB_CALENDAR);
    const reading = await readClock(clock, pool);
    if (!reading) return true;
    for (const command of this.watch.next(reading, state)) state = await this.record(command);
    return !clockIsAhead(state);
  }

  /**
   * Returns false when the run is overdue by more days than may be caught up without a person's approval. Each lane
   * (group of jobs that depend on each other) is checked alone.
   */
  async mayRun({ calendar }: Lane, { dueAt }: DueRun, now: Instant): Promise<boolean> {
    const [oldest, through] = [stockholmDate(dueAt), stockholmDate(now)];
    const { mostDays, ruleVersion } = catchUpRule.on(through);
    if (daysBetween(oldest, through) > mostDays) {
      const { stopped } = await this.record({ type: 'StopCatchUp', oldest, through, ruleVersion }, calendar);
      return stopped === null;
    }
    await this.liftStop(calendar);
    return true;
  }

  /** Lifts the stop of a job calendar. Call it when no run is overdue by too many days. */
  async liftStop(calendar: string): Promise<void> {
    const { stopped } = await this.parts.commands.load(jobCalendar, calendar);
    if (stopped) await this.record({ type: 'LiftStop' }, calendar);
  }

  private async record(
    command: Parameters<typeof jobCalendar.decide>[0],
    calendar = JOB_CALENDAR,
  ): Promise<JobCalendarState> {
    const outcome = await this.parts.commands.handle(jobCalendar, calendar, command, newContext(ACTOR));
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
    for (const { type, data } of outcome.events) this.tell(type, `${calendar}: ${type} ${JSON.stringify(data)}`);
    return outcome.state;
  }

  private tell(type: string, what: string): void {
    if (type === STOPPED || type === JUMPED) this.logger.error(`${what}: ${HOW}`);
    else this.logger.log(what);
  }
}

interface Row {
  readonly database: number;
  readonly apart: boolean;
  readonly lastRun: Date | null;
}

/**
 * Reads the clock and the values to compare it with. Null when the clock is set by hand, as in the generated year and
 * most tests.
 */
async function readClock(clock: Clock, pool: pg.Pool): Promise<ClockReading | null> {
  if (clock.steady() === null) return null;
  const { rows } = await pool.query<Row>(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS database,
       coalesce(inet_server_addr() <> inet_client_addr(), false) AS apart,
       (SELECT max(started_at) FROM view_job_run) AS "lastRun"`,
  );
  const { database, apart: databaseApart, lastRun } = rows[0] as Row;
  const shown = Date.parse(clock.now());
  const steady = clock.steady() as number;
  return { shown, steady, database, databaseApart, lastRun: lastRun && lastRun.getTime() };
}
