import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { comparePositions, type Position } from '../../../domain/kernel/index.js';
import type { AllBatch, EventStore, FollowedEvent, ReadAllOptions, StoredEvent } from './port.js';

/** Followers that ask within these milliseconds share one read. A shopper does not notice the delay. */
const GATHER_MS = 10;
/** The number of cached events. A follower further behind reads the log itself until it has caught up. */
const MOST_KEPT = 1_000;

interface Window {
  readonly from: Position;
  readonly next: Position;
  readonly era: string;
  readonly events: readonly FollowedEvent[];
}

type Source = Pick<EventStore, 'readAll' | 'onAppended' | 'findEvent' | 'era' | 'farBehind'>;

/**
 * A cache of the end of the log for many followers. Nine followers that each read after each append were half of the
 * database's queries (bench `http.addToCart.rps`). Each follower gets the same result as from its own read.
 */
export class SharedTail implements Source {
  private window: Window | null = null;
  private readAt = -Infinity;
  private running: Promise<void> = Promise.resolve();
  /** A read that is scheduled and has not begun. Requests that arrive before it begins share it. */
  private coming: Promise<void> | null = null;

  constructor(
    private readonly store: Source,
    private readonly types: readonly string[],
  ) {}

  get farBehind(): bigint {
    return this.store.farBehind;
  }

  onAppended(listener: () => void): () => void {
    return this.store.onAppended(listener);
  }

  findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null> {
    return this.store.findEvent(eventId, streamId);
  }

  /** Returns the era. The caller will store a position, so cached events of an ended era are dropped. */
  async era(client: pg.Pool | pg.PoolClient): Promise<string> {
    const era = await this.store.era(client);
    if (this.window?.era !== era) this.window = null;
    return era;
  }

  async readAll(after: Position, options: ReadAllOptions = {}): Promise<AllBatch> {
    if (!this.window || comparePositions(after, this.window.from) < 0) return this.readAlone(after, options);
    if (comparePositions(after, this.window.next) >= 0) await this.readOn();
    return !this.window || comparePositions(after, this.window.from) < 0
      ? this.readAlone(after, options)
      : share(this.window, after, options);
  }

  private async readAlone(after: Position, options: ReadAllOptions): Promise<AllBatch> {
    const batch = await this.store.readAll(after, options);
    if (batch.end) this.window ??= { from: batch.next, next: batch.next, era: batch.era, events: [] };
    return batch;
  }

  private readOn(): Promise<void> {
    this.coming ??= this.inTurn();
    return this.coming;
  }

  private async inTurn(): Promise<void> {
    await this.running;
    const early = this.readAt + GATHER_MS - performance.now();
    if (early > 0) await pause(early);
    this.coming = null;
    const reading = this.window ? this.read(this.window) : Promise.resolve();
    this.running = reading.catch(() => undefined);
    return reading;
  }

  /** Reads the next page. After a failure the cache is dropped, because another server may have other data. */
  private async read({ from, next, era, events }: Window): Promise<void> {
    this.readAt = performance.now();
    const reading = this.store.readAll(next, { types: this.types });
    reading.catch(() => (this.window = null));
    const batch = await reading;
    if (batch.era !== era) {
      this.window = null;
      return;
    }
    const all = [...events, ...batch.events];
    const dropped = all[all.length - MOST_KEPT - 1];
    this.window = {
      from: dropped?.position ?? from,
      next: batch.next,
      era,
      events: dropped ? all.slice(-MOST_KEPT) : all,
    };
  }
}

function share({ next, era, events }: Window, after: Position, { types, limit = Infinity }: ReadAllOptions): AllBatch {
  const seen = events.findLastIndex(({ position }) => comparePositions(position, after) <= 0);
  const mine = events.slice(seen + 1).filter(({ type }) => types?.includes(type) ?? true);
  const last = mine[limit - 1];
  if (last) return { events: mine.slice(0, limit), next: last.position, end: false, era };
  return { events: mine, next: comparePositions(next, after) > 0 ? next : after, end: true, era };
}
