import type pg from 'pg';

import { comparePositions, START, type Instant, type Position } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import { UndecodableEvent } from '../../foundation/event-store/undecodable-event.js';
import { endOfLog } from './end-of-log.js';
import { checkpoints, type Checkpoint } from './stored-positions.js';

interface KnownPlace {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
}

type Found = Pick<StoredEvent, 'eventId' | 'position' | 'recordedAt'>;
type Store = Pick<EventStore, 'head' | 'readAll' | 'readStream' | 'waiting'>;

const ALL_TYPES = Object.keys(allEventDefinitions);

/**
 * Returns the last position up to which PostgreSQL and EventStoreDB agree. Usually this is the end of the log in
 * EventStoreDB. It is earlier when that log was restored from an older moment, or is another log. The end alone does
 * not show this, because the server's own events may be at the positions of lost events.
 */
export async function endOfCommonLog(pool: pg.Pool, store: Store): Promise<Position> {
  const newest = await newestPlace(pool);
  if (!newest || (await holds(store, newest)))
    return (await strayFollower(pool, store)) ? (newest?.position ?? START) : endOfLog(store);
  let [common, lowest, highest] = [START, 0, await countPlaces(pool)];
  while (lowest < highest) {
    const middle = Math.floor((lowest + highest) / 2);
    const place = await nthPlace(pool, middle);
    if (place && (await holds(store, place))) [common, lowest] = [place.position, middle + 1];
    else highest = middle;
  }
  return common;
}

export async function holds(store: Pick<EventStore, 'readStream'>, place: KnownPlace): Promise<boolean> {
  return (await foundAt(store, place)) !== null;
}

/**
 * Finds a follower whose position has no event in the log. A view may have read further than the index `event_place`.
 * So the newest event of the index may still be in the log although later events are lost.
 */
export async function strayFollower(
  pool: pg.Pool,
  store: Pick<EventStore, 'head' | 'waiting'>,
): Promise<Checkpoint | null> {
  const newest = (await newestPlace(pool))?.position ?? START;
  for (const checkpoint of await checkpoints(pool)) {
    if (comparePositions(checkpoint.position, newest) <= 0) continue;
    if (!(await canReadOn(store, checkpoint.position))) return checkpoint;
  }
  return null;
}

/** `readAll` may answer from the part of the log that it has read already. `waiting` asks the server each time. */
async function canReadOn(store: Pick<EventStore, 'head' | 'waiting'>, after: Position): Promise<boolean> {
  try {
    await store.waiting(after, { types: ALL_TYPES, limit: 1 });
    return true;
  } catch {
    // `head` throws when the store is unavailable. In that case the failed read says nothing about the position.
    await store.head();
    return false;
  }
}

/** Returns the time of the event at a known position. @throws when the log does not have it */
export async function recordedAt(store: Pick<EventStore, 'readStream'>, place: KnownPlace): Promise<Instant> {
  const found = await foundAt(store, place);
  if (!found) throw new Error(`EventStoreDB has no ${place.eventId} at ${place.streamId}@${place.revision}`);
  return found.recordedAt;
}

async function foundAt(store: Pick<EventStore, 'readStream'>, place: KnownPlace): Promise<Found | null> {
  const { streamId, revision } = place;
  const found = await store.readStream(streamId, { from: revision, toRevision: revision }).catch(evenUndecodable);
  return found.find(({ eventId, position }) => eventId === place.eventId && position === place.position) ?? null;
}

/** Treats an event that cannot be decoded as found. Another check reports it. */
function evenUndecodable(error: unknown): readonly Found[] {
  if (!(error instanceof UndecodableEvent)) throw error;
  const { eventId, position, metadata } = error.row;
  return [{ eventId, position, recordedAt: metadata.recordedAt }];
}

export function newestPlace(pool: pg.Pool | pg.Client): Promise<KnownPlace | null> {
  return placeAt(pool, 'ORDER BY position_commit DESC, position_prepare DESC');
}

function nthPlace(pool: pg.Pool, nth: number): Promise<KnownPlace | null> {
  return placeAt(pool, `ORDER BY position_commit, position_prepare OFFSET ${nth}`);
}

async function placeAt(pool: pg.Pool | pg.Client, where: string): Promise<KnownPlace | null> {
  const { rows } = await pool.query<KnownPlace>(
    `SELECT event_id AS "eventId", stream_id AS "streamId", revision, position_commit || '/' || position_prepare AS position
     FROM event_place ${where} LIMIT 1`,
  );
  return rows[0] ?? null;
}

async function countPlaces(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM event_place');
  return rows[0]?.count ?? 0;
}
