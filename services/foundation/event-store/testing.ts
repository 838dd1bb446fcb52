import { createTestDatabase, type TestDatabase } from '../database/testing.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { EventCodec } from './codec.js';
import { PersonalDataKeys, type KeyCacheOptions } from './personal-data/keys.js';
import type { EventStore } from './port.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';

export interface TestEventStore {
  readonly store: EventStore;
  readonly keys: PersonalDataKeys;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

export const TEST_MASTER_KEY = Buffer.alloc(32, 7);

export async function openTestEventStore(
  definitions = allEventDefinitions,
  keyCache?: KeyCacheOptions,
): Promise<TestEventStore> {
  const database = await createTestDatabase();
  const keys = new PersonalDataKeys(database.pool, [TEST_MASTER_KEY], keyCache);
  const store = new PostgresEventStore(database.pool, new EventCodec(definitions, keys), database.url);
  const close = async (): Promise<void> => {
    await store.close();
    await database.close();
  };
  return { store, keys, database, close };
}
