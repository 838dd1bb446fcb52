import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';
import { lockCheckpoints, moveCheckpoints } from './checkpoint.js';
import { foldBatch, reasonOf, type Refusals } from './fold.js';
import type { LiveView } from './live-view.js';
import { parkEvents, parkedStreams } from './parked-events.js';
import { inTransaction, isDataError } from './transaction.js';

/** One view's share of a batch; `position` is where its checkpoint goes. */
export interface Work {
  readonly view: LiveView;
  readonly events: readonly RecordedEvent[];
  readonly position: Position;
  readonly refusals?: Refusals;
}

/** A crash may take the last batches back, rows and checkpoint together; they are then made again from the log. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/** Someone else moved a checkpoint: nothing was written, the batch is to be read again. */
export class CheckpointMoved extends Error {}

/**
 * Writes rows, parked events and checkpoints in one transaction, all or nothing. The checkpoint rows
 * are locked first, so that two processes never apply the same batch.
 */
export async function commit(pool: pg.Pool, work: readonly Work[]): Promise<void> {
  const parkedBefore = work.map(({ view }) => new Set(view.parkedStreams));
  try {
    await inTransaction(pool, (client) => write(client, work), BEGIN);
  } catch (error) {
    if (error instanceof CheckpointMoved) throw error;
    if (!isDataError(error)) work.forEach(({ view }) => view.forget());
    // The server refused the values and rolled back under our lock: checkpoints are where they were.
    else work.forEach(({ view }, index) => restore(view, parkedBefore[index] as Set<string>));
    throw error;
  }
  for (const { view, position } of work) view.committed(position);
}

/** Finds the events whose rows the database refuses, parks them, and commits the rest. */
export async function commitAround(pool: pg.Pool, work: Work): Promise<void> {
  try {
    await commit(pool, [work]);
  } catch (error) {
    const { view, events, position } = work;
    const [only] = events;
    if (!isDataError(error) || !only) throw error;
    if (events.length === 1) return commit(pool, [{ ...work, refusals: new Map([[only.eventId, reasonOf(error)]]) }]);
    const middle = events.length >> 1;
    const first = events.slice(0, middle);
    await commitAround(pool, { view, events: first, position: (first.at(-1) as RecordedEvent).position });
    await commitAround(pool, { view, events: events.slice(middle), position });
  }
}

async function write(client: pg.PoolClient, work: readonly Work[]): Promise<void> {
  await lockUnmoved(
    client,
    work.map(({ view }) => view),
  );
  for (const { view, events, refusals } of work) {
    const parked = await foldBatch(view, client, events, refusals);
    await view.rows.flush(client);
    await parkEvents(client, view.name, parked);
  }
  await moveCheckpoints(
    client,
    work.map(({ view, position }) => ({ view: view.name, position })),
  );
}

async function lockUnmoved(client: pg.PoolClient, views: readonly LiveView[]): Promise<void> {
  const checkpoints = await lockCheckpoints(
    client,
    views.map(({ name }) => name),
  );
  let moved = false;
  for (const view of views) {
    const checkpoint = checkpoints.get(view.name);
    if (!checkpoint) throw new RangeError(`view ${view.name} has no checkpoint`);
    if (view.isWhereItWasLeft(checkpoint)) continue;
    view.adopt(checkpoint, await parkedStreams(client, view.name));
    moved = true;
  }
  if (moved) throw new CheckpointMoved('a checkpoint is not where this process left it');
}

function restore(view: LiveView, parked: Set<string>): void {
  view.rows.clear();
  view.parkedStreams = parked;
}
