import type { QueryConfig } from 'pg';

import type { Position } from '../../../../domain/kernel/index.js';
import type { ReadStreamOptions, StreamTail } from '../port.js';
import { EVENT_COLUMNS } from './event-row.js';

/**
 * The era is the time at which PostgreSQL last reset its statistics. It does so at each start after a crash, a restore
 * or a failover, and at no other start. After exactly those starts, transaction ids may be reused. After a manual reset
 * followers only continue from their stored checkpoints.
 */
const ERA = `coalesce(pg_stat_get_bgwriter_stat_reset_time()::text, 'never')`;

export const ERA_STATEMENT: QueryConfig = { name: 'era', text: `SELECT ${ERA} AS era` };

const NO_LIMIT = 2_147_483_647;

export function readStreamStatement(streamId: string, options: ReadStreamOptions): QueryConfig {
  return options.direction === 'backwards' ? backwards(streamId, options) : forwards(streamId, options);
}

function forwards(
  streamId: string,
  { from = 0, toRevision = NO_LIMIT, toInstant, limit = NO_LIMIT }: ReadStreamOptions,
): QueryConfig {
  return {
    name: 'read-stream-forwards',
    text: `SELECT ${EVENT_COLUMNS} FROM event
      WHERE stream_id = $1 AND revision >= $2 AND revision <= $3 AND ${recordedBy('$4')}
      ORDER BY revision LIMIT $5`,
    values: [streamId, from, toRevision, toInstant ?? null, limit],
  };
}

function backwards(streamId: string, { from = NO_LIMIT, toInstant, limit = NO_LIMIT }: ReadStreamOptions): QueryConfig {
  return {
    name: 'read-stream-backwards',
    text: `SELECT ${EVENT_COLUMNS} FROM event
      WHERE stream_id = $1 AND revision <= $2 AND ${recordedBy('$3')}
      ORDER BY revision DESC LIMIT $4`,
    values: [streamId, from, toInstant ?? null, limit],
  };
}

/**
 * Returns a condition for events up to the first one that was recorded later. If the clock was set back, a plain filter
 * by time would leave gaps. The result would be a state that never existed.
 */
function recordedBy(instant: string): string {
  return `(${instant}::timestamptz IS NULL OR revision < COALESCE(
        (SELECT min(later.revision) FROM event AS later WHERE later.stream_id = $1 AND later.recorded_at > ${instant}),
        ${NO_LIMIT}))`;
}

export function readStreamsStatement(streamIds: readonly string[]): QueryConfig {
  return {
    name: 'read-streams',
    text: `SELECT ${EVENT_COLUMNS} FROM event WHERE stream_id = ANY($1::text[]) ORDER BY transaction_id, event.sequence`,
    values: [streamIds],
  };
}

export function readTailsStatement(tails: readonly StreamTail[]): QueryConfig {
  return {
    name: 'read-tails',
    text: `SELECT ${EVENT_COLUMNS} FROM unnest($1::text[], $2::int[]) AS tail(of_stream, since)
      JOIN event ON stream_id = of_stream AND revision >= since ORDER BY stream_id, revision`,
    values: [tails.map(({ streamId }) => streamId), tails.map(({ from }) => from)],
  };
}

/**
 * Reads only below the oldest running transaction, so that a later commit always comes after what was read. The outer
 * join returns that transaction also when there are no events. The types are filtered by `array_position`, because the
 * planner underestimates the rows of `= ANY`. It would then sort all later events for each batch.
 */
export function readAllStatement(after: Position, limit: number, types: readonly string[] | undefined): QueryConfig {
  const [transaction, sequence] = after.split('/');
  const filtered = types !== undefined;
  return {
    name: filtered ? 'read-all-of-types' : 'read-all',
    text: `WITH horizon AS MATERIALIZED (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS xmin, ${ERA} AS era)
      SELECT horizon.xmin::text AS horizon, horizon.era, found.* FROM horizon LEFT JOIN LATERAL (
        SELECT ${EVENT_COLUMNS}, transaction_id AS place, event.sequence AS nth FROM event
        WHERE (transaction_id, event.sequence) > ($1::xid8, $2::bigint)
          AND transaction_id < horizon.xmin
          ${filtered ? 'AND array_position($4::text[], type) IS NOT NULL' : ''}
        ORDER BY transaction_id, event.sequence LIMIT $3
      ) found ON true ORDER BY found.place, found.nth`,
    values: filtered ? [transaction, sequence, limit, types] : [transaction, sequence, limit],
  };
}

/**
 * Counts the waiting events, also those of transactions that still run. Otherwise the lag would be 0 while a follower
 * waits for an open transaction.
 */
export function waitingStatement(after: Position, types: readonly string[], limit: number): QueryConfig {
  const [transaction, sequence] = after.split('/');
  return {
    name: 'waiting',
    text: `SELECT count(*)::int AS events, min(recorded_at) AS oldest FROM (
        SELECT recorded_at FROM event
        WHERE (transaction_id, event.sequence) > ($1::xid8, $2::bigint) AND array_position($4::text[], type) IS NOT NULL
        ORDER BY transaction_id, event.sequence LIMIT $3) found`,
    values: [transaction, sequence, limit, types],
  };
}
