import type pg from 'pg';

import type { Position, RecordedEvent } from '../../domain/kernel/index.js';
import type { EventSource } from '../follower/event-source.js';
import { CheckpointMoved, moveWith } from '../follower/move.js';
import { parkEvents } from '../follower/parked-events.js';
import { reasonOf } from '../follower/reason.js';
import { isDataError } from '../follower/transaction.js';
import { foldBatch, type Refusals } from './fold.js';
import type { LiveView } from './live-view.js';

/** The work of one view on a batch of events. `position` is its next checkpoint. */
export interface Work {
  readonly view: LiveView;
  readonly events: readonly RecordedEvent[];
  readonly position: Position;
  readonly era: string;
  readonly refusals?: Refusals;
}

/**
 * Does not wait for the disk. A crash may then lose rows and their checkpoint together, and the events are read again.
 */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off';

/** Writes rows, parked events and checkpoints in one transaction. */
export async function commit(source: EventSource, pool: pg.Pool, work: readonly Work[]): Promise<void> {
  const parkedBefore = work.map(({ view }) => new Set(view.parkedStreams));
  const moves = work.map(({ view, position, era }) => ({ place: view, position, era }));
  try {
    await moveWith(source, pool, moves, (client) => write(client, work), BEGIN);
  } catch (error) {
    if (error instanceof CheckpointMoved) throw error;
    if (!isDataError(error)) work.forEach(({ view }) => view.forget());
    // The database refused the values and rolled back. So the checkpoints have not moved, and only the caches are
    // reset.
    else work.forEach(({ view }, index) => restore(view, parkedBefore[index] as Set<string>));
    throw error;
  }
}

/**
 * Commits a batch although the database refuses some rows. It halves the batch to find their events, and parks these.
 */
export async function commitAround(source: EventSource, pool: pg.Pool, work: Work): Promise<void> {
  try {
    await commit(source, pool, [work]);
  } catch (error) {
    const { view, events, position, era } = work;
    const [only] = events;
    if (!isDataError(error) || !only) throw error;
    if (events.length === 1)
      return commit(source, pool, [{ ...work, refusals: new Map([[only.eventId, reasonOf(error)]]) }]);
    const middle = events.length >> 1;
    const first = events.slice(0, middle);
    await commitAround(source, pool, { view, events: first, position: (first.at(-1) as RecordedEvent).position, era });
    await commitAround(source, pool, { view, events: events.slice(middle), position, era });
  }
}

async function write(client: pg.PoolClient, work: readonly Work[]): Promise<void> {
  for (const { view, events, refusals } of work) {
    const parked = await foldBatch(view, client, events, refusals);
    await view.rows.flush(client);
    await parkEvents(client, view.name, parked);
  }
}

function restore(view: LiveView, parked: Set<string>): void {
  view.rows.clear();
  view.parkedStreams = parked;
}
