import { sql } from 'kysely';

import type { Instant, Position, Uuid } from '../../domain/kernel/index.js';
import { streamId } from '../../domain/slices.js';
import { plainRows } from '../runner/plain-row.js';
import type { ViewsDatabase } from '../views-database.js';
import type { TimelineRow } from './table.js';

export interface TimelineOptions {
  readonly types?: readonly string[];
  /** Selects only events that take effect from `from` through `to`. */
  readonly from?: Instant;
  readonly to?: Instant;
  readonly limit?: number;
  /** For the next page of results: selects only events recorded before this position. */
  readonly before?: Position;
}

export type TimelineEntry = Omit<TimelineRow, 'position_transaction' | 'position_sequence'> & {
  readonly position: Position;
};

const DEFAULT_LIMIT = 200;

/** The events of a customer from all streams, newest first. */
export async function timeline(
  db: ViewsDatabase,
  customerId: Uuid,
  options: TimelineOptions = {},
): Promise<TimelineEntry[]> {
  const { types, from, to, before, limit = DEFAULT_LIMIT } = options;
  const streams = await streamsOf(db, customerId);
  let query = db
    .withTables<{ view_customer_timeline: TimelineRow }>()
    .selectFrom('view_customer_timeline')
    .selectAll()
    .where(sql<boolean>`(stream_id = ANY(${sql.val(streams)}::text[]) OR subject_customer_id = ${customerId})`);
  if (types) query = query.where(sql<boolean>`type = ANY(${sql.val([...types])}::text[])`);
  if (from) query = query.where('effective_at', '>=', from);
  if (to) query = query.where('effective_at', '<=', to);
  if (before) query = query.where(earlierThan(before));
  const rows = await query
    .orderBy('position_transaction', 'desc')
    .orderBy('position_sequence', 'desc')
    .limit(limit)
    .execute();
  return plainRows(rows).map(({ position_transaction, position_sequence, ...entry }) => ({
    ...entry,
    position: `${position_transaction}/${position_sequence}` as unknown as Position,
  }));
}

/** The names of a customer's streams. The customer's own stream comes first. */
export async function streamsOf(db: ViewsDatabase, customerId: Uuid): Promise<string[]> {
  return streamsOwnedBy(db, streamId('customer', customerId));
}

/** A stream and all streams that belong to it. For a guest's order these are the cart and the payments. */
export async function streamsOwnedBy(db: ViewsDatabase, owner: string): Promise<string[]> {
  const { rows } = await sql<{ stream_id: string }>`
    WITH RECURSIVE owned AS (
      SELECT ${owner}::text COLLATE "C" AS stream_id
      UNION
      SELECT o.stream_id FROM view_stream_owner o JOIN owned ON o.owner_id = owned.stream_id
    ) SELECT stream_id FROM owned ORDER BY stream_id <> ${owner}, stream_id`.execute(db);
  return rows.map(({ stream_id }) => stream_id);
}

/** The customer who owns a stream, directly or through other streams. Null for a guest's stream. */
export async function customerOfStream(db: ViewsDatabase, stream: string): Promise<Uuid | null> {
  const { rows } = await sql<{ owner_id: string }>`
    WITH RECURSIVE owners AS (
      SELECT ${stream}::text COLLATE "C" AS owner_id
      UNION
      SELECT o.owner_id FROM view_stream_owner o JOIN owners ON o.stream_id = owners.owner_id
    ) SELECT owner_id FROM owners WHERE owner_id LIKE 'customer-%' ORDER BY owner_id LIMIT 1`.execute(db);
  return rows[0]?.owner_id.slice('customer-'.length) ?? null;
}

/** The owner of each stream, found through any number of levels: a customer, or else a guest's order. */
export async function subjectsOfStreams(db: ViewsDatabase, streams: readonly string[]): Promise<Map<string, Uuid>> {
  const { rows } = await sql<{ stream_id: string; owner_id: string }>`
    WITH RECURSIVE owners AS (
      SELECT asked COLLATE "C" AS stream_id, asked COLLATE "C" AS owner_id FROM unnest(${sql.val(streams)}::text[]) AS asked
      UNION
      SELECT owners.stream_id, o.owner_id FROM view_stream_owner o JOIN owners ON o.stream_id = owners.owner_id
    ) SELECT DISTINCT ON (stream_id) stream_id, owner_id FROM owners
      WHERE owner_id LIKE 'customer-%' OR owner_id LIKE 'order-%'
      ORDER BY stream_id, owner_id`.execute(db);
  return new Map(rows.map(({ stream_id, owner_id }) => [stream_id, owner_id.replace(/^(customer|order)-/, '')]));
}

function earlierThan(position: Position) {
  const [transaction, sequence] = position.split('/') as [string, string];
  return sql<boolean>`(position_transaction, position_sequence) < (${transaction}::bigint, ${sequence}::bigint)`;
}
