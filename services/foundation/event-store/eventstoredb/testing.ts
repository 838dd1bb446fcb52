import { comparePositions } from '../../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../../domain/slices.js';
import { EventCodec } from '../codec.js';
import { PersonalDataKeys } from '../personal-data/keys.js';
import type { EventStore } from '../port.js';
import type { TestEventStore } from '../testing.js';
import { createTestDatabase } from '../../database/testing.js';
import type { Limits } from './connection.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { EventStoreServer } from '../../../../simulators/eventstoredb/event-store-server.js';

const REAL_URL = process.env.EVENTSTORE_URL;

export const testedServer = REAL_URL
  ? `a REAL EventStoreDB at ${REAL_URL.replace(/\/\/.*@/, '//')}`
  : 'the in-memory server speaking EventStoreDB’s gRPC protocol (set EVENTSTORE_URL for a real one)';

/** Opens the adapter on the server of EVENTSTORE_URL, or on a new server in this process. */
export async function openTestEventStoreDb(definitions = allEventDefinitions): Promise<TestEventStore> {
  if (REAL_URL) return openTestEventStoreAt(REAL_URL, definitions);
  const server = await EventStoreServer.start();
  const opened = await openTestEventStoreAt(server.url, definitions);
  return { ...opened, close: () => opened.close().finally(() => server.stop()) };
}

export async function openTestEventStoreAt(
  url: string,
  definitions = allEventDefinitions,
  limits?: Limits,
): Promise<TestEventStore> {
  const database = await createTestDatabase();
  const keys = new PersonalDataKeys(database.pool, [Buffer.alloc(32, 7)]);
  const store = new EventStoreDbEventStore(url, new EventCodec(definitions, keys), database.pool, limits);
  const close = async (): Promise<void> => {
    await store.close();
    await database.close();
  };
  return { store, keys, database, close };
}

/**
 * Hides other programs' events on a real server. The log of this store starts now and shows only the test's streams.
 */
export async function withOwnLog(opened: TestEventStore): Promise<TestEventStore> {
  const { store } = opened;
  const [beginning, streams] = [await store.head(), new Set<string>()];
  const own: Pick<EventStore, 'append' | 'readAll'> = {
    append: (streamId, ...rest) => {
      streams.add(streamId);
      return store.append(streamId, ...rest);
    },
    readAll: async (after, options) => {
      const batch = await store.readAll(comparePositions(after, beginning) < 0 ? beginning : after, options);
      return { ...batch, events: batch.events.filter(({ streamId }) => streams.has(streamId)) };
    },
  };
  return { ...opened, store: Object.assign(Object.create(store) as EventStore, own) };
}
