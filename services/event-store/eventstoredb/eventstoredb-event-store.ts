import {
  BACKWARDS,
  EventStoreDBClient,
  START as LOG_START,
  type AppendResult,
  type ReadPosition,
} from '@eventstore/db-client';
import type pg from 'pg';

import { START, comparePositions, type Position } from '../../../domain/kernel/index.js';
import { appendOneByOne } from '../append-one-by-one.js';
import type { EventCodec } from '../codec.js';
import type { EncodedEvent, StoredRow } from '../encoded-event.js';
import {
  AppendOutcomeUnknown,
  WrongExpectedRevision,
  type AllBatch,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type StoredEvent,
  type StreamAppend,
} from '../port.js';
import { hasMovedOn, isRefusal } from './append-errors.js';
import { EventPlaces, type EventPlace } from './event-places.js';
import { KnownIds } from './known-ids.js';
import { eventData, isOurs, logPosition, positionOf, storedRow } from './recorded-row.js';
import { byStream, inOrder } from './row-order.js';
import { readStreamRows } from './stream-reading.js';
import { takeWhile } from './take-while.js';
import { WakeUp } from './wake-up.js';

const DEFAULT_BATCH = 1000;

interface RowBatch {
  readonly rows: readonly StoredRow[];
  readonly next: Position;
  readonly end: boolean;
}

/** The store of a deployment. PostgreSQL beside it keeps the keys of persons, the views and where events stand. */
export class EventStoreDbEventStore implements EventStore {
  private readonly client: EventStoreDBClient;
  private readonly wakeUp: WakeUp;
  private readonly places: EventPlaces;
  private readonly known = new KnownIds((streamId, from, toRevision) =>
    readStreamRows(this.client, streamId, { from, toRevision }),
  );

  /** @param connectionString `esdb://…`, with the credentials and the certificate that the server asks for */
  constructor(
    connectionString: string,
    private readonly codec: EventCodec,
    pool: pg.Pool,
  ) {
    this.client = EventStoreDBClient.connectionString(connectionString);
    this.wakeUp = new WakeUp(this.client);
    this.places = new EventPlaces(pool, (after, limit) => this.readAllRows(after, { limit }));
  }

  async append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    if (events.length === 0) throw new RangeError(`nothing to append to ${streamId} at ${expected}`);
    const known = expected === 'no-stream' ? new Set<string>() : await this.known.upTo(streamId, expected);
    if (events.some(({ eventId }) => known.has(eventId))) return this.alreadyThere(streamId, expected, events, 0);
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
    const rows = await readStreamRows(this.client, streamId, options);
    if (options.direction !== 'backwards' && options.toInstant === undefined) this.known.remember(streamId, rows);
    return this.codec.decode(rows);
  }

  async readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]> {
    const streams = await Promise.all(streamIds.map((streamId) => readStreamRows(this.client, streamId, {})));
    return this.codec.decode(inOrder(streams.flat()));
  }

  async readAll(after: Position, options: ReadAllOptions = {}): Promise<AllBatch> {
    const { rows, next, end } = await this.readAllRows(after, options);
    return { events: await this.codec.decode(rows), next, end };
  }

  async findEvent(eventId: string, streamId?: string): Promise<StoredEvent | null> {
    const place = streamId ? { streamId } : await this.places.ofEvent(eventId);
    if (!place) return null;
    const rows = await readStreamRows(this.client, place.streamId, atPlaces([place]));
    return (await this.codec.decode(rows.filter((row) => row.eventId === eventId)))[0] ?? null;
  }

  async readCorrelation(correlationId: string): Promise<readonly StoredEvent[]> {
    const places = [...byStream(await this.places.ofCorrelation(correlationId))];
    const streams = await Promise.all(
      places.map(([streamId, found]) => readStreamRows(this.client, streamId, atPlaces(found))),
    );
    return this.codec.decode(
      inOrder(streams.flat().filter(({ metadata }) => metadata.correlationId === correlationId)),
    );
  }

  async head(): Promise<Position> {
    let head = START;
    await takeWhile(this.client.readAll({ direction: BACKWARDS, fromPosition: 'end' }), (event) => {
      if (!isOurs(event)) return true;
      head = positionOf(event.position);
      return false;
    });
    return head;
  }

  onAppended(listener: () => void): () => void {
    return this.wakeUp.listen(listener);
  }

  async close(): Promise<void> {
    await this.wakeUp.close();
    await this.places.close();
    await this.client.dispose();
  }

  /** Null when the stream was not where it was expected. */
  private async write(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly EncodedEvent[],
  ): Promise<AppendResult | null> {
    const expectedRevision = expected === 'no-stream' ? 'no_stream' : BigInt(expected);
    try {
      const result = await this.client.appendToStream(streamId, events.map(eventData), { expectedRevision });
      return result.success ? result : null;
    } catch (error) {
      if (hasMovedOn(error)) return null;
      if (isRefusal(error)) throw error;
      throw new AppendOutcomeUnknown(events[0]?.event.eventId ?? '', error);
    }
  }

  /** The answer to an append has the place of its last event only; of several, the places are read. */
  private async justAppended(
    streamId: string,
    encoded: readonly EncodedEvent[],
    result: AppendResult,
  ): Promise<readonly StoredEvent[]> {
    const revision = Number(result.nextExpectedRevision);
    const [first] = encoded;
    if (encoded.length === 1 && first && result.position) {
      const { event, version } = first;
      const { type, data, eventId, metadata } = event;
      return [{ type, data, eventId, version, streamId, revision, position: positionOf(result.position), ...metadata }];
    }
    try {
      return await this.readStream(streamId, { from: revision - encoded.length + 1, toRevision: revision });
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

  /**
   * Reads $all from a position, which the server includes, and leaves that one out. Types are picked
   * here: the server filters subscriptions, but this client offers no filter for a read. The order is
   * that of commits, and what can be read is committed, so nothing is ever skipped.
   */
  private async readAllRows(after: Position, { types, limit = DEFAULT_BATCH }: ReadAllOptions): Promise<RowBatch> {
    const wanted = types && new Set(types);
    const fromPosition: ReadPosition = after === START ? LOG_START : logPosition(after);
    const rows: StoredRow[] = [];
    let next = after;
    await takeWhile(this.client.readAll({ fromPosition }), (event) => {
      const position = positionOf(event.position);
      if (comparePositions(position, after) <= 0) return true;
      next = position;
      if (isOurs(event) && (!wanted || wanted.has(event.type))) rows.push(storedRow(event));
      return rows.length < limit;
    });
    return { rows, next, end: rows.length < limit };
  }
}

/** From the lowest to the highest place in one stream; all of it where the place is not known. */
function atPlaces(places: readonly Partial<EventPlace>[]): ReadStreamOptions {
  const revisions = places.flatMap(({ revision }) => (revision === undefined ? [] : [revision]));
  return revisions.length === 0 ? {} : { from: Math.min(...revisions), toRevision: Math.max(...revisions) };
}
