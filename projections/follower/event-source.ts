import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';

export type Client = pg.Pool | pg.PoolClient;

/** An unreadable event comes without its data and with the reason. It is parked, and does not stop the others. */
export interface FollowedEvent extends RecordedEvent {
  readonly unreadable?: string;
}

/** The number of events after a position, up to a limit. */
export interface Waiting {
  readonly events: number;
  readonly isExact: boolean;
  readonly oldest: string | null;
}

/** What followers need of the event store; the port of the services has this shape. */
export interface EventSource {
  /** Events after a position in the global order; everything up to `next` has been looked at. */
  readAll(
    after: Position,
    options?: { readonly types?: readonly string[]; readonly limit?: number },
  ): Promise<SourceBatch>;
  readStream(
    streamId: string,
    options?: { readonly from?: number; readonly toRevision?: number },
  ): Promise<readonly RecordedEvent[]>;
  /** What a follower has still to handle, readable yet or not. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  head(): Promise<Position>;
  /** The present era; call it on the connection that is about to store a position. */
  era(client: Client): Promise<string>;
  /** How far a checkpoint may lag behind what was only looked at, in units of a position's first number. */
  readonly farBehind: bigint;
  /** May call without an append, and may miss one: followers also poll. */
  onAppended(listener: () => void): () => void;
}

export interface SourceBatch {
  readonly events: readonly FollowedEvent[];
  readonly next: Position;
  readonly end: boolean;
  /** `next` is valid only within this era: a crashed server may give some positions a second time. */
  readonly era: string;
}
