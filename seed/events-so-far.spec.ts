import { expect, test } from 'vitest';

import { itemAdded, newStream } from '../services/foundation/event-store/events.fixture.js';
import { EventStoreServer } from '../simulators/eventstoredb/event-store-server.js';
import { openTestEventStoreAt } from '../services/foundation/event-store/eventstoredb/testing.js';
import { openTestEventStore, type TestEventStore } from '../services/foundation/event-store/testing.js';
import { eventsSoFar } from './events-so-far.js';

test('the progress line of the seed counts events in either store', async () => {
  const server = await EventStoreServer.start();
  const stores = [
    { opened: await openTestEventStore(), eventStoreUrl: null },
    { opened: await openTestEventStoreAt(server.url), eventStoreUrl: server.url },
  ];
  for (const { opened, eventStoreUrl } of stores) expect(await counted(opened, eventStoreUrl)).toBe(3);
  server.stop();
});

async function counted({ store, database, close }: TestEventStore, eventStoreUrl: string | null): Promise<number> {
  await store.append(newStream(), 'no-stream', [itemAdded('1'), itemAdded('2')]);
  await store.append(newStream(), 'no-stream', [itemAdded('3')]);
  const { pool } = database;
  return eventsSoFar({ config: { eventStoreUrl }, store, pool }).finally(close);
}
