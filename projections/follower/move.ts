import type pg from 'pg';

import type { Position } from '../../domain/kernel/index.js';
import { lockCheckpoints, moveCheckpoints } from './checkpoint.js';
import type { EventSource } from './event-source.js';
import { parkedStreams } from './parked-events.js';
import type { Place } from './place.js';
import { inTransaction } from './transaction.js';

/** A step of a follower: its new checkpoint, and the era in which the checkpoint was read. */
export interface Move {
  readonly place: Place;
  readonly position: Position;
  readonly era: string;
}

/**
 * Thrown because another process moved the checkpoint, or the database server was replaced. The events must be read
 * again.
 */
export class CheckpointMoved extends Error {}

/**
 * Does the work and moves the checkpoints in one transaction. It locks the checkpoint rows first, so that two processes
 * never handle the same events.
 * @throws CheckpointMoved when nothing was written; the positions are then reset to the stored checkpoints
 */
export async function moveWith(
  source: Pick<EventSource, 'era'>,
  pool: pg.Pool,
  moves: readonly Move[],
  work: (client: pg.PoolClient) => Promise<void>,
  begin = 'BEGIN',
): Promise<void> {
  await inTransaction(pool, (client) => moveAll(source, client, moves, work), begin);
  for (const { place, position, era } of moves) place.committed(position, era);
}

async function moveAll(
  source: Pick<EventSource, 'era'>,
  client: pg.PoolClient,
  moves: readonly Move[],
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  await lockUnmoved(client, moves, await source.era(client));
  await work(client);
  await moveCheckpoints(
    client,
    moves.map(({ place, position }) => ({ follower: place.name, position })),
  );
}

async function lockUnmoved(client: pg.PoolClient, moves: readonly Move[], now: string): Promise<void> {
  const names = moves.map(({ place }) => place.name);
  const checkpoints = await lockCheckpoints(client, names);
  let moved = false;
  for (const { place, era } of moves) {
    const checkpoint = checkpoints.get(place.name);
    if (!checkpoint) throw new RangeError(`${place.name} has no checkpoint`);
    if (place.isWhereItWasLeft(checkpoint) && era === now) continue;
    place.adopt(checkpoint, await parkedStreams(client, place.name));
    moved = true;
  }
  if (moved) throw new CheckpointMoved('a checkpoint is not where this process left it');
}
