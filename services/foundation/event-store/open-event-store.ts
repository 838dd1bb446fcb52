import type pg from 'pg';

import type { EventCodec } from './codec.js';
import type { EventStore } from './port.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

export interface EventStoreAddresses {
  /** `esdb://…`; null where PostgreSQL keeps the events. */
  readonly eventStoreUrl: string | null;
  readonly databaseUrl: string;
}

/** EventStoreDB where the configuration names one, else PostgreSQL. The pool stays the caller's to close. */
export async function openEventStore(
  { eventStoreUrl, databaseUrl }: EventStoreAddresses,
  codec: EventCodec,
  pool: pg.Pool,
): Promise<EventStore> {
  if (!eventStoreUrl) return new PostgresEventStore(pool, codec, databaseUrl);
  // A shop on PostgreSQL need not load gRPC: a fifth of a second of each start.
  const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDbEventStore(eventStoreUrl, codec, pool);
}
