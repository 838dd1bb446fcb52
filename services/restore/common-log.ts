import type pg from 'pg';

import { START, type Position } from '../../domain/kernel/index.js';
import type { EventStore } from '../event-store/port.js';
import { UndecodableEvent } from '../event-store/undecodable-event.js';
import { endOfLog } from './end-of-log.js';

/** Where PostgreSQL knows an event of EventStoreDB's to stand. */
interface KnownPlace {
  readonly eventId: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
}

type Store = Pick<EventStore, 'head' | 'readAll' | 'readStream'>;

/**
 * How far what PostgreSQL knows is what EventStoreDB holds; all of it, and up to the end of the log, unless the log is
 * older or another one. Its end alone does not tell: the server's own events may have filled up what was lost.
 */
export async function endOfCommonLog(pool: pg.Pool, store: Store): Promise<Position> {
  const newest = await newestPlace(pool);
  if (!newest || (await holds(store, newest))) return endOfLog(store);
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
  const { streamId, revision } = place;
  const found = await store.readStream(streamId, { from: revision, toRevision: revision }).catch(evenUndecodable);
  return found.some(({ eventId, position }) => eventId === place.eventId && position === place.position);
}

/** It stands there; who cannot read it finds that out elsewhere. */
function evenUndecodable(error: unknown): readonly Pick<KnownPlace, 'eventId' | 'position'>[] {
  if (error instanceof UndecodableEvent) return [error.row];
  throw error;
}

export function newestPlace(pool: pg.Pool): Promise<KnownPlace | null> {
  return placeAt(pool, 'ORDER BY position_commit DESC, position_prepare DESC');
}

function nthPlace(pool: pg.Pool, nth: number): Promise<KnownPlace | null> {
  return placeAt(pool, `ORDER BY position_commit, position_prepare OFFSET ${nth}`);
}

async function placeAt(pool: pg.Pool, where: string): Promise<KnownPlace | null> {
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
