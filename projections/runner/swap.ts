import type pg from 'pg';

import { comparePositions, type Position, type RecordedEvent } from '../../domain/kernel/index.js';
import { lockCheckpoint, replaceCheckpoint, type Checkpoint } from '../follower/checkpoint.js';
import { compareTables, type Comparison } from './compare.js';
import { EraEnded } from '../follower/era-ended.js';
import type { EventSource } from '../follower/event-source.js';
import { foldBatch, type FoldTarget } from './fold.js';
import { parkEvents, parkedStreams, releaseParked } from '../follower/parked-events.js';
import { earlier } from '../follower/position.js';
import { RowStore } from './row-store.js';
import type { Twin } from './twin.js';

const LAST_BATCH = 1_000;
const LIVE_CACHE_ROWS = 5_000;

/**
 * Under the checkpoint's lock, so that the live rows stand still: brings twin and live rows to one
 * position, compares them, and for a rebuild puts the twin in the live table's place.
 *
 * This transaction's own number hides what commits after it began, so the reading below ends.
 */
export async function compareAndSwap(
  source: EventSource,
  client: pg.PoolClient,
  twin: Twin,
  purpose: 'rebuild' | 'verify',
): Promise<Comparison | null> {
  const { projection } = twin;
  const checkpoint = await lockCheckpoint(client, projection.name);
  if ((await source.era(client)) !== twin.era) throw new EraEnded();
  const comparable = checkpoint.version === projection.version;
  await applyLast(source, client, twin, comparable ? checkpoint : null);
  const comparison = comparable
    ? await compareTables(client, projection.table, projection.table.name, twin.table)
    : null;
  if (purpose === 'rebuild') await swap(client, twin);
  if (purpose === 'rebuild' || comparable)
    await replaceCheckpoint(client, projection.name, projection.version, twin.position);
  return comparison;
}

async function applyLast(
  source: EventSource,
  client: pg.PoolClient,
  twin: Twin,
  checkpoint: Checkpoint | null,
): Promise<void> {
  const { projection } = twin;
  const live = checkpoint && (await liveTarget(client, twin));
  let after = checkpoint ? earlier(twin.position, checkpoint.position) : twin.position;
  for (let end = false; !end;) {
    const batch = await source.readAll(after, { types: projection.types, limit: LAST_BATCH });
    const fresh = laterThan(batch.events, twin.position);
    await twin.fold(client, fresh);
    twin.events += fresh.length;
    if (live) await applyLive(client, live, laterThan(batch.events, checkpoint.position));
    ({ next: after, end } = batch);
  }
  if (comparePositions(after, twin.position) > 0) twin.position = after;
  await twin.settle(client);
}

async function liveTarget(client: pg.PoolClient, { projection }: Twin): Promise<FoldTarget> {
  const rows = new RowStore(projection, { cacheRows: LIVE_CACHE_ROWS });
  return { projection, rows, parkedStreams: await parkedStreams(client, projection.name) };
}

async function applyLive(client: pg.PoolClient, live: FoldTarget, events: readonly RecordedEvent[]): Promise<void> {
  const parked = await foldBatch(live, client, events);
  await live.rows.flush(client);
  await parkEvents(client, live.projection.name, parked);
}

/** Statements that were waiting for the old table look its name up again, and find the new one. */
async function swap(client: pg.PoolClient, { projection, table, parked }: Twin): Promise<void> {
  await client.query(`DROP TABLE ${projection.table.name}`);
  await client.query(`ALTER TABLE ${table} RENAME TO ${projection.table.name}`);
  await releaseParked(client, projection.name);
  await parkEvents(client, projection.name, parked);
}

function laterThan(events: readonly RecordedEvent[], position: Position): RecordedEvent[] {
  return events.filter((event) => comparePositions(event.position, position) > 0);
}
