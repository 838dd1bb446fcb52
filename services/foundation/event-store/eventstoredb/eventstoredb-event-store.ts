import type pg from 'pg';

import type { Position } from '../../../../domain/kernel/index.js';
import { appendOneByOne } from '../append-one-by-one.js';
import type { EventCodec } from '../codec.js';
import type { EncodedEvent } from '../encoded-event.js';
import {
  AppendOutcomeUnknown,
  StoreUnavailable,
  WrongExpectedRevision,
  type AllBatch,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type HoldUp,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type StoredEvent,
  type StreamAppend,
  type StreamTail,
  type Waiting,
} from '../port.js';
import { AppendCalls } from './appending/append-calls.js';
import { isNotWritten } from './appending/append-refused.js';
import { appendEvents, type Written } from './appending/appending.js';
import { UnreadableAnswer } from './call-errors.js';
import { Connection, type Limits } from './connection.js';
import { EventPlaces, type EventPlace } from './event-places.js';
import { KnownIds } from './known-ids.js';
import { headOfLog, readLog } from './log-reading.js';
import { RecentLog } from './recent-log.js';
import { byStream, inOrder } from './row-order.js';
import { readStreamRows } from './stream-reading.js';
import { WakeUp } from './wake-up.js';

/**
 * EventStoreDB never starts a new era. An event can be read only when a majority of the nodes stores it, so a position
 * is never reused.
 */
const ONE_ERA = 'one era';
/** About 2,500 events fit into this number of bytes. A follower reads them within a tenth of a second. */
const FAR_BEHIND = 2n * 1024n * 1024n;

/**
 * The event store of a deployment. PostgreSQL beside it stores the keys of persons, the views and the index of events.
 */
export class EventStoreDbEventStore implements EventStore {
  readonly farBehind = FAR_BEHIND;
  private readonly connection: Connection;
  private readonly appendCalls = new AppendCalls();
  private readonly wakeUp: WakeUp;
  private readonly places: EventPlaces;
  private readonly recent = new RecentLog((after, options) => readLog(this.connection, after, options));
  private readonly known = new KnownIds((streamId, from, toRevision) =>
    readStreamRows(this.connection, streamId, { from, toRevision }),
  );

  /** @param connectionString `esdb://…`, with credentials and certificate */
  constructor(
    connectionString: string,
    private readonly codec: EventCodec,
    pool: pg.Pool,
    limits?: Limits,
  ) {
    this.connection = new Connection(connectionString, limits);
    this.wakeUp = new WakeUp(this.connection);
    this.places = new EventPlaces(pool, (after, limit) => this.recent.readAll(after, { limit }));
  }

  async append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    if (events.length === 0) throw new RangeError(`nothing to append to ${streamId} at ${expected}`);
    const known = expected === 'no-stream' ? new Set<string>() : await this.known.upTo(streamId, expected);
    // Unless all event ids up to the expected revision are known, an append could write a duplicate.
    if (!known || events.some(({ eventId }) => known.has(eventId)))
      return this.alreadyThere(streamId, expected, events, 0);
    const encoded = await this.codec.encode(events);
    const result = await this.write(streamId, expected, encoded);
    if (!result) return this.alreadyThere(streamId, expected, events, expected === 'no-stream' ? 0 : expected + 1);
    this.wakeUp.appended();
    this.places.appended();
    const stored = await this.justAppended(streamId, encoded, result);
    this.known.remember(streamId, stored);
    const last = stored.at(-1) as StoredEvent;
    return { revision: last.revision, position: last.position, events: stored, repeated: false };
  }

  appendMany(appends: readonly StreamAppend[]): Promise<readonly (Position | null)[]> {
    return appendOneByOne(this, appends);
  }

  async readStream(streamId: string, options: ReadStreamOptions = {}): Promise<readonly StoredEvent[]> {
    const rows = await readStreamRows(this.connection, streamId, options);
    if (options.direction !== 'backwards' && options.toInstant === undefined) this.known.remember(streamId, rows);
    return this.codec.decode(rows);
  }

  async readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]> {
    const streams = await Promise.all(streamIds.map((streamId) => readStreamRows(this.connection, streamId, {})));
    return this.codec.decode(inOrder(streams.flat()));
  }

  readTails(tails: readonly StreamTail[]): Promise<readonly (readonly StoredEvent[])[]> {
    return Promise.all(tails.map(({ streamId, from }) => this.readStream(streamId, { from })));
  }

  async readAll(after: Position, options: ReadAllOptions = {}): Promise<AllBatch> {
    const { rows, next, end } = await this.recent.readAll(after, options);
    return { events: await this.codec.decodeForFollowers(rows), next, end, era: ONE_ERA };
  }

  async waiting(after: Position, options: Required<ReadAllOptions>): Promise<Waiting> {
    const { rows, end } = await readLog(this.connection, after, options);
    return { events: rows.length, isExact: end, oldest: rows[0]?.metadata.recordedAt ?? null };
  }

  /** Returns null, because in EventStoreDB no open transaction hides events. */
  async holdUp(): Promise<HoldUp | null> {
    return null;
  }

  async era(): Promise<string> {
    return ONE_ERA;
  }

  async findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null> {
    const place = streamId ? { streamId } : await this.places.ofEvent(eventId);
    if (!place) return null;
    const rows = await readStreamRows(this.connection, place.streamId, atPlaces([place]));
    return (await this.codec.decode(rows.filter((row) => row.eventId === eventId)))[0] ?? null;
  }

  async readCorrelation(correlationId: string): Promise<readonly StoredEvent[]> {
    const places = [...byStream(await this.places.ofCorrelation(correlationId))];
    const streams = await Promise.all(
      places.map(([streamId, found]) => readStreamRows(this.connection, streamId, atPlaces(found))),
    );
    return this.codec.decode(
      inOrder(streams.flat().filter(({ metadata }) => metadata.correlationId === correlationId)),
    );
  }

  head(): Promise<Position> {
    return headOfLog(this.connection);
  }

  onAppended(listener: () => void): () => void {
    return this.wakeUp.listen(listener);
  }

  /** Cancels running calls without waiting for the server. */
  async close(): Promise<void> {
    this.wakeUp.close();
    const placesClosed = this.places.close();
    this.connection.close();
    this.appendCalls.close();
    await placesClosed;
  }

  /** Appends the events. Returns null for a wrong expected revision. */
  private async write(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EncodedEvent[],
  ): Promise<Written | null> {
    try {
      return await appendEvents(this.connection, this.appendCalls, streamId, expected, events);
    } catch (error) {
      const unknown =
        error instanceof StoreUnavailable ? !isNotWritten(error.cause) : error instanceof UnreadableAnswer;
      if (!unknown) throw error;
      throw new AppendOutcomeUnknown(events[0]?.event.eventId ?? '', error);
    }
  }

  /**
   * Returns the appended events. The response to an append has only the position of its last event. For several events
   * the positions are read from the node. If that fails, the caller must look for the events, which are already
   * written.
   */
  private async justAppended(
    streamId: string,
    encoded: readonly EncodedEvent[],
    { revision, position }: Written,
  ): Promise<readonly StoredEvent[]> {
    const [first] = encoded;
    if (encoded.length === 1 && first && position) {
      const { event, version } = first;
      const { type, data, eventId, metadata } = event;
      return [{ type, data, eventId, version, streamId, revision, position, ...metadata }];
    }
    const from = revision - encoded.length + 1;
    try {
      return await this.readStream(streamId, { from, toRevision: revision, atLeast: revision });
    } catch (error) {
      throw new AppendOutcomeUnknown(first?.event.eventId ?? '', error);
    }
  }

  private async alreadyThere(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    from: number,
  ): Promise<Appended> {
    const ids = new Set(events.map(({ eventId }) => eventId));
    const stored = (await this.readStream(streamId, { from })).filter(({ eventId }) => ids.has(eventId));
    const last = stored.at(-1);
    if (stored.length !== events.length || !last) throw new WrongExpectedRevision(streamId, expected);
    return { revision: last.revision, position: last.position, events: stored, repeated: true };
  }
}

/** Returns the range from the lowest to the highest revision, or the whole stream when a revision is unknown. */
function atPlaces(places: readonly Partial<EventPlace>[]): ReadStreamOptions {
  const revisions = places.flatMap(({ revision }) => (revision === undefined ? [] : [revision]));
  return revisions.length === 0 ? {} : { from: Math.min(...revisions), toRevision: Math.max(...revisions) };
}
