import { Logger } from '@nestjs/common';
import type pg from 'pg';

import { START, type Position } from '../../../../domain/kernel/index.js';
import { FollowLoop } from '../../../../projections/follower/index.js';
import type { StoredRow } from '../encoded-event.js';
import { storeAbsence } from '../store-absence.js';

export interface EventPlace {
  readonly streamId: string;
  readonly revision: number;
}

interface PlaceRow {
  readonly stream_id: string;
  readonly revision: number;
}

type ReadAllRows = (
  after: Position,
  limit: number,
) => Promise<{ readonly rows: readonly StoredRow[]; readonly end: boolean }>;

const BATCH = 5_000;
const GATHER_MS = 1_000;
/** The poll can be rare, because the appends of this process also wake the index. */
const POLL_MS = 60_000;
const LOCK = 4713;

/**
 * An index in PostgreSQL from event id and correlation id to stream and revision. EventStoreDB finds events only by
 * stream and position. The table holds no event data. The index follows $all in order, so its last row is also its
 * checkpoint. Each query first reads the log to its end.
 */
export class EventPlaces {
  private readonly logger = new Logger('event places');
  private readonly loop: FollowLoop;
  private catchingUp: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly readAll: ReadAllRows,
  ) {
    this.loop = new FollowLoop(() => this.nextBatch(), {
      pollMs: () => POLL_MS,
      gatherMs: () => GATHER_MS,
      onError: (error) => this.logger.warn(`the places of events could not be followed: ${String(error)}`),
      absence: storeAbsence,
    });
  }

  async ofEvent(eventId: string): Promise<EventPlace | null> {
    return (await this.lookUp(eventId)) ?? this.catchUp().then(() => this.lookUp(eventId));
  }

  async ofCorrelation(correlationId: string): Promise<readonly EventPlace[]> {
    await this.catchUp();
    const text = 'SELECT stream_id, revision FROM event_place WHERE correlation_id = $1';
    const { rows } = await this.pool.query<PlaceRow>(text, [correlationId]);
    return rows.map(place);
  }

  /** Schedules a read of the log soon, so that a query seldom has much to read. */
  appended(): void {
    if (this.loop.stopping) return;
    this.loop.start();
    this.loop.wake();
  }

  async close(): Promise<void> {
    await this.loop.stop();
    await this.catchingUp.catch(() => undefined);
  }

  /** Runs one read at a time. Each read would hold a connection while it waits for the advisory lock. */
  private catchUp(): Promise<void> {
    this.catchingUp = this.catchingUp.catch(() => undefined).then(() => this.toEnd());
    return this.catchingUp;
  }

  private async toEnd(): Promise<void> {
    for (let end = false; !end && !this.loop.stopping;) end = await this.nextBatch();
  }

  /** Reads one batch of the log, in one process at a time. Rows and checkpoint commit together. */
  private async nextBatch(): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const { rows, end } = await this.readAll(await lastPosition(client), BATCH);
      if (rows.length > 0) await insert(client, rows);
      await client.query('COMMIT');
      client.release();
      return end;
    } catch (error) {
      // The connection's state is unknown, so it is closed, which rolls its transaction back.
      client.release(true);
      throw error;
    }
  }

  /**
   * Finds the place of an event. An id has two rows only when one command went to two streams. The first row counts.
   */
  private async lookUp(eventId: string): Promise<EventPlace | null> {
    const text =
      'SELECT stream_id, revision FROM event_place WHERE event_id = $1 ORDER BY position_commit, position_prepare LIMIT 1';
    const { rows } = await this.pool.query<PlaceRow>(text, [eventId]);
    return rows[0] ? place(rows[0]) : null;
  }
}

function place({ stream_id, revision }: PlaceRow): EventPlace {
  return { streamId: stream_id, revision };
}

async function lastPosition(client: pg.PoolClient): Promise<Position> {
  const text = `SELECT position_commit || '/' || position_prepare AS position FROM event_place
    ORDER BY position_commit DESC, position_prepare DESC LIMIT 1`;
  const { rows } = await client.query<{ position: Position }>(text);
  return rows[0]?.position ?? START;
}

async function insert(client: pg.PoolClient, rows: readonly StoredRow[]): Promise<void> {
  const positions = rows.map(({ position }) => position.split('/'));
  await client.query(
    `INSERT INTO event_place (event_id, correlation_id, stream_id, revision, position_commit, position_prepare)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::bigint[], $6::bigint[])`,
    [
      rows.map(({ eventId }) => eventId),
      rows.map(({ metadata }) => metadata.correlationId),
      rows.map(({ streamId }) => streamId),
      rows.map(({ revision }) => revision),
      positions.map(([commit]) => commit),
      positions.map(([, prepare]) => prepare),
    ],
  );
}
