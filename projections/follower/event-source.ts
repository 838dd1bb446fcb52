import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';

export type Client = pg.Pool | pg.PoolClient;

/**
 * An event as a follower gets it. An event that cannot be decoded has no data but a reason. The follower parks it and
 * continues.
 */
export interface FollowedEvent extends RecordedEvent {
  readonly unreadable?: string;
}

/** The number of events after a position that a follower has not handled. It is counted up to a limit. */
export interface Waiting {
  readonly events: number;
  readonly isExact: boolean;
  readonly oldest: string | null;
}

/** The part of the event store that followers use. The event store in services implements it. */
export interface EventSource {
  /** Reads events after a position, in the order of all events. It has looked at all events up to `next`. */
  readAll(
    after: Position,
    options?: { readonly types?: readonly string[]; readonly limit?: number },
  ): Promise<SourceBatch>;
  readStream(
    streamId: string,
    options?: { readonly from?: number; readonly toRevision?: number },
  ): Promise<readonly RecordedEvent[]>;
  /** Counts the events that are left to handle. It includes events that an open transaction still hides. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  head(): Promise<Position>;
  /**
   * The current era: the life of the database server, within which positions are valid. The connection must be the one
   * that stores a position.
   */
  era(client: Client): Promise<string>;
  /**
   * How far a stored checkpoint may lag behind events that no follower handles. It counts in the first part of a
   * position (`firstOf`).
   */
  readonly farBehind: bigint;
  /** Calls the listener soon after an append. It may miss an append or call without one, so followers also poll. */
  onAppended(listener: () => void): () => void;
}

export interface SourceBatch {
  readonly events: readonly FollowedEvent[];
  readonly next: Position;
  readonly end: boolean;
  /** The life of the database server in which `next` is valid. After a crash, positions may be used a second time. */
  readonly era: string;
}
