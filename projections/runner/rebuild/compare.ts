import type pg from 'pg';

import { comparePositions } from '../../../domain/kernel/index.js';
import { readCheckpoints } from '../../follower/checkpoint.js';
import type { EventSource } from '../../follower/event-source.js';
import { parkedStreams } from '../../follower/parked-events.js';
import { inTransaction } from '../../follower/transaction.js';
import { eventsBetween, overlay, type Overlay } from './overlay.js';
import type { ShadowTable } from './shadow-table.js';
import type { AnyViewTable } from '../view-table.js';

export interface Comparison {
  readonly rows: number;
  readonly differences: number;
  /** Up to twenty rows that differ. `live` or `fresh` is null when that table has no such row. */
  readonly sample: readonly { readonly live: unknown; readonly fresh: unknown }[];
}

/**
 * Which table is too far behind: the shadow table of the rebuild or the live view. It must catch up before the
 * comparison.
 */
export type FarBehind = 'the shadow table is far behind' | 'the view is far behind';

const SAMPLE = 20;
/** A read-only transaction gets no transaction id, so followers need not wait for it. */
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0';

/**
 * Compares a rebuilt table with its live view while both continue. It applies the few missing events to the rows of the
 * table that is behind, in memory. Null when the live rows have another version.
 */
export async function compareAtOnePosition(
  source: EventSource,
  pool: pg.Pool,
  shadow: ShadowTable,
): Promise<Comparison | FarBehind | null> {
  return inTransaction(pool, (client) => compareIn(source, client, shadow), SNAPSHOT);
}

async function compareIn(
  source: EventSource,
  client: pg.PoolClient,
  shadow: ShadowTable,
): Promise<Comparison | FarBehind | null> {
  const { projection, position, era } = shadow;
  const { name, table } = projection;
  const checkpoint = (await readCheckpoints(client, [name])).get(name);
  if (!checkpoint) throw new RangeError(`${name} has no checkpoint`);
  if (checkpoint.version !== projection.version) return null;
  const liveIsBehind = comparePositions(checkpoint.position, position) < 0;
  const [after, upTo] = liveIsBehind ? [checkpoint.position, position] : [position, checkpoint.position];
  const events = await eventsBetween(source, projection, { after, upTo, era });
  if (!events) return liveIsBehind ? 'the view is far behind' : 'the shadow table is far behind';
  const behind = liveIsBehind ? table.name : shadow.table;
  const parked = liveIsBehind ? await parkedStreams(client, name) : shadow.parkedStreams;
  const later = await overlay(client, projection, behind, parked, events);
  return compareTables(client, table, sideOf(table.name), sideOf(shadow.table));

  function sideOf(side: string): Side {
    return { table: side, later: side === behind ? later : null };
  }
}

interface Side {
  readonly table: string;
  readonly later: Overlay | null;
}

async function compareTables(client: pg.PoolClient, table: AnyViewTable, live: Side, fresh: Side): Promise<Comparison> {
  const [l, f] = [rowsOf(live, table), rowsOf(fresh, table)];
  const values = [l, f].flatMap((side) => side.values);
  const same = table.key.map((column) => `l.${column} = f.${column}`).join(' AND ');
  const differs = `FROM ${l.text} l FULL JOIN ${f.text} f ON ${same} WHERE l.* IS DISTINCT FROM f.*`;
  const counted = await client.query<{ rows: number; differences: number }>(
    `SELECT (SELECT count(*) FROM ${f.text} f)::int AS rows, (SELECT count(*) ${differs})::int AS differences`,
    values,
  );
  const { rows, differences } = counted.rows[0] as { rows: number; differences: number };
  if (differences === 0) return { rows, differences, sample: [] };
  const sample = await client.query<{ live: unknown; fresh: unknown }>(
    `SELECT to_jsonb(l) AS live, to_jsonb(f) AS fresh ${differs} LIMIT ${SAMPLE}`,
    values,
  );
  return { rows, differences, sample: sample.rows };
}

/**
 * The rows of one table for the comparison. If the table is behind, $1 holds the keys of changed rows, and $2 the new
 * rows.
 */
function rowsOf({ table, later }: Side, { key }: AnyViewTable): { text: string; values: unknown[] } {
  if (!later || later.rows.changes === 0) return { text: table, values: [] };
  const same = key.map((column) => `v.${column} = k.${column}`).join(' AND ');
  const { keys, rows } = later.rows.pending();
  const text = `(SELECT v.* FROM ${table} v
      WHERE NOT EXISTS (SELECT FROM json_populate_recordset(NULL::${table}, $1::json) k WHERE ${same})
    UNION ALL SELECT * FROM json_populate_recordset(NULL::${table}, $2::json))`;
  return { text, values: [JSON.stringify(keys), JSON.stringify(rows)] };
}
