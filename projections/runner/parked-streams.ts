import type pg from 'pg';

import type { RecordedEvent } from '../../domain/kernel/index.js';
import { lockCheckpoint, replaceCheckpoint } from '../follower/checkpoint.js';
import type { EventSource } from '../follower/event-source.js';
import { reasonOf } from '../follower/reason.js';
import { foldEvent } from './fold.js';
import { listParked, releaseParked, type ParkedRow } from '../follower/parked-events.js';
import type { Projection } from './projection.js';
import { RowStore, type Queryable } from './row-store.js';
import { inTransaction } from '../follower/transaction.js';

export interface ParkedStep {
  readonly eventId: string;
  readonly type: string;
  readonly revision: number;
  readonly rows: readonly {
    readonly key: readonly string[];
    readonly before: object | null;
    readonly after: object | null;
  }[];
}

export interface ParkedOutcome {
  /** True when all parked events of the stream were applied. In a dry run, true when they could be. */
  readonly applied: boolean;
  readonly steps: readonly ParkedStep[];
  /** The first event that still fails, and the reason. */
  readonly failure: { readonly eventId: string; readonly type: string; readonly reason: string } | null;
}

const CACHE_ROWS = 10_000;

/** The event at which a retry fails. It is the first parked event when the stream cannot be read. */
type ParkedAt = Pick<RecordedEvent, 'eventId' | 'type'>;

class DryRun extends Error {}

/** Applies all parked events of a stream in order, or none. With `dry` everything is rolled back. */
export async function applyParked(
  source: EventSource,
  pool: pg.Pool,
  projection: Projection,
  streamId: string,
  dry: boolean,
): Promise<ParkedOutcome> {
  const outcome: { steps: ParkedStep[]; failure: ParkedOutcome['failure'] } = { steps: [], failure: null };
  let current: ParkedAt | undefined;
  try {
    await inTransaction(pool, async (client) => {
      const checkpoint = await lockCheckpoint(client, projection.name);
      const rows = new RowStore(projection, { cacheRows: CACHE_ROWS });
      const parked = await listParked(client, [projection.name], streamId);
      [current] = parked;
      for (const event of await parkedEventsOf(source, streamId, parked)) {
        current = event;
        outcome.steps.push(await applyOne(client, projection, rows, event));
      }
      if (dry) throw new DryRun();
      await releaseParked(client, projection.name, streamId);
      await replaceCheckpoint(client, projection.name, checkpoint.version, checkpoint.position);
    });
  } catch (error) {
    if (!(error instanceof DryRun)) {
      if (!current) throw error;
      outcome.failure = { eventId: current.eventId, type: current.type, reason: reasonOf(error) };
    }
  }
  return { ...outcome, applied: outcome.failure === null };
}

async function parkedEventsOf(
  source: EventSource,
  streamId: string,
  parked: readonly ParkedRow[],
): Promise<RecordedEvent[]> {
  const first = parked[0];
  const last = parked.at(-1);
  if (!first || !last) return [];
  const ids = new Set(parked.map(({ eventId }) => eventId));
  const events = await source.readStream(streamId, { from: first.revision, toRevision: last.revision });
  return events.filter(({ eventId }) => ids.has(eventId));
}

/** Writes the rows after each event, so that a refusal of the database names its event. */
async function applyOne(
  db: Queryable,
  projection: Projection,
  rows: RowStore,
  event: RecordedEvent,
): Promise<ParkedStep> {
  const keys = projection.keys(event);
  await rows.prepare(db, keys);
  const before = keys.map((key) => rows.get(key) ?? null);
  foldEvent(projection, rows, event, keys);
  const after = keys.map((key) => rows.get(key) ?? null);
  await rows.flush(db);
  const { eventId, type, revision } = event;
  return {
    eventId,
    type,
    revision,
    rows: keys.map((key, index) => ({ key, before: before[index] ?? null, after: after[index] ?? null })),
  };
}
