import { setTimeout as pause } from 'node:timers/promises';

import {
  comparePositions,
  type Actor,
  type BusinessDate,
  type Position,
  type Rejection,
} from '../../../domain/kernel/index.js';
import { jobRun, type JobReport, type JobRunCommand } from '../../../domain/job-run/index.js';
import type { Clock } from '../clock.js';
import type { CommandContext } from '../command-handling/command-context.js';
import type { CommandHandling, Accepted, Outcome } from '../command-handling/command-handling.js';
import type { Database } from '../database/connection.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { CaughtUp } from './caught-up.js';
import { inParallel } from './in-parallel.js';
import { DECIDED_LATER, type Job, type Send, type Subject } from './job.js';
import { RunChanges } from './run-changes.js';
import { runIds, type RunIds } from './run-ids.js';

export interface JobRunParts {
  readonly commands: CommandHandling;
  readonly store: EventStore;
  readonly db: Database;
  readonly clock: Clock;
  readonly views: CaughtUp;
}

/** The number of parallel commands. More would only wait for a database connection. */
const CONCURRENCY = 8;
const RETRY_DELAYS_MS = [50, 500] as const;

type SubjectToSend = Subject & { readonly send: Send };

/**
 * One attempt to run a job for a business date. An attempt that is killed needs no clean-up. The next attempt, in any
 * process, sends the same command ids and counts the events that exist already.
 */
export class JobRun {
  private readonly ids: RunIds;
  private readonly actor: Actor;
  private unchanged = 0;
  private decidedLater = 0;
  private started!: StoredEvent;
  /** The position of the run's newest event that this attempt knows. */
  private reached!: Position;
  private changes!: RunChanges;

  constructor(
    private readonly job: Job,
    private readonly date: BusinessDate,
    private readonly parts: JobRunParts,
    private readonly signal: AbortSignal,
    /**
     * The person who started the run by hand. The start event has that person as its actor, the other events the job.
     */
    private readonly begunBy?: Actor,
  ) {
    this.ids = runIds(job.name, date);
    this.actor = { kind: 'job', id: job.name };
  }

  /**
   * Runs the date and returns its report. A date that is already completed returns its first report.
   * @throws when aborted or when it cannot continue
   */
  async run(): Promise<JobReport> {
    const before = await this.parts.commands.load(jobRun, this.ids.key);
    if (before.report) return before.report;
    await this.start();
    try {
      return await this.work();
    } catch (error) {
      await this.tellFailure(error);
      throw error;
    }
  }

  private async work(): Promise<JobReport> {
    await this.parts.views.caughtUp(this.job.views, this.reached);
    for await (const page of this.job.subjects(this.parts.db, this.date)) await this.handlePage(page);
    return this.complete();
  }

  private async start(): Promise<void> {
    const startedAt = this.parts.clock.now();
    const command = { type: 'StartRun', job: this.job.name, businessDate: this.date, startedAt } as const;
    const { events } = await this.step('start', command, this.begunBy);
    this.started = events[0] as StoredEvent;
    this.reached = this.started.position;
    this.changes = new RunChanges(this.parts.store, this.job, this.ids.correlationId, this.reached);
  }

  /** Records the failure for the operations page. A run that was aborted has not failed. */
  private async tellFailure(error: unknown): Promise<void> {
    if (this.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    const command = { type: 'FailRun', reason, failedAt: this.parts.clock.now() } as const;
    await this.step(`fail/${command.failedAt}`, command).catch(() => undefined);
  }

  private async handlePage(page: readonly Subject[]): Promise<void> {
    this.signal.throwIfAborted();
    // The log is read after the page of the view, so that it contains every change that the view shows.
    await this.changes.readOn();
    const fresh = page.filter(({ streamId }) => !this.changes.has(streamId));
    const toSend = fresh.filter((subject): subject is SubjectToSend => subject.send !== null);
    this.unchanged += fresh.length - toSend.length;
    this.decidedLater += fresh.filter(({ decidedLater }) => decidedLater).length;
    await inParallel(toSend, CONCURRENCY, (subject) => this.handle(subject));
  }

  private async handle({ streamId, send }: SubjectToSend): Promise<void> {
    this.signal.throwIfAborted();
    const outcome = await this.persistently(send, this.context(streamId, this.job.effectiveAt(this.date)));
    if (outcome instanceof Error) return this.park(streamId, outcome.message);
    if (!outcome.ok && !this.job.harmless.includes(outcome.rejection.type))
      return this.park(streamId, outcome.rejection.type);
    if (!outcome.ok && outcome.rejection.type === DECIDED_LATER) this.decidedLater += 1;
    if (!outcome.ok || outcome.events.length === 0) this.unchanged += 1;
    else this.hasReached(outcome);
  }

  private async persistently(send: Send, context: CommandContext): Promise<Outcome<unknown, Rejection> | Error> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(this.parts.commands, context);
      } catch (error) {
        const delay = RETRY_DELAYS_MS[attempt];
        if (delay === undefined) return error instanceof Error ? error : new Error(String(error));
        await pause(delay, undefined, { signal: this.signal });
      }
    }
  }

  private async park(subject: string, reason: string): Promise<void> {
    await this.step(`park/${subject}`, { type: 'ParkSubject', subject, reason });
  }

  private async complete(): Promise<JobReport> {
    await this.changes.readPast(this.reached);
    const { changed, parked } = this.changes;
    const { decidedLater } = this;
    const sums = this.job.asOfDate ? { ...this.changes.sums, decidedLater } : this.changes.sums;
    const considered = changed.size + this.unchanged + parked;
    const report: JobReport = { considered, changed: changed.size, unchanged: this.unchanged, parked, sums };
    const { state } = await this.step('complete', { type: 'CompleteRun', report, completedAt: this.parts.clock.now() });
    return state.report as JobReport;
  }

  private async step(name: string, command: JobRunCommand, actor: Actor = this.actor) {
    const context = { ...this.context(name), actor };
    const outcome = await this.parts.commands.handle(jobRun, this.ids.key, command, context);
    if (!outcome.ok) throw new Error(`${command.type} of ${this.ids.key} was refused: ${outcome.rejection.type}`);
    this.hasReached(outcome);
    return outcome;
  }

  private hasReached({ position }: Accepted<unknown>): void {
    if (position && (!this.reached || comparePositions(position, this.reached) > 0)) this.reached = position;
  }

  private context(subject: string, effectiveAt?: string): CommandContext {
    const { correlationId } = this.ids;
    const causationId = this.started?.eventId ?? null;
    return { commandId: this.ids.commandId(subject), correlationId, causationId, actor: this.actor, effectiveAt };
  }
}
