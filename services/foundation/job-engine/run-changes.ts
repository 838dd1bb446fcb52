import { setTimeout as pause } from 'node:timers/promises';

import { comparePositions, type Position } from '../../../domain/kernel/index.js';
import type { JobSubjectParked } from '../../../domain/job-run/index.js';
import { Place } from '../../../projections/follower/index.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import type { Job } from './job.js';

const BATCH = 1_000;
const PARKED: JobSubjectParked['type'] = 'JobSubjectParked';
const POLL_MS = 10;
const MOST_POLLS = 6_000;

/**
 * Counts the events of a run from the log. It includes events of killed attempts and of other machines, so the sums of
 * a report equal the ledger.
 */
export class RunChanges {
  readonly changed = new Set<string>();
  private readonly parkedSubjects = new Set<string>();
  private readonly totals = new Map<string, number>();
  private readonly place: Place;

  constructor(
    private readonly store: EventStore,
    private readonly job: Job,
    private readonly correlationId: string,
    private readonly begun: Position,
  ) {
    this.place = new Place(`run ${correlationId}`);
    this.countNothing();
  }

  /** Counts the subjects that failed and were not changed by another attempt. */
  get parked(): number {
    return [...this.parkedSubjects].filter((subject) => !this.changed.has(subject)).length;
  }

  get sums(): Record<string, number> {
    return Object.fromEntries(this.totals);
  }

  /** Whether the run has handled this subject. A parked subject stays parked for the date. */
  has(streamId: string): boolean {
    return this.changed.has(streamId) || this.parkedSubjects.has(streamId);
  }

  async readOn(): Promise<void> {
    for (let end = false; !end;) {
      const types = [...this.job.eventTypes, PARKED];
      const batch = await this.store.readAll(this.place.position, { types, limit: BATCH });
      if (!this.place.holdsIn(batch.era)) {
        this.countNothing();
        continue;
      }
      for (const event of batch.events) if (event.correlationId === this.correlationId) this.count(event);
      this.place.lookedAt(batch.next, batch.era);
      end = batch.end;
    }
  }

  /**
   * Reads up to a position. Followers see an event only when no older transaction runs, so this waits up to a minute.
   */
  async readPast(position: Position): Promise<void> {
    for (let polls = 0; polls < MOST_POLLS; polls += 1) {
      await this.readOn();
      if (comparePositions(this.place.position, position) >= 0) return;
      await pause(POLL_MS);
    }
    throw new Error(`the run's own event at ${position} cannot be read yet: an older transaction is still open`);
  }

  /**
   * Starts the count again from the run's start. After a crash of the database server, the earlier position is invalid.
   */
  private countNothing(): void {
    this.place.adopt({ follower: this.place.name, version: 1, position: this.begun, generation: 0 }, new Set());
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
