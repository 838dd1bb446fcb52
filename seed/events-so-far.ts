import { randomUUID } from 'node:crypto';

import type { Platform } from '../services/foundation/platform/platform.js';

/**
 * The number of recorded events. On PostgreSQL it is the last sequence number, because counting rows would be slow.
 * EventStoreDB has no count, but the table `event_place` has a row for each event. Looking up any event first completes
 * that table.
 */
export async function eventsSoFar({ config, store, pool }: EventSource): Promise<number> {
  if (config.eventStoreUrl) await store.findEvent(randomUUID());
  const { rows } = await pool.query<{ count: number }>(config.eventStoreUrl ? PLACES : NUMBERS);
  return rows[0]?.count ?? 0;
}

type EventSource = Pick<Platform, 'store' | 'pool'> & { readonly config: Pick<Platform['config'], 'eventStoreUrl'> };

const PLACES = 'SELECT count(*)::int AS count FROM event_place';
const NUMBERS = `SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('event', 'sequence')), 0)::int AS count`;
