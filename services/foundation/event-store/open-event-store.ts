import type pg from 'pg';

import type { EventCodec } from './codec.js';
import type { EventStore } from './port.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

export interface EventStoreAddresses {
  /** `esdb://…`; null where PostgreSQL keeps the events. */
  readonly eventStoreUrl: string | null;
  readonly databaseUrl: string;
}

/** EventStoreDB where the configuration names one, else PostgreSQL. The caller closes the pool. */
export async function openEventStore(
  { eventStoreUrl, databaseUrl }: EventStoreAddresses,
  codec: EventCodec,
  pool: pg.Pool,
): Promise<EventStore> {
  if (!eventStoreUrl) return new PostgresEventStore(pool, codec, databaseUrl);
  // A shop on PostgreSQL does not load gRPC: that saves a fifth of a second at each start.
  const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
  return new EventStoreDbEventStore(eventStoreUrl, codec, pool);
}
