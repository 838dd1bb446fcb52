import type pg from 'pg';

import { comparePositions, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import { EraEnded } from '../../follower/era-ended.js';
import type { EventSource } from '../../follower/event-source.js';
import type { ParkedEvent } from '../../follower/parked-events.js';
import { foldBatch } from '../fold.js';
import type { Projection } from '../projection.js';
import { RowStore } from '../row-store.js';

/** The highest number of events that are applied in memory only. A table that lacks more must catch up first. */
export const MOST_EVENTS = 2_000;

export interface Overlay {
  readonly rows: RowStore;
  readonly events: number;
  readonly parked: readonly ParkedEvent[];
}

/** The view's events between two positions. Null when there are too many for the memory. */
export async function eventsBetween(
  source: EventSource,
  { types }: Projection,
  { after, upTo, era }: { readonly after: Position; readonly upTo: Position; readonly era: string | null },
): Promise<readonly RecordedEvent[] | null> {
  if (comparePositions(after, upTo) >= 0) return [];
  const batch = await source.readAll(after, { types, limit: MOST_EVENTS });
  if (batch.era !== era) throw new EraEnded();
  return comparePositions(batch.next, upTo) < 0
    ? null
    : batch.events.filter(({ position }) => comparePositions(position, upTo) <= 0);
}

/** Applies events to rows of a table in memory. It reads in the client's transaction and writes nothing. */
export async function overlay(
  client: pg.PoolClient,
  projection: Projection,
  table: string,
  parkedStreams: ReadonlySet<string>,
  events: readonly RecordedEvent[],
): Promise<Overlay> {
  const rows = new RowStore(projection, { table, cacheRows: MOST_EVENTS });
  const parked = await foldBatch({ projection, rows, parkedStreams: new Set(parkedStreams) }, client, events);
  return { rows, events: events.length, parked };
}
