import type { RecordedEvent } from '../../domain/kernel/index.js';
import type { FollowedEvent } from '../follower/event-source.js';
import { FOLLOWS_PARKED, type ParkedEvent } from '../follower/parked-events.js';
import { reasonOf } from '../follower/reason.js';
import type { Projection, RowKey } from './projection.js';
import type { Queryable, RowStore } from './row-store.js';

/** The rows of a view and its parked streams. Applying events may park more streams. */
export interface FoldTarget {
  readonly projection: Projection;
  readonly rows: RowStore;
  readonly parkedStreams: Set<string>;
}

/** For events whose rows the database refused: the reason, by event id. */
export type Refusals = ReadonlyMap<string, string>;

type Planned = { readonly keys: readonly RowKey[] } | { readonly error: unknown };

/**
 * Applies events to the rows in memory. It loads missing rows and writes nothing. When an event throws, its stream is
 * parked: the event and the later ones of its stream are skipped.
 */
export async function foldBatch(
  target: FoldTarget,
  db: Queryable,
  events: readonly FollowedEvent[],
  refusals?: Refusals,
): Promise<ParkedEvent[]> {
  const { projection, rows, parkedStreams } = target;
  const plans = events.map((event) => plan(projection, event, refusals));
  await rows.prepare(db, keysOf(plans));
  const parked: ParkedEvent[] = [];
  events.forEach((event, index) => {
    if (parkedStreams.has(event.streamId)) return parked.push({ event, reason: FOLLOWS_PARKED });
    const error = attempt(projection, rows, event, plans[index] as Planned);
    if (error === undefined) return;
    parkedStreams.add(event.streamId);
    parked.push({ event, reason: reasonOf(error), attempts: 1 });
  });
  return parked;
}

/** Applies one event. If the projection throws for one row, no row changes. */
export function foldEvent(projection: Projection, rows: RowStore, event: RecordedEvent, keys: readonly RowKey[]): void {
  const before = keys.map((key) => rows.get(key));
  const after = keys.map((key, index) => projection.project(before[index], event, key));
  after.forEach((row, index) => {
    if (row === before[index] || (row === null && before[index] === undefined)) return;
    rows.put(keys[index] as RowKey, row);
  });
}

function plan(projection: Projection, event: FollowedEvent, refusals: Refusals | undefined): Planned {
  if (event.unreadable !== undefined) return { error: event.unreadable };
  const refusal = refusals?.get(event.eventId);
  if (refusal !== undefined) return { error: refusal };
  try {
    return { keys: projection.keys(event) };
  } catch (error) {
    return { error };
  }
}

function attempt(projection: Projection, rows: RowStore, event: RecordedEvent, planned: Planned): unknown {
  if ('error' in planned) return planned.error;
  try {
    foldEvent(projection, rows, event, planned.keys);
    return undefined;
  } catch (error) {
    return error ?? 'unknown error';
  }
}

function keysOf(plans: readonly Planned[]): RowKey[] {
  const keys: RowKey[] = [];
  for (const planned of plans) if ('keys' in planned) keys.push(...planned.keys);
  return keys;
}
