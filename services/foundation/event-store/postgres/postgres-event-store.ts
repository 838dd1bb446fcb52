import type pg from 'pg';

import { START, type Position } from '../../../../domain/kernel/index.js';
import { appendOneByOne } from '../append-one-by-one.js';
import type { EventCodec } from '../codec.js';
import type { EncodedEvent } from '../encoded-event.js';
import {
  AppendOutcomeUnknown,
  WrongExpectedRevision,
  checkReached,
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
import { appendManyStatement } from './append-many-statement.js';
import { AppendsTogether, type PlacedRow } from './appends-together.js';
import { EVENT_COLUMNS, positionOf, storedRow, type EventRow } from './event-row.js';
import { findHoldUp } from './hold-up.js';
import { ErasOfConnections } from './eras-of-connections.js';
import {
  waitingStatement,
  readAllStatement,
  readStreamStatement,
  readStreamsStatement,
  readTailsStatement,
} from './read-statements.js';
import { isTail, ReadsTogether } from './reads-together.js';
import { isServerError } from './server-error.js';
import { WakeUp } from './wake-up.js';

const UNIQUE_VIOLATION = '23505';
const DEFAULT_BATCH = 1000;
/**
 * The limit is a number of transactions. A checkpoint is a transaction too. So with a low limit, the checkpoints
 * themselves would make more checkpoints necessary.
 */
const FAR_BEHIND = 10_000n;

export class PostgresEventStore implements EventStore {
  readonly farBehind = FAR_BEHIND;
  private readonly wakeUp: WakeUp;
  private readonly appends: AppendsTogether;
  private readonly reads: ReadsTogether;
  private readonly eras = new ErasOfConnections();

  constructor(
    private readonly pool: pg.Pool,
    private readonly codec: EventCodec,
    connectionString: string,
  ) {
    this.wakeUp = new WakeUp(pool, connectionString);
    this.appends = new AppendsTogether((statement) => pool.query<PlacedRow>(statement));
    this.reads = new ReadsTogether((statement) => pool.query<EventRow>(statement));
  }

  async append(streamId: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const encoded = await this.codec.encode(events);
    const rows = await this.write({ streamId, expected, events }, encoded);
    if (!rows) return this.alreadyThere(streamId, expected, events);
    this.wakeUp.appended();
    const first = expected === 'no-stream' ? 0 : expected + 1;
    const stored = events.map((event, index) =>
      recorded(event, streamId, first + index, encoded[index]?.version ?? 1, rows[index]),
    );
    return {
      revision: first + events.length - 1,
      position: positionOf(rows.at(-1) as PlacedRow),
      events: stored,
      repeated: false,
    };
  }

  async appendMany(appends: readonly StreamAppend[]): Promise<readonly (Position | null)[]> {
    const [first] = appends;
    if (!first) return [];
    const encoded = await Promise.all(appends.map(({ events }) => this.codec.encode(events)));
    const statement = appendManyStatement(appends, encoded);
    const rows = await taken(first.events, async () => (await this.pool.query<PlacedStreamRow>(statement)).rows);
    if (!rows) return appendOneByOne(this, appends);
    this.wakeUp.appended();
    const places = new Map(rows.map((row) => [row.stream_id, positionOf(row)]));
    // A stream is missing when its revision was wrong, or when it already holds these events. It is appended again
    // alone, to find out which.
    const missing = appends.filter(({ streamId }) => !places.has(streamId));
    for (const [index, position] of (await appendOneByOne(this, missing)).entries())
      if (position) places.set(missing[index]?.streamId ?? '', position);
    return appends.map(({ streamId }) => places.get(streamId) ?? null);
  }

  async readStream(streamId: string, options: ReadStreamOptions = {}): Promise<readonly StoredEvent[]> {
    if (isTail(options)) return this.decode(await this.reads.read({ streamId, from: options.from ?? 0 }));
    const { rows } = await this.pool.query<EventRow>(readStreamStatement(streamId, options));
    checkReached(streamId, rows, options);
    return this.decode(rows);
  }

  async readStreams(streamIds: readonly string[]): Promise<readonly StoredEvent[]> {
    const { rows } = await this.pool.query<EventRow>(readStreamsStatement(streamIds));
    return this.decode(rows);
  }

  async readTails(tails: readonly StreamTail[]): Promise<readonly (readonly StoredEvent[])[]> {
    const { rows } = await this.pool.query<EventRow>(readTailsStatement(tails));
    const events = await this.decode(rows);
    return tails.map((tail) => events.filter(({ streamId }) => streamId === tail.streamId));
  }

  async readAll(after: Position, { types, limit = DEFAULT_BATCH }: ReadAllOptions = {}): Promise<AllBatch> {
    const { rows } = await this.pool.query<EventRow & { readonly horizon: string; readonly era: string }>(
      readAllStatement(after, limit, types),
    );
    const events = rows.filter((row) => row.event_id !== null);
    const end = events.length < limit;
    const last = events.at(-1);
    // At the end of the log, everything below the oldest running transaction has been read.
    const next = end ? (`${rows[0]?.horizon}/0` as Position) : last ? positionOf(last) : after;
    const decoded = await this.codec.decodeForFollowers(events.map(storedRow));
    const era = rows[0]?.era ?? '';
    this.eras.seen(era);
    return { events: decoded, next, end, era };
  }

  async waiting(after: Position, { types, limit }: Required<ReadAllOptions>): Promise<Waiting> {
    const { rows } = await this.pool.query<{ events: number; oldest: Date | null }>(
      waitingStatement(after, types, limit),
    );
    const { events = 0, oldest = null } = rows[0] ?? {};
    return { events, isExact: events < limit, oldest: oldest?.toISOString() ?? null };
  }

  holdUp(): Promise<HoldUp | null> {
    return findHoldUp(this.pool);
  }

  async findEvent(eventId: string): Promise<StoredEvent | null> {
    const text = `SELECT ${EVENT_COLUMNS} FROM event WHERE event_id = $1`;
    const { rows } = await this.pool.query<EventRow>({ name: 'find-event', text, values: [eventId] });
    return (await this.decode(rows))[0] ?? null;
  }

  async readCorrelation(correlationId: string): Promise<readonly StoredEvent[]> {
    const text = `SELECT ${EVENT_COLUMNS} FROM event WHERE correlation_id = $1 ORDER BY transaction_id, sequence`;
    const { rows } = await this.pool.query<EventRow>(text, [correlationId]);
    return this.decode(rows);
  }

  async head(): Promise<Position> {
    const text = `SELECT transaction_id::text AS transaction, sequence::text AS sequence FROM event
      ORDER BY transaction_id DESC, sequence DESC LIMIT 1`;
    const { rows } = await this.pool.query<PlacedRow>(text);
    return rows[0] ? positionOf(rows[0]) : START;
  }

  era(client: pg.Pool | pg.PoolClient): Promise<string> {
    return this.eras.of(client);
  }

  onAppended(listener: () => void): () => void {
    return this.wakeUp.listen(listener);
  }

  close(): Promise<void> {
    return this.wakeUp.close();
  }

  private decode(rows: readonly EventRow[]): Promise<StoredEvent[]> {
    return this.codec.decode(rows.map(storedRow));
  }

  /** Appends the events. Returns null for a wrong expected revision, or when the events already exist. */
  private async write(append: StreamAppend, encoded: readonly EncodedEvent[]): Promise<readonly PlacedRow[] | null> {
    const { streamId, expected, events } = append;
    if (events.length === 0) throw new RangeError(`nothing to append to ${streamId} at ${expected}`);
    const rows = await taken(events, () => this.appends.write(append, encoded));
    return rows?.length === events.length ? rows : null;
  }

  private async alreadyThere(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    const ids = events.map(({ eventId }) => eventId);
    const text = `SELECT ${EVENT_COLUMNS} FROM event WHERE event_id = ANY($1::uuid[]) AND stream_id = $2 ORDER BY revision`;
    const { rows } = await this.pool.query<EventRow>(text, [ids, streamId]);
    const last = rows.at(-1);
    if (rows.length !== events.length || !last) throw new WrongExpectedRevision(streamId, expected);
    return { revision: last.revision, position: positionOf(last), events: await this.decode(rows), repeated: true };
  }
}

/** Runs the write. Returns null when an event's id or revision already exists; nothing was written then. */
async function taken<Rows>(events: readonly NewEvent[], write: () => Promise<Rows>): Promise<Rows | null> {
  try {
    return await write();
  } catch (error) {
    if (isServerError(error, UNIQUE_VIOLATION)) return null;
    if (isServerError(error)) throw error;
    throw new AppendOutcomeUnknown(events[0]?.eventId ?? '', error);
  }
}

type PlacedStreamRow = PlacedRow & { readonly stream_id: string };

function recorded(
  event: NewEvent,
  streamId: string,
  revision: number,
  version: number,
  row: PlacedRow | undefined,
): StoredEvent {
  const { eventId, type, data, metadata } = event;
  return { type, data, eventId, streamId, revision, version, position: positionOf(row as PlacedRow), ...metadata };
}
