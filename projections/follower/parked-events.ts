import type { Instant, Position, RecordedEvent } from '../../domain/kernel/index.js';
import type { Client } from './event-source.js';

/** An event that a follower could not handle, or that waits behind such an event of its stream. */
export interface ParkedEvent {
  readonly event: Pick<RecordedEvent, 'eventId' | 'streamId' | 'revision' | 'position' | 'type'>;
  readonly reason: string;
  /** The number of tries. Absent for an event that only waits behind another one. */
  readonly attempts?: number;
  /** The time of the next automatic retry. Absent when there is none. */
  readonly nextAttemptAt?: Instant;
  /** When the event was parked. If absent, the database's time is stored. */
  readonly parkedAt?: Instant;
}

export const FOLLOWS_PARKED = 'follows a parked event of its stream';

/**
 * A parked event as the console shows it. The first event of a stream has the error, and the later events wait behind
 * it.
 */
export interface ParkedRow {
  readonly follower: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly position: Position;
  readonly type: string;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Instant;
  readonly nextAttemptAt: Instant | null;
}

const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const COLUMNS = `follower, stream_id AS "streamId", revision, event_id AS "eventId", position, type, reason, attempts,
  ${iso('parked_at')} AS "parkedAt", ${iso('next_attempt_at')} AS "nextAttemptAt"`;

export async function parkEvents(client: Client, follower: string, parked: readonly ParkedEvent[]): Promise<void> {
  if (parked.length === 0) return;
  const rows = parked.map(({ event, reason, attempts = 0, nextAttemptAt = null, parkedAt = null }) => ({
    stream_id: event.streamId,
    revision: event.revision,
    event_id: event.eventId,
    position: event.position,
    type: event.type,
    reason: reason.replaceAll('\u0000', ''),
    attempts,
    next_attempt_at: nextAttemptAt,
    parked_at: parkedAt,
  }));
  const columns = 'stream_id, revision, event_id, position, type, reason, attempts, next_attempt_at';
  const text = `INSERT INTO follower_parked (follower, parked_at, ${columns})
    SELECT $1, coalesce(parked_at, now()), ${columns} FROM json_populate_recordset(NULL::follower_parked, $2::json)`;
  await client.query(text, [follower, JSON.stringify(rows)]);
}

export async function parkedStreams(client: Client, follower: string): Promise<Set<string>> {
  const { rows } = await client.query<{ stream_id: string }>(
    'SELECT DISTINCT stream_id FROM follower_parked WHERE follower = $1',
    [follower],
  );
  return new Set(rows.map(({ stream_id }) => stream_id));
}

export async function listParked(
  client: Client,
  followers: readonly string[],
  streamId?: string,
): Promise<ParkedRow[]> {
  const text = `SELECT ${COLUMNS} FROM follower_parked
    WHERE follower = ANY($1) AND ($2::text IS NULL OR stream_id = $2) ORDER BY follower, stream_id, revision`;
  const { rows } = await client.query<ParkedRow>(text, [followers, streamId ?? null]);
  return rows;
}

export async function countParked(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ follower: string; count: number }>(
    'SELECT follower, count(*)::int AS count FROM follower_parked GROUP BY follower',
  );
  return new Map(rows.map(({ follower, count }) => [follower, count]));
}

export async function releaseParked(client: Client, follower: string, streamId?: string): Promise<void> {
  await client.query('DELETE FROM follower_parked WHERE follower = $1 AND ($2::text IS NULL OR stream_id = $2)', [
    follower,
    streamId ?? null,
  ]);
}
