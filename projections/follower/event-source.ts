import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';

/** A pool or one of its connections. */
export type Client = pg.Pool | pg.PoolClient;

/** One event that cannot be read comes without its data and says why: it parks, and keeps no other from being read. */
export interface FollowedEvent extends RecordedEvent {
  readonly unreadable?: string;
}

/** Events after a position, counted to a limit. */
export interface Waiting {
  readonly events: number;
  readonly isExact: boolean;
  readonly oldest: string | null;
}

/** What followers need of the event store; the services' port has this shape. */
export interface EventSource {
  /** Events after a position in the one order of all events; `next` has been looked at whole. */
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
  /** The era that has begun last; asked on the connection that is about to store a position. */
  era(client: Client): Promise<string>;
  /** How far, in the first number of positions, a checkpoint may lie behind what was only looked at. */
  readonly farBehind: bigint;
  /** May call for nothing, and may miss a call: followers poll behind it. */
  onAppended(listener: () => void): () => void;
}

export interface SourceBatch {
  readonly events: readonly FollowedEvent[];
  readonly next: Position;
  readonly end: boolean;
  /** `next` holds only as long as this era: a server that crashed gives some positions a second time. */
  readonly era: string;
}
