import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { allEventDefinitions } from '../../../../domain/slices.js';
import { EventCodec } from '../codec.js';
import { itemAdded, newStream } from '../events.fixture.js';
import { PersonalDataKeys } from '../personal-data/keys.js';
import { openTestEventStore, TEST_MASTER_KEY, type TestEventStore } from '../testing.js';
import { PostgresEventStore } from './postgres-event-store.js';

let opened: TestEventStore;
let store: PostgresEventStore;
let statements: string[] = [];

beforeAll(async () => {
  opened = await openTestEventStore();
  const { pool, url } = opened.database;
  const query = (statement: pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (statement.name?.startsWith('read-')) statements.push(statement.name);
    return pool.query(statement, values);
  };
  const noting = new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  store = new PostgresEventStore(
    noting,
    new EventCodec(allEventDefinitions, new PersonalDataKeys(pool, [TEST_MASTER_KEY])),
    url,
  );
});
afterAll(async () => {
  await store.close();
  await opened.close();
});
beforeEach(() => void (statements = []));

const written = (count: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const stream = newStream();
      await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2'), itemAdded('3')]);
      return stream;
    }),
  );

describe('reads that arrive at once', () => {
  test('go in one statement, and each gets its own events', async () => {
    const streams = await written(20);
    const read = await Promise.all(streams.map((stream, n) => store.readStream(stream, { from: n % 4 })));
    expect(statements).toEqual(['read-tails']);
    for (const [n, events] of read.entries()) {
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2].slice(n % 4));
      expect(events.every(({ streamId }) => streamId === streams[n])).toBe(true);
    }
  });

  test('of one stream each begin at their own revision', async () => {
    const [stream = '', ...others] = await written(3);
    const [, , ...read] = await Promise.all([
      ...others.map((other) => store.readStream(other)),
      ...[2, 0, 1, 3].map((from) => store.readStream(stream, { from })),
    ]);
    expect(read.map((events) => events.map(({ revision }) => revision))).toEqual([[2], [0, 1, 2], [1, 2], []]);
  });

  test('fail alone where the database refuses one of them', async () => {
    const streams = await written(6);
    const wanted = [...streams.slice(0, 5), 'cart-\u0000', ...streams.slice(5)];
    const read = await Promise.allSettled(wanted.map((stream) => store.readStream(stream)));
    expect(read.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([5]);
  });

  test('with a limit, a time or an end go alone', async () => {
    const [stream = ''] = await written(1);
    const all = store.readStream(stream);
    const read = await Promise.all([
      store.readStream(stream, { limit: 1 }),
      store.readStream(stream, { toRevision: 1 }),
      store.readStream(stream, { direction: 'backwards', limit: 1 }),
    ]);
    expect(read.map((events) => events.map(({ revision }) => revision))).toEqual([[0], [0, 1], [2]]);
    expect(await all).toHaveLength(3);
  });

  test('see every event that was written before they were asked for', async () => {
    const streams = await written(16);
    const writeAndRead = async (stream: string): Promise<void> => {
      for (let revision = 3; revision < 128; revision += 1) {
        await store.append(stream, revision - 1, [itemAdded('4')]);
        const events = await store.readStream(stream, { from: revision });
        expect(events.map((event) => event.revision)).toEqual([revision]);
      }
    };
    await Promise.all(streams.map(writeAndRead));
    expect(statements.length).toBeLessThan(16 * 125);
  });
});
