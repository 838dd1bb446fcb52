import type pg from 'pg';

import type { EventCodec } from './codec.js';
import { EventStoreDbEventStore } from './eventstoredb/eventstoredb-event-store.js';
import type { EventStore } from './port.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

export interface EventStoreAddresses {
  /** `esdb://…`; null where PostgreSQL keeps the events. */
  readonly eventStoreUrl: string | null;
  readonly databaseUrl: string;
}

/** EventStoreDB where the configuration names one, else PostgreSQL. The pool stays the caller's to close. */
export function openEventStore(
  { eventStoreUrl, databaseUrl }: EventStoreAddresses,
  codec: EventCodec,
  pool: pg.Pool,
): EventStore {
  return eventStoreUrl
    ? new EventStoreDbEventStore(eventStoreUrl, codec, pool)
    : new PostgresEventStore(pool, codec, databaseUrl);
}
