import type { QueryConfig } from 'pg';

import type { EncodedEvent } from '../encoded-event.js';
import type { ExpectedRevision } from '../port.js';

const COLUMNS_PER_EVENT = 8;

/**
 * Builds one statement that checks and writes, so an append is one round trip without an explicit transaction. The
 * primary key prevents two events with one revision, and the EXISTS prevents a gap. A new stream uses plain VALUES,
 * because with a SELECT one writer was a fifth slower (bench `append`). Each connection prepares each kind of statement
 * once.
 */
export function appendStatement(
  streamId: string,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): QueryConfig {
  const existing = expected !== 'no-stream';
  const first = existing ? expected + 1 : 0;
  const values: unknown[] = [streamId];
  for (const [index, { event, version, data }] of events.entries()) {
    const { correlationId, recordedAt, ...metadata } = event.metadata;
    values.push(
      first + index,
      event.eventId,
      correlationId,
      event.type,
      version,
      JSON.stringify(data),
      JSON.stringify(metadata),
      recordedAt,
    );
  }
  return {
    name: `append-${existing ? 'existing' : 'new'}-${events.length}`,
    text: text(events.length, existing),
    values,
  };
}

const texts = new Map<string, string>();

function text(count: number, existing: boolean): string {
  const key = `${existing}${count}`;
  const known = texts.get(key);
  if (known) return known;
  const rows = Array.from({ length: count }, (_, index) => row(2 + index * COLUMNS_PER_EVENT));
  const made = `
    INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
    ${existing ? followingRows(rows) : `VALUES ${rows.map((values) => `($1, ${values})`).join(', ')}`}
    RETURNING transaction_id AS transaction, sequence`;
  texts.set(key, made);
  return made;
}

function followingRows(rows: readonly string[]): string {
  return `SELECT $1, v.* FROM (VALUES ${rows.map((values) => `(${values})`).join(', ')}) AS v
    WHERE EXISTS (SELECT FROM event WHERE stream_id = $1 AND revision = $2::int - 1)`;
}

function row(from: number): string {
  const types = ['int', 'uuid', 'uuid', 'text', 'smallint', 'json', 'json', 'timestamptz'];
  return types.map((type, index) => `$${from + index}::${type}`).join(', ');
}
