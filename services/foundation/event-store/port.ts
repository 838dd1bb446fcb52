import type pg from 'pg';

import { StoreUnavailable } from '../../../projections/follower/index.js';
import type { Actor, DomainEvent, Position, RecordedEvent } from '../../../domain/kernel/index.js';
import type { KeyId } from './personal-data/wrapping.js';

export { StoreUnavailable };

/** `no-stream`: the stream must not exist; a number: the revision of its last event must equal it. */
export type ExpectedRevision = 'no-stream' | number;

export interface NewEvent extends DomainEvent {
  readonly eventId: string;
  readonly metadata: NewEventMetadata;
}

export interface NewEventMetadata {
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly actor: Actor;
  /** ISO instant at which the fact took effect for the business. */
  readonly effectiveAt: string;
  /** ISO instant of the shop's clock at recording. */
  readonly recordedAt: string;
  /** Keyed hash of the command; tells a repeated command from a reused id. */
  readonly fingerprint: string;
}

export interface Appended {
  /** Revision of the last event appended. */
  readonly revision: number;
  readonly position: Position;
  readonly events: readonly StoredEvent[];
  /** True when these same events were there already and nothing was written. */
  readonly repeated: boolean;
}

export type StoredEvent = RecordedEvent & { readonly fingerprint: string };

export interface ReadStreamOptions {
  /** First revision to read, forwards (default 0) or, backwards, the highest one (default the last). */
  readonly from?: number;
  /** Read no later than this revision; forwards only. */
  readonly toRevision?: number;
  /** Read the stream as recorded at this ISO instant: all events before the first one recorded later. */
  readonly toInstant?: string;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
  /** A revision that the caller knows to exist, such as that of a followed event; forwards only. */
  readonly atLeast?: number;
}

/** An event as a follower sees it: an unreadable event does not stop the others. */
export interface FollowedEvent extends StoredEvent {
  /** Why it cannot be read; its data is then null. */
  readonly unreadable?: string;
  /** The missing key that makes it unreadable: `person_key` has no row for it, not even a destroyed one. */
  readonly keyMissing?: KeyId;
}

export interface AllBatch {
  readonly events: readonly FollowedEvent[];
  /** The next read begins here; everything up to here has been looked at. */
  readonly next: Position;
  /** True when nothing more was readable at that time. */
  readonly end: boolean;
  /** `next` is valid only within this era (`EventStore.era`). */
  readonly era: string;
}

export interface ReadAllOptions {
  /** Only these event types; all types when absent. */
  readonly types?: readonly string[];
  readonly limit?: number;
}

/** The number of events after a position, up to a limit. */
export interface Waiting {
  readonly events: number;
  /** False when there are more events than the limit. */
  readonly isExact: boolean;
  /** ISO instant at which the first one was recorded. */
  readonly oldest: string | null;
}

/** The oldest transaction still open on the server, in any database. */
export interface HoldUp {
  /** Process id; null for a prepared transaction, which no process holds. */
  readonly pid: number | null;
  /** Application name of the process, or name of the prepared transaction. */
  readonly application: string;
  readonly database: string;
  readonly state: string;
  /** ISO instant; null where the server does not reveal it. */
  readonly since: string | null;
}

/** One stream's events in an append to many; a stream may be there only once. */
export interface StreamAppend {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

/** A request for one stream's events from a revision on. */
export interface StreamTail {
  readonly streamId: string;
  readonly from: number;
}

/**
 * The event store as a port. Two adapters keep one contract (`contract.ts`).
 * Each call throws `StoreUnavailable` while the store cannot be reached; the request itself was right.
 *
 * Order: `readAll` never skips an event that commits later than one already delivered. It gives the events of a stream
 * in the order of their revisions.
 */
export interface EventStore {
  /**
   * Appends all events or none.
   * If the stream holds these event ids already, it answers like the first append (`repeated`), whatever is expected.
   * @throws WrongExpectedRevision when the stream has moved on; nothing was written.
   * @throws AppendOutcomeUnknown when the connection broke: look for the event id before you send again.
   */
  append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /**
   * Appends to many streams, each all or none, in as few round trips as the store allows.
   * @returns the position of each stream's last event; null for a stream that had moved on and got nothing
   * @throws AppendOutcomeUnknown when the connection broke: any of them may have been written
   */
  appendMany(appends: readonly StreamAppend[]): Promise<readonly (Position | null)[]>;
  /**
   * The events of a stream; none for a stream that does not exist.
   * @throws StreamBehind when the store does not show the revision that the caller knows (`atLeast`).
   */
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;
  /** All events of some streams in the order of the store: a customer's whole history in one round trip. */
  readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]>;
  /** The tails of some streams, in the order of the request; in one round trip where the store allows it. */
  readTails(tails: readonly StreamTail[]): Promise<readonly (readonly StoredEvent[])[]>;
  /** Reads after a position, in the global order of events. */
  readAll(after: Position, options?: ReadAllOptions): Promise<AllBatch>;
  /** The event with this id, or null. A store without an index of ids looks only in the stream that is named. */
  findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null>;
  /** All events of one correlation id, in order; `npm run trace` draws them. */
  readCorrelation(correlationId: string): Promise<readonly StoredEvent[]>;
  /** The position of the newest recorded event. A follower reaches it only when all earlier transactions have ended. */
  head(): Promise<Position>;
  /** What a follower has still to handle, readable yet or not. Decodes no event. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  /** The transaction that followers wait for, when events are hidden behind it. */
  holdUp(): Promise<HoldUp | null>;
  /**
   * Names the life of the server within which positions are valid. After a crash PostgreSQL reuses transaction ids that
   * were not yet flushed. A position read in an ended era then says nothing; a stored checkpoint is still right. Call
   * it on the connection that is about to store a position.
   */
  era(client: pg.Pool | pg.PoolClient): Promise<string>;
  /**
   * How far a checkpoint may lag behind what the follower has looked at, in units of a position's first number. A
   * restart looks at that much again; below it no checkpoint is written.
   */
  readonly farBehind: bigint;
  /** Calls the listener soon after an append, here or in another process. It may also call without one. */
  onAppended(listener: () => void): () => void;
  close(): Promise<void>;
}

export class WrongExpectedRevision extends Error {
  constructor(
    readonly streamId: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`stream ${streamId} is not at ${expected}`);
  }
}

export class AppendOutcomeUnknown extends Error {
  constructor(
    readonly eventId: string,
    cause: unknown,
  ) {
    super('the answer to an append was lost', { cause });
  }
}

/** The node does not yet have a revision that the caller knows to be written. */
export class StreamBehind extends StoreUnavailable {
  constructor(
    readonly streamId: string,
    readonly atLeast: number,
  ) {
    super(`stream ${streamId} does not show revision ${atLeast} yet`);
  }
}

/** @throws StreamBehind when a full read did not reach the revision that the caller knows */
export function checkReached(
  streamId: string,
  read: readonly { readonly revision: number }[],
  { atLeast = -1, from = 0, limit = Infinity }: ReadStreamOptions,
): void {
  const reached = read.at(-1)?.revision ?? from - 1;
  if (reached < atLeast && read.length < limit) throw new StreamBehind(streamId, atLeast);
}
