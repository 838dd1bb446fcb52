import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eventStoreContract } from '../contract.js';
import { everything, itemAdded, newStream } from '../events.fixture.js';
import { START } from '../../../../domain/kernel/index.js';
import { openTestEventStore, type TestEventStore } from '../testing.js';

eventStoreContract('PostgreSQL', openTestEventStore);

describe('a follower on PostgreSQL', () => {
  let opened: TestEventStore;
  beforeAll(async () => (opened = await openTestEventStore()));
  afterAll(() => opened.close());

  test('gets an event that commits after one with a higher number', async () => {
    const { store, database } = opened;
    const slow = await database.pool.connect();
    await slow.query('BEGIN');
    await insert(slow, newStream(), '1');
    await store.append(newStream(), 'no-stream', [itemAdded('2')]);

    const before = await store.readAll(START);
    expect(before.events).toEqual([]);

    await slow.query('COMMIT');
    slow.release();
    expect(await everything(store, before.next)).toHaveLength(2);
  });

  test('misses and doubles nothing of a history written by six writers', async () => {
    const { store } = opened;
    const writers = Array.from({ length: 6 }, () => write(40));
    const seen = await followUntil(240 + 2);
    await Promise.all(writers);
    expect(new Set(seen.map(({ eventId }) => eventId)).size).toBe(seen.length);
    expect(seen.map(({ eventId }) => eventId)).toEqual((await everything(store)).map(({ eventId }) => eventId));

    async function write(count: number): Promise<void> {
      const stream = newStream();
      for (let index = 0; index < count; index += 1)
        await store.append(stream, index === 0 ? 'no-stream' : index - 1, [itemAdded('1')]);
    }
    async function followUntil(count: number) {
      const all = [];
      for (let after = START; all.length < count;) {
        const batch = await store.readAll(after, { limit: 7 });
        all.push(...batch.events);
        after = batch.next;
      }
      return all;
    }
  });
});

async function insert(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  stream: string,
  varuId: string,
): Promise<void> {
  const { eventId, type, data, metadata } = itemAdded(varuId);
  await client.query(
    `INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
     VALUES ($1, 0, $2, $3, $4, 1, $5, $6, now())`,
    [stream, eventId, metadata.correlationId, type, JSON.stringify(data), JSON.stringify(metadata)],
  );
}
