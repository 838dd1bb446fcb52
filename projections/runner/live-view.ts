import { comparePositions, type Position, type RecordedEvent } from '../../domain/kernel/index.js';
import { BackOff } from '../follower/back-off.js';
import type { Checkpoint } from '../follower/checkpoint.js';
import { Place } from '../follower/place.js';
import type { FoldTarget } from './fold.js';
import type { Projection } from './projection.js';
import { RowStore } from './row-store.js';

const LIVE_CACHE_ROWS = 5_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 30_000;

/** A view that this process follows. It has the view's position and its cached rows. */
export class LiveView extends Place implements FoldTarget {
  readonly rows: RowStore;
  /** The reason why the last batch could not be written. Null when it was written. */
  failure: string | null = null;
  private readonly backOff = new BackOff(FIRST_RETRY_MS, LAST_RETRY_MS);
  private retryAt = 0;
  private readonly types: ReadonlySet<string>;

  constructor(readonly projection: Projection) {
    super(projection.name);
    this.rows = new RowStore(projection, { cacheRows: LIVE_CACHE_ROWS });
    this.types = new Set(projection.types);
  }

  /** True when another version of the projection wrote the rows. The view must then be rebuilt. */
  get outdated(): boolean {
    return this.storedVersion !== null && this.storedVersion !== this.projection.version;
  }

  /** The number of failed writes in a row. */
  get failures(): number {
    return this.backOff.times;
  }

  /** Whether the view may be written again. The pause grows with each failure. */
  mayTry(now = performance.now()): boolean {
    return now >= this.retryAt;
  }

  couldBeWritten(): void {
    this.failure = null;
    this.backOff.wentWell();
    this.retryAt = 0;
  }

  couldNotBeWritten(reason: string, now = performance.now()): void {
    this.failure = reason;
    this.retryAt = now + this.backOff.failed();
  }

  override adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.rows.clear();
    super.adopt(checkpoint, parked);
  }

  override forget(): void {
    this.rows.clear();
    super.forget();
  }

  /** The events of a batch that this view must handle. `after` is the position where the batch starts. */
  mine(events: readonly RecordedEvent[], after: Position): RecordedEvent[] {
    const seen = this.position !== after;
    return events.filter(
      (event) => this.types.has(event.type) && (!seen || comparePositions(event.position, this.position) > 0),
    );
  }
}
