import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';

export type Client = pg.Pool | pg.PoolClient;

/**
 * An event for a follower. An unreadable event has no data and carries the reason; it is parked and does not stop the
 * others.
 */
export interface FollowedEvent extends RecordedEvent {
  readonly unreadable?: string;
}

/** The number of events after a position, up to a limit. */
export interface Waiting {
  readonly events: number;
  readonly isExact: boolean;
  readonly oldest: string | null;
}

/** The part of the event store that followers use. The port in services has this shape. */
export interface EventSource {
  /** Reads events after a position in global order. All events up to `next` have been read. */
  readAll(
    after: Position,
    options?: { readonly types?: readonly string[]; readonly limit?: number },
  ): Promise<SourceBatch>;
  readStream(
    streamId: string,
    options?: { readonly from?: number; readonly toRevision?: number },
  ): Promise<readonly RecordedEvent[]>;
  /** The number of events to handle, including those not yet readable. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  head(): Promise<Position>;
  /** The current era. Call it on the connection that will store a position. */
  era(client: Client): Promise<string>;
  /** How far a checkpoint may lag behind events that concern nobody, in units of a position's first number. */
  readonly farBehind: bigint;
  /** Calls the listener soon after an append. It may also call without one, or miss one, so followers also poll. */
  onAppended(listener: () => void): () => void;
}

export interface SourceBatch {
  readonly events: readonly FollowedEvent[];
  readonly next: Position;
  readonly end: boolean;
  /** The era in which `next` is valid. After a crash the server may reuse some positions. */
  readonly era: string;
}
