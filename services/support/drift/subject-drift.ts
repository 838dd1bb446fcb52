import type pg from 'pg';

import { comparePositions, START, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import { cartProjection } from '../../../projections/cart/project.js';
import { chequeProjection } from '../../../projections/cheque/project.js';
import { dosePackProjection } from '../../../projections/care/dose-pack/project.js';
import { dispensingProjection } from '../../../projections/care/dispensing/project.js';
import { recallNoticeProjection } from '../../../projections/care/recall-notice/project.js';
import { reminderDueProjection } from '../../../projections/care/reminder-due/project.js';
import { loyaltyLevelProjection } from '../../../projections/loyalty-level/project.js';
import { orderPaymentProjection } from '../../../projections/order-tracking/project-payment.js';
import { orderTrackingProjection } from '../../../projections/order-tracking/project.js';
import { pointsProjection } from '../../../projections/points-365-days/project.js';
import type { AnyViewTable, Projection } from '../../../projections/runner/index.js';
import type { ViewDrift } from '../contract/customers.js';
import { compareRows, type Row } from './compare-rows.js';

const compared: readonly Projection[] = [
  cartProjection,
  loyaltyLevelProjection,
  pointsProjection,
  chequeProjection,
  orderTrackingProjection,
  orderPaymentProjection,
  dispensingProjection,
  recallNoticeProjection,
  dosePackProjection,
  reminderDueProjection,
] as readonly Projection[];

/** SUP-05: compares the subject's rows in each view with rows that are computed again from the subject's events. */
export async function subjectDrift(pool: pg.Pool, events: readonly RecordedEvent[]): Promise<readonly ViewDrift[]> {
  const client = await pool.connect();
  try {
    // Rows and checkpoint were committed together, so they are read in one snapshot.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const drifts: ViewDrift[] = [];
    for (const projection of compared) drifts.push(await viewDrift(client, projection, events));
    return drifts;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function viewDrift(
  client: pg.PoolClient,
  projection: Projection,
  events: readonly RecordedEvent[],
): Promise<ViewDrift> {
  const checkpoint = await checkpointOf(client, projection.name);
  const own = events.filter(({ type }) => projection.types.includes(type));
  const handled = own.filter(({ position }) => comparePositions(position, checkpoint) <= 0);
  const { keys, rows } = freshRows(projection, handled);
  const [live, fresh] = [
    await liveRows(client, projection.table, keys),
    await asStored(client, projection.table, rows),
  ];
  const parked = await client.query<{ parked: number }>(
    'SELECT count(*)::int AS parked FROM follower_parked WHERE follower = $1 AND stream_id = ANY($2)',
    [projection.name, [...new Set(own.map(({ streamId }) => streamId))]],
  );
  return {
    view: projection.name,
    rows: fresh.length,
    eventsBehind: own.length - handled.length,
    parked: parked.rows[0]?.parked ?? 0,
    drifted: compareRows(projection.table.key, live, fresh),
  };
}

async function checkpointOf(client: pg.PoolClient, view: string): Promise<Position> {
  const { rows } = await client.query<{ position: Position }>(
    'SELECT position FROM follower_checkpoint WHERE follower = $1',
    [view],
  );
  return rows[0]?.position ?? START;
}

async function liveRows(client: pg.PoolClient, { name, key }: AnyViewTable, keys: FreshKeys): Promise<Row[]> {
  const asked = keys.map((values) => Object.fromEntries(key.map((column, index) => [column, values[index]])));
  const text = `SELECT to_jsonb(l) AS row FROM ${name} l JOIN json_populate_recordset(NULL::${name}, $1) k USING (${key.join(', ')})`;
  return rowsOf(client, text, asked);
}

type FreshKeys = readonly (readonly string[])[];

/** Formats rows with the table's row type, so that the database formats numbers and instants. */
async function asStored(client: pg.PoolClient, { name }: AnyViewTable, rows: readonly object[]): Promise<Row[]> {
  return rowsOf(client, `SELECT to_jsonb(f) AS row FROM json_populate_recordset(NULL::${name}, $1) f`, rows);
}

async function rowsOf(client: pg.PoolClient, text: string, given: readonly unknown[]): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(text, [JSON.stringify(given)]);
  return rows.map(({ row }) => row);
}

interface FreshRows {
  /** The keys of all rows that an event changed. Some rows may have been removed later. */
  readonly keys: readonly (readonly string[])[];
  readonly rows: readonly object[];
}

/** Computes the rows that a view should have for these events, by its own projection. */
function freshRows(projection: Projection, events: readonly RecordedEvent[]): FreshRows {
  const rows = new Map<string, { key: readonly string[]; row: object | undefined }>();
  for (const event of events) {
    if (!projection.types.includes(event.type)) continue;
    for (const key of projection.keys(event)) {
      const id = JSON.stringify(key);
      rows.set(id, { key, row: projection.project(rows.get(id)?.row, event, key) ?? undefined });
    }
  }
  const all = [...rows.values()];
  return { keys: all.map(({ key }) => key), rows: all.flatMap(({ row }) => row ?? []) };
}
