import type pg from 'pg';

import { StoreUnavailable } from '../../../projections/follower/index.js';
import type { Actor, DomainEvent, Position, RecordedEvent } from '../../../domain/kernel/index.js';
import type { KeyId } from './personal-data/wrapping.js';

export { StoreUnavailable };

/** `no-stream`: must not exist; a number: the revision of its last event must be just that. */
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
  /** ISO instant at which the fact took place for the business. */
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
  /** True when these very events stood there already and nothing was written. */
  readonly repeated: boolean;
}

export type StoredEvent = RecordedEvent & { readonly fingerprint: string };

export interface ReadStreamOptions {
  /** First revision to read, forwards (default 0) or, backwards, the highest one (default the last). */
  readonly from?: number;
  /** Read no later than this revision; forwards only. */
  readonly toRevision?: number;
  /** Read what had been recorded at this ISO instant: all before the first event that was recorded later. */
  readonly toInstant?: string;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
  /** A revision that the asker knows the stream to have, say of the event that called it; forwards only. */
  readonly atLeast?: number;
}

/** As a follower meets it: one event that cannot be read keeps no other from being read. */
export interface FollowedEvent extends StoredEvent {
  /** Why it cannot be read, and then its data is null. */
  readonly unreadable?: string;
  /** The key for want of which it cannot be read: no row of `person_key` holds it, not even as a destroyed one. */
  readonly keyMissing?: KeyId;
}

export interface AllBatch {
  readonly events: readonly FollowedEvent[];
  /** Everything up to here has been looked at; where the next read begins. */
  readonly next: Position;
  /** True when nothing more was readable at the time. */
  readonly end: boolean;
  /** `next` holds only as long as this era (`EventStore.era`). */
  readonly era: string;
}

export interface ReadAllOptions {
  /** Only these event types; all when absent. */
  readonly types?: readonly string[];
  readonly limit?: number;
}

/** Events after a position, counted to a limit. */
export interface Waiting {
  readonly events: number;
  /** False when there are more than were counted. */
  readonly isExact: boolean;
  /** ISO instant at which the first was recorded. */
  readonly oldest: string | null;
}

/** The oldest transaction that is still open on the server, in whatever database. */
export interface HoldUp {
  /** Of the process; null for a prepared transaction, which no process holds. */
  readonly pid: number | null;
  /** What the process calls itself, or the name of the prepared transaction. */
  readonly application: string;
  readonly database: string;
  readonly state: string;
  /** ISO instant; null where the server does not tell us. */
  readonly since: string | null;
}

/** One stream's share of many; a stream may stand once among them. */
export interface StreamAppend {
  readonly streamId: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

/** The events of one stream from a revision on. */
export interface StreamTail {
  readonly streamId: string;
  readonly from: number;
}

/**
 * The event store, as the shop needs it. Two adapters keep one contract (`contract.ts`).
 * Each call throws `StoreUnavailable` while the store cannot be reached: nothing is wrong with what was asked.
 *
 * Order: `readAll` never skips an event that commits later than one already delivered, and gives
 * every event of a stream in the order of its revisions.
 */
export interface EventStore {
  /**
   * Appends all events or none.
   * Events whose ids the stream holds already answer as the first append did (`repeated`), whatever is expected.
   * @throws WrongExpectedRevision when the stream has moved on; definite, nothing was written.
   * @throws AppendOutcomeUnknown when the connection broke: look for the event id before sending again.
   */
  append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /**
   * Appends to many streams, each all or none, in as few round trips as the store allows. Answers with
   * the place of each stream's last event, or null for a stream that had moved on and got nothing.
   * @throws AppendOutcomeUnknown when the connection broke: any of them may have been written.
   */
  appendMany(appends: readonly StreamAppend[]): Promise<readonly (Position | null)[]>;
  /**
   * The events of a stream; none for one that does not exist.
   * @throws StreamBehind when the store does not show the revision that the asker knows (`atLeast`).
   */
  readStream(streamId: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;
  /** All events of some streams, in the order of the store: a customer's whole history in one round trip. */
  readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]>;
  /** The tails of some streams, in the order asked for: in one round trip where the store can. */
  readTails(tails: readonly StreamTail[]): Promise<readonly (readonly StoredEvent[])[]>;
  /** Reads after a position, in the one order of all events. */
  readAll(after: Position, options?: ReadAllOptions): Promise<AllBatch>;
  /** The event with this id, or null. Who knows its stream names it: a store without an index of ids then looks only there. */
  findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null>;
  /** All events of one correlation, in order: what `npm run trace` draws. */
  readCorrelation(correlationId: string): Promise<readonly StoredEvent[]>;
  /** The place of the newest event recorded. A follower may come to it a little later: once all that began before it has ended. */
  head(): Promise<Position>;
  /** What a follower has still to handle, readable yet or not; needs none of it to be decoded. */
  waiting(after: Position, options: { readonly types: readonly string[]; readonly limit: number }): Promise<Waiting>;
  /** The transaction for which followers wait, when there are events that they cannot read yet. */
  holdUp(): Promise<HoldUp | null>;
  /**
   * Names the life of the server in which positions hold. After a crash PostgreSQL gives transaction ids
   * that were not yet flushed a second time, so what was read of an era that has ended tells nothing of
   * where to go on; a stored checkpoint does. Asked on the connection that is about to store a position.
   */
  era(client: pg.Pool | pg.PoolClient): Promise<string>;
  /**
   * How far a follower's checkpoint may lie behind what it has only looked at, in what the first number of
   * a position counts. A restart looks at so much again; below it no checkpoint is written.
   */
  readonly farBehind: bigint;
  /** Calls back soon after something was appended, here or in another process; may call for nothing. */
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

/** The node that was asked does not have yet what the asker knows to be written. */
export class StreamBehind extends StoreUnavailable {
  constructor(
    readonly streamId: string,
    readonly atLeast: number,
  ) {
    super(`stream ${streamId} does not show revision ${atLeast} yet`);
  }
}

/** @throws StreamBehind when a read that went as far as it could did not reach what its asker knows. */
export function checkReached(
  streamId: string,
  read: readonly { readonly revision: number }[],
  { atLeast = -1, from = 0, limit = Infinity }: ReadStreamOptions,
): void {
  const reached = read.at(-1)?.revision ?? from - 1;
  if (reached < atLeast && read.length < limit) throw new StreamBehind(streamId, atLeast);
}
