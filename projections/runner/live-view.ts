import { START, comparePositions, type Position, type RecordedEvent } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';
import type { FoldTarget } from './fold.js';
import type { Projection } from './projection.js';
import { RowStore } from './row-store.js';

const LIVE_CACHE_ROWS = 5_000;

/** What this process knows of a view it follows. */
export class LiveView implements FoldTarget {
  readonly rows: RowStore;
  parkedStreams = new Set<string>();
  /** Everything up to here has been looked at; at or after the stored checkpoint. */
  position: Position = START;
  /** Why its last batch could not be written; null when it could. */
  failure: string | null = null;
  /** Where this process left the checkpoint; null when it cannot tell. */
  private left: Checkpoint | null = null;
  private readonly types: ReadonlySet<string>;

  constructor(readonly projection: Projection) {
    this.rows = new RowStore(projection, { cacheRows: LIVE_CACHE_ROWS });
    this.types = new Set(projection.types);
  }

  get name(): string {
    return this.projection.name;
  }

  get stored(): Position {
    return this.left?.position ?? START;
  }

  /** Memory may be used only while the checkpoint is just where this process left it. */
  isWhereItWasLeft({ position, generation }: Checkpoint): boolean {
    return this.left !== null && this.left.position === position && this.left.generation === generation;
  }

  /** The rows are of another version of the projection: not to be followed until they are rebuilt. */
  get outdated(): boolean {
    return this.left !== null && this.left.version !== this.projection.version;
  }

  adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.rows.clear();
    this.left = checkpoint;
    this.position = checkpoint.position;
    this.parkedStreams = parked;
  }

  /** A commit whose outcome is unknown: the next lock tells. */
  forget(): void {
    this.rows.clear();
    this.left = null;
  }

  committed(position: Position): void {
    if (this.left) this.left = { ...this.left, position };
    this.lookedAt(position);
  }

  lookedAt(position: Position): void {
    if (comparePositions(position, this.position) > 0) this.position = position;
  }

  /** The events of a batch that are this view's to handle; `after` is where the batch began. */
  mine(events: readonly RecordedEvent[], after: Position): RecordedEvent[] {
    const seen = this.position !== after;
    return events.filter(
      (event) => this.types.has(event.type) && (!seen || comparePositions(event.position, this.position) > 0),
    );
  }
}
