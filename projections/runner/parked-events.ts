import type pg from 'pg';

import type { Position } from '../../domain/kernel/index.js';
import type { ParkedEvent } from './fold.js';

type Client = pg.Pool | pg.PoolClient;

/** A parked event as the console shows it; the first of a stream tells the fault, the others follow it. */
export interface ParkedRow {
  readonly view: string;
  readonly streamId: string;
  readonly revision: number;
  readonly eventId: string;
  readonly position: Position;
  readonly type: string;
  readonly reason: string;
  readonly parkedAt: string;
}

const COLUMNS = `view, stream_id AS "streamId", revision, event_id AS "eventId", position, type, reason,
  to_char(parked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "parkedAt"`;

export async function parkEvents(client: Client, view: string, parked: readonly ParkedEvent[]): Promise<void> {
  if (parked.length === 0) return;
  const rows = parked.map(({ event, reason }) => ({
    stream_id: event.streamId,
    revision: event.revision,
    event_id: event.eventId,
    position: event.position,
    type: event.type,
    reason: reason.replaceAll('\u0000', ''),
  }));
  const text = `INSERT INTO projection_parked (view, stream_id, revision, event_id, position, type, reason)
    SELECT $1, stream_id, revision, event_id, position, type, reason FROM json_populate_recordset(NULL::projection_parked, $2::json)`;
  await client.query(text, [view, JSON.stringify(rows)]);
}

export async function parkedStreams(client: Client, view: string): Promise<Set<string>> {
  const { rows } = await client.query<{ stream_id: string }>(
    'SELECT DISTINCT stream_id FROM projection_parked WHERE view = $1',
    [view],
  );
  return new Set(rows.map(({ stream_id }) => stream_id));
}

export async function listParked(client: Client, view?: string, streamId?: string): Promise<ParkedRow[]> {
  const text = `SELECT ${COLUMNS} FROM projection_parked WHERE ($1::text IS NULL OR view = $1) AND ($2::text IS NULL OR stream_id = $2)
    ORDER BY view, stream_id, revision`;
  const { rows } = await client.query<ParkedRow>(text, [view ?? null, streamId ?? null]);
  return rows;
}

export async function countParked(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ view: string; count: number }>(
    'SELECT view, count(*)::int AS count FROM projection_parked GROUP BY view',
  );
  return new Map(rows.map(({ view, count }) => [view, count]));
}

export async function releaseParked(client: Client, view: string, streamId?: string): Promise<void> {
  await client.query('DELETE FROM projection_parked WHERE view = $1 AND ($2::text IS NULL OR stream_id = $2)', [
    view,
    streamId ?? null,
  ]);
}
