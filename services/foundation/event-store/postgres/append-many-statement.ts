import type { QueryConfig } from 'pg';

import type { EncodedEvent } from '../encoded-event.js';
import type { StreamAppend } from '../port.js';

/**
 * Appends to many streams in one statement, as one JSON text. A stream's events are inserted if its last revision is
 * the expected one. When two statements write to one stream at once, the primary key makes the later one fail.
 */
export function appendManyStatement(
  appends: readonly StreamAppend[],
  encoded: readonly (readonly EncodedEvent[])[],
): QueryConfig {
  const rows = appends.flatMap(({ streamId, expected }, index) => {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    return (encoded[index] ?? []).map((event, nth) => row(streamId, first, nth, event));
  });
  const placed = rows.map((each, place) => ({ ...each, place }));
  return { name: 'append-many', text: TEXT, values: [JSON.stringify(placed)] };
}

function row(streamId: string, first: number, nth: number, { event, version, data }: EncodedEvent) {
  const { correlationId, recordedAt, ...metadata } = event.metadata;
  return {
    ...{ stream_id: streamId, first, revision: first + nth, event_id: event.eventId, correlation_id: correlationId },
    ...{ type: event.type, version, data, metadata, recorded_at: recordedAt },
  };
}

/** The rows are ordered by number, because a join may return them in any order. */
const TEXT = `
  INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
  SELECT stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at
  FROM json_to_recordset($1::json) AS n (stream_id text, first int, revision int, event_id uuid, correlation_id uuid,
    type text, version smallint, data json, metadata json, recorded_at timestamptz, place int)
  WHERE (first = 0 OR EXISTS (SELECT FROM event e WHERE e.stream_id = n.stream_id AND e.revision = n.first - 1))
    AND NOT EXISTS (SELECT FROM event e WHERE e.stream_id = n.stream_id AND e.revision = n.first)
  ORDER BY place
  RETURNING stream_id, transaction_id::text AS transaction, sequence::text AS sequence`;
