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
  /** The ISO instant at which the fact took effect for the business. */
  readonly effectiveAt: string;
  /** The ISO instant of the shop's clock when the event was recorded. */
  readonly recordedAt: string;
  /** A keyed hash of the command. It distinguishes a retry from a reused idempotency key. */
  readonly fingerprint: string;
}

export interface Appended {
  /** Revision of the last event appended. */
  readonly revision: number;
  readonly position: Position;
  readonly events: readonly StoredEvent[];
  /** True when these events already existed and nothing was written. */
  readonly repeated: boolean;
}

export type StoredEvent = RecordedEvent & { readonly fingerprint: string };

export interface ReadStreamOptions {
  /** The first revision to read. Without it, reading begins at revision 0, or backwards at the last revision. */
  readonly from?: number;
  readonly toRevision?: number;
  /** Read the events before the first one that was recorded later than this ISO instant. */
  readonly toInstant?: string;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
  /**
   * A revision that the caller knows to exist, for example from an event that it has received. Use it only when reading
   * forwards.
   */
  readonly atLeast?: number;
}

/** An event as a follower reads it. An unreadable event does not stop the others. */
export interface FollowedEvent extends StoredEvent {
  /** The reason why the event cannot be read. `data` is then null. */
  readonly unreadable?: string;
  /** The missing key that makes the event unreadable. `person_key` has no row for it, not even a destroyed one. */
  readonly keyMissing?: KeyId;
}

export interface AllBatch {
  readonly events: readonly FollowedEvent[];
  /** The position after which the next read begins. */
  readonly next: Position;
  /** True when there was nothing more to read. */
  readonly end: boolean;
  /** The era in which `next` is valid (`EventStore.era`). */
  readonly era: string;
}

export interface ReadAllOptions {
  /** The event types to read. All types when absent. */
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

/** The oldest open transaction on the server, in any database. */
export interface HoldUp {
  /** The process id. Null for a prepared transaction, which no process holds. */
  readonly pid: number | null;
  /** The application name of the process, or the name of the prepared transaction. */
  readonly application: string;
  readonly database: string;
  readonly state: string;
  /** The ISO instant of its start. Null when the server does not reveal it. */
  readonly since: string | null;
}

/** The events for one stream in an append to many streams. Each stream may occur once. */
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
 * The event store as a port. Both adapters pass the same tests (`contract.ts`). Each call throws `StoreUnavailable`
 * while the store cannot be reached. `readAll` never skips an event, also not one that commits later than an event
 * already delivered. It returns the events of a stream in the order of their revisions.
 */
export interface EventStore {
  /**
   * Appends all events or none. If the stream already holds these event ids, it returns the first append's result
   * (`repeated`), whatever revision is expected.
   * @throws WrongExpectedRevision when the stream has newer events; nothing was written.
   * @throws AppendOutcomeUnknown when the connection broke: look for the event id before you send again.
   */
  append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /**
   * Appends to many streams in as few round trips as the store allows. Each stream gets all its events or none.
   * @returns the position of each stream's last event; null for a wrong expected revision
   * @throws AppendOutcomeUnknown when the connection broke: any of them may have been written
   */
  appendMany(appends: readonly StreamAppend[]): Promise<readonly (Position | null)[]>;
  /**
   * Reads the events of a stream. The result is empty for a stream that does not exist.
   * @throws StreamBehind when the store lacks the revision `atLeast`.
   */
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;
  /** Reads all events of some streams in global order, for example a customer's whole history, in one round trip. */
  readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]>;
  /**
   * Reads the last events of some streams, each from its given revision. It needs one round trip where the store allows
   * it.
   */
  readTails(tails: readonly StreamTail[]): Promise<readonly (readonly StoredEvent[])[]>;
  /** Reads after a position, in the global order of events. */
  readAll(after: Position, options?: ReadAllOptions): Promise<AllBatch>;
  /** Finds the event with this id, or null. A store without an index of ids searches only the given stream. */
  findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null>;
  /** Reads all events of one correlation id, in order. `npm run trace` prints them. */
  readCorrelation(correlationId: string): Promise<readonly StoredEvent[]>;
  /**
   * Returns the position of the newest recorded event. A follower reaches it only when all earlier transactions have
   * ended.
   */
  head(): Promise<Position>;
  /** Counts the events that a follower has not handled, including those not yet readable. It decodes no event. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  /** Returns the open transaction that hides events from followers; null when none does. */
  holdUp(): Promise<HoldUp | null>;
  /**
   * Identifies the era of the server. Positions are valid only within one era. After a crash PostgreSQL reuses
   * transaction ids that were not yet flushed. So a position from an earlier era is meaningless. A stored checkpoint
   * stays valid, because the events before it were flushed too. Call it on the connection that will store a position.
   */
  era(client: pg.Pool | pg.PoolClient): Promise<string>;
  /**
   * The distance after which a follower writes a checkpoint although it has found no events of its types. After a
   * restart it reads at most that much again. The unit is the first number of a position.
   */
  readonly farBehind: bigint;
  /** Calls the listener soon after an append in any process. It may also call without an append. */
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

/** Thrown when a node lacks a revision that the caller knows to be written. */
export class StreamBehind extends StoreUnavailable {
  constructor(
    readonly streamId: string,
    readonly atLeast: number,
  ) {
    super(`stream ${streamId} does not show revision ${atLeast} yet`);
  }
}

/** Checks that a full read reached the revision that the caller knows. @throws StreamBehind when it did not */
export function checkReached(
  streamId: string,
  read: readonly { readonly revision: number }[],
  { atLeast = -1, from = 0, limit = Infinity }: ReadStreamOptions,
): void {
  const reached = read.at(-1)?.revision ?? from - 1;
  if (reached < atLeast && read.length < limit) throw new StreamBehind(streamId, atLeast);
}
