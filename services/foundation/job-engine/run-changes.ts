import { setTimeout as pause } from 'node:timers/promises';

import { comparePositions, START, type Position } from '../../../domain/kernel/index.js';
import type { JobSubjectParked } from '../../../domain/job-run/index.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { Job } from './job.js';

const BATCH = 1_000;
const PARKED: JobSubjectParked['type'] = 'JobSubjectParked';
const POLL_MS = 10;
const MOST_POLLS = 6_000;

/**
 * What a run has written, counted from the log itself: by this attempt, by one that was killed and
 * by another machine alike. That is why the sums of a report tie to the ledger.
 */
export class RunChanges {
  /** Streams with at least one event of the run. */
  readonly changed = new Set<string>();
  private readonly parkedSubjects = new Set<string>();
  private readonly totals = new Map<string, number>();
  private after: Position = START;
  private era: string | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly job: Job,
    private readonly correlationId: string,
    private readonly begun: Position,
  ) {
    this.countNothing();
  }

  /** Parked, and not changed by another attempt. */
  get parked(): number {
    return [...this.parkedSubjects].filter((subject) => !this.changed.has(subject)).length;
  }

  get sums(): Record<string, number> {
    return Object.fromEntries(this.totals);
  }

  /** Has the run dealt with this subject already? One that was parked stays so for the date. */
  has(streamId: string): boolean {
    return this.changed.has(streamId) || this.parkedSubjects.has(streamId);
  }

  /** Takes in what can be read now. */
  async readOn(): Promise<void> {
    for (let end = false; !end;) {
      const batch = await this.store.readAll(this.after, { types: [...this.job.eventTypes, PARKED], limit: BATCH });
      if (this.era !== null && batch.era !== this.era) {
        this.countNothing();
        continue;
      }
      this.era = batch.era;
      for (const event of batch.events) if (event.correlationId === this.correlationId) this.count(event);
      this.after = batch.next;
      end = batch.end;
    }
  }

  /** Followers see an event only when no older transaction is running: waits for it, up to a minute. */
  async readPast(position: Position): Promise<void> {
    for (let polls = 0; polls < MOST_POLLS; polls += 1) {
      await this.readOn();
      if (comparePositions(this.after, position) >= 0) return;
      await pause(POLL_MS);
    }
    throw new Error(`the run's own event at ${position} cannot be read yet: an older transaction is still open`);
  }

  /** What was read before a crash of the server does not tell where to go on: the run is counted from its start again. */
  private countNothing(): void {
    this.after = this.begun;
    this.era = null;
    this.changed.clear();
    this.parkedSubjects.clear();
    for (const name of this.job.sumNames) this.totals.set(name, 0);
  }

  private count(event: StoredEvent): void {
    if (event.type === PARKED) {
      this.parkedSubjects.add((event as unknown as JobSubjectParked).data.subject);
      return;
    }
    this.changed.add(event.streamId);
    for (const [name, total] of this.totals) this.totals.set(name, total + this.job.amount(name, event));
  }
}
