import { Logger } from '@nestjs/common';
import type pg from 'pg';

import type { Actor, BusinessDate, Instant, Rejection } from '../../../domain/kernel/index.js';
import { jobRun, type JobReport, type JobRunRejection } from '../../../domain/job-run/index.js';
import type { Outcome } from '../command-handling/command-handling.js';
import type { WorkLocks } from '../database/work-locks.js';
import { Bookmarks } from './bookmarks.js';
import { CatchUpGuard } from './catch-up-guard.js';
import { parseBusinessDate } from './business-date.js';
import { firstDue, nextDue, type DueRun } from './due.js';
import type { Job } from './job.js';
import { lanesOf, type Lane } from './lanes.js';
import { passOver, type PassingOver } from './pass-over.js';
import { JobRun, type JobRunParts } from './job-run.js';
import { runIds } from './run-ids.js';

export interface CompletedRun {
  readonly job: string;
  readonly date: BusinessDate;
  readonly report: JobReport;
}

export type JobRejection =
  | (Rejection<'JobUnknown'> & { readonly field: 'job'; readonly known: readonly string[] })
  | (Rejection<'DateInvalid'> & { readonly field: 'date' })
  /**
   * A later date has completed and this date has not. A run for this date would ignore the decisions of the later run.
   */
  | (Rejection<'DateBeforeLast'> & { readonly field: 'date'; readonly last: BusinessDate })
  | (Rejection<'DateNotOfJob'> & { readonly field: 'date' })
  /** The date is before the first date in the job calendar. `first` is null when the job has not run yet. */
  | (Rejection<'DateBeforeFirst'> & { readonly field: 'date'; readonly first: BusinessDate | null })
  | (Rejection<'RunNotYetDue'> & { readonly field: 'date'; readonly dueAt: Instant });

export type RunOutcome =
  { readonly ok: true; readonly run: CompletedRun } | { readonly ok: false; readonly rejection: JobRejection };

/** No date of the job can be skipped: other jobs depend on its runs, or the job does not exist. */
export type JobNotPassable = Rejection<'JobNotPassable'> & { readonly field: 'job' };

export interface JobEngineParts extends JobRunParts {
  readonly pool: pg.Pool;
  readonly locks: Pick<WorkLocks, 'acquire' | 'release'>;
}

const LOCK = 'jobs';

/** Runs jobs. It does one run at a time in this process, and nearly always one in all processes. */
export class JobEngine {
  private readonly logger = new Logger('jobs');
  private readonly bookmarks: Bookmarks;
  private readonly guard: CatchUpGuard;
  private readonly lanes: readonly Lane[];
  private readonly stopping = new AbortController();
  private turn: Promise<unknown> = Promise.resolve();
  private catchingUp: Promise<CompletedRun[]> | null = null;

  constructor(
    readonly jobs: readonly Job[],
    private readonly parts: JobEngineParts,
  ) {
    this.bookmarks = new Bookmarks(parts.pool);
    this.guard = new CatchUpGuard(parts);
    this.lanes = lanesOf(jobs);
  }

  /**
   * Runs a job for one date by hand, or returns the report of its earlier run. The job calendar still runs its next
   * date as before.
   * @param begunBy the person, if any
   */
  async run(name: string, date: string, begunBy?: Actor): Promise<RunOutcome> {
    const job = this.jobs.find((one) => one.name === name);
    if (!job) return refused({ type: 'JobUnknown', field: 'job', known: this.jobs.map((one) => one.name) });
    if (!parseBusinessDate(date)) return refused({ type: 'DateInvalid', field: 'date' });
    const dueAt = job.dueAt(date);
    if (dueAt === null) return refused({ type: 'DateNotOfJob', field: 'date' });
    const first = job.alone ? await this.bookmarks.beginsOn(name) : date;
    if (first === null || date < first) return refused({ type: 'DateBeforeFirst', field: 'date', first });
    if (dueAt > this.parts.clock.now()) return refused({ type: 'RunNotYetDue', field: 'date', dueAt });
    const last = job.alone ? null : await this.lastBehind(job, date);
    if (last !== null) return refused({ type: 'DateBeforeLast', field: 'date', last });
    return { ok: true, run: await this.inTurn(() => this.runDate(job, date, begunBy)) };
  }

  private async lastBehind({ name }: Job, date: BusinessDate): Promise<BusinessDate | null> {
    const last = await this.bookmarks.doneThrough(name);
    if (last === null || last < date) return null;
    const { report } = await this.parts.commands.load(jobRun, runIds(name, date).key);
    return report ? null : last;
  }

  /** Skips for ever a date that cannot be completed. The job calendar continues after it at its next tick. */
  async passOver(
    { job: name, date, reason }: PassingOver,
    actor: Actor,
  ): Promise<Outcome<unknown, JobRunRejection | JobNotPassable>> {
    const job = this.jobs.find((one) => one.name === name && one.alone);
    if (!job) return { ok: false, rejection: { type: 'JobNotPassable', field: 'job' } } as const;
    return passOver(this.parts, { job: name, date, reason }, actor);
  }

  /**
   * Runs all due runs of all jobs, one business date at a time, in due order. It returns no runs when another process
   * runs the jobs, or when a person must approve first.
   * @throws when a run cannot be completed; later runs wait for the next call
   */
  catchUp(): Promise<CompletedRun[]> {
    this.catchingUp ??= this.inTurn(() => this.catchUpAlone()).finally(() => (this.catchingUp = null));
    return this.catchingUp;
  }

  /** Stops after the current subject. The next run continues there. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.turn;
  }

  private async catchUpAlone(): Promise<CompletedRun[]> {
    if (!(await this.parts.locks.acquire(LOCK))) return [];
    try {
      return await this.catchUpAll();
    } finally {
      await this.parts.locks.release(LOCK);
    }
  }

  private async catchUpAll(): Promise<CompletedRun[]> {
    const completed: CompletedRun[] = [];
    const failures: unknown[] = [];
    // The clock is checked before a new job's first date is stored. A clock that is ahead would put it in the future.
    if (!(await this.guard.clockIsRight())) return completed;
    const done = await this.bookmarks.open(this.jobs, this.parts.clock.now());
    for (let due = await this.next(done); due; due = await this.next(done)) {
      const run = await this.runOrSetAside(due, done, failures);
      if (!run) continue;
      completed.push(run);
      await this.bookmarks.moveTo(due.job.name, due.date);
      done.set(due.job.name, due.date);
    }
    if (failures.length > 0) throw failures[0];
    return completed;
  }

  /** Finds the next run and checks the clock again, because it may jump during a long catch-up. */
  private async next(done: ReadonlyMap<string, BusinessDate>): Promise<DueRun | null> {
    if (!(await this.guard.clockIsRight())) return null;
    const now = this.parts.clock.now();
    const due: DueRun[] = [];
    for (const lane of this.lanes) {
      const run = nextDue(lane.jobs, done, now);
      if (!run) await this.guard.liftStop(lane.calendar);
      else if (await this.guard.mayRun(lane, run, now)) due.push(run);
    }
    return firstDue(due);
  }

  /**
   * Runs a job. A failed job on which no other depends is skipped until the next catch-up, and the other jobs continue.
   */
  private async runOrSetAside(
    { job, date }: DueRun,
    done: Map<string, BusinessDate>,
    failures: unknown[],
  ): Promise<CompletedRun | null> {
    try {
      return await this.runDate(job, date);
    } catch (error) {
      if (!job.alone || this.stopping.signal.aborted) throw error;
      failures.push(error);
      done.delete(job.name);
      return null;
    }
  }

  private async runDate(job: Job, date: BusinessDate, begunBy?: Actor): Promise<CompletedRun> {
    this.stopping.signal.throwIfAborted();
    const report = await new JobRun(job, date, this.parts, this.stopping.signal, begunBy).run();
    const { considered, changed, parked } = report;
    this.logger.log(`${job.name} ${date}: ${considered} considered, ${changed} changed, ${parked} parked`);
    return { job: job.name, date, report };
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => undefined);
    return mine;
  }
}

function refused(rejection: JobRejection): RunOutcome {
  return { ok: false, rejection };
}
