import { randomUUID } from 'node:crypto';

import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Uuid } from '../../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../../domain/slices.js';
import { until } from '../../../../tests/shop/look.js';
import { EventCodec } from '../codec.js';
import { itemAdded, newStream } from '../events.fixture.js';
import type { EncodedEvent } from '../encoded-event.js';
import { PersonalDataKeys } from '../personal-data/keys.js';
import { AppendOutcomeUnknown, WrongExpectedRevision, type NewEvent } from '../port.js';
import { openTestEventStore, TEST_MASTER_KEY, type TestEventStore } from '../testing.js';
import { appendManyStatement } from './append-many-statement.js';
import { AppendsTogether, type PlacedRow } from './appends-together.js';
import { PostgresEventStore } from './postgres-event-store.js';

let opened: TestEventStore;
let store: PostgresEventStore;
let statements: pg.QueryConfig[] = [];
/** When set, it replaces the server's response to a statement. */
let instead: ((statement: pg.QueryConfig) => Promise<never> | null) | null = null;

beforeAll(async () => {
  opened = await openTestEventStore();
  const { pool, url } = opened.database;
  const query = (statement: pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (statement.name?.startsWith('append')) statements.push(statement);
    return instead?.(statement) ?? pool.query(statement, values);
  };
  const noting = new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  const codec = new EventCodec(allEventDefinitions, new PersonalDataKeys(pool, [TEST_MASTER_KEY]));
  store = new PostgresEventStore(noting, codec, url);
});
afterAll(async () => {
  await store.close();
  await opened.close();
});

const encoded = (event: NewEvent): EncodedEvent => ({ event, version: 2, data: event.data });
const named = (): readonly (string | undefined)[] => statements.map(({ name }) => name);
const streams = (count: number): readonly string[] => Array.from({ length: count }, newStream);
const lengths = (wanted: readonly string[]): Promise<readonly number[]> =>
  Promise.all(wanted.map(async (stream) => (await store.readStream(stream)).length));

describe('appends that arrive at once', () => {
  test('go in one statement, and each gets its own position', async () => {
    statements = [];
    const wanted = streams(20);
    const appended = await Promise.all(
      wanted.map((stream) => store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')])),
    );
    expect(named()).toEqual(['append-many']);
    for (const [n, { position, revision, events, repeated }] of appended.entries()) {
      const stored = await store.readStream(wanted[n] as string);
      expect({ revision, events, repeated }).toEqual({ revision: 1, events: stored, repeated: false });
      expect(position).toBe(stored.at(-1)?.position);
    }
  });

  test('are refused one by one where their stream has moved on', async () => {
    statements = [];
    const [moved = '', absent = '', ...others] = streams(12);
    await store.append(moved, 'no-stream', [itemAdded('1')]);
    const answers = await Promise.allSettled([
      ...others.map((stream) => store.append(stream, 'no-stream', [itemAdded('1')])),
      store.append(moved, 'no-stream', [itemAdded('2')]),
      store.append(absent, 4, [itemAdded('2')]),
    ]);
    const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => reason instanceof WrongExpectedRevision)).toEqual([true, true]);
    expect(named()).toEqual(['append-new-1', 'append-many']);
    expect(await lengths([moved, absent, ...others])).toEqual([1, 0, ...others.map(() => 1)]);
  });

  test('fail one by one where the database cannot store them', async () => {
    const wanted = streams(8);
    const unfit = (event: NewEvent): NewEvent => ({ ...event, metadata: { ...event.metadata, recordedAt: 'never' } });
    const answers = await Promise.allSettled(
      wanted.map((stream, n) => store.append(stream, 'no-stream', [n === 5 ? unfit(itemAdded('1')) : itemAdded('1')])),
    );
    expect(answers.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([5]);
    expect(await lengths(wanted)).toEqual([1, 1, 1, 1, 1, 0, 1, 1]);
  });

  test('fail one by one where an event cannot be serialised', async () => {
    const wanted = streams(6);
    const endless = (event: NewEvent): NewEvent => ({ ...event, data: { ...(event.data as object), quantity: 1n } });
    const answers = await Promise.allSettled(
      wanted.map((stream, n) =>
        store.append(stream, 'no-stream', [n === 4 ? endless(itemAdded('1')) : itemAdded('1')]),
      ),
    );
    expect(answers.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([4]);
    expect(await lengths(wanted)).toEqual([1, 1, 1, 1, 0, 1]);
  });

  test('stand in the log in the order of their revisions, however the database joins them', async () => {
    const { pool } = opened.database;
    const wanted = streams(200);
    for (const one of wanted.slice(0, 100)) await store.append(one, 'no-stream', [itemAdded('0')]);
    const statement = appendManyStatement(
      wanted.map((streamId, n) => ({ streamId, expected: n < 100 ? 0 : 'no-stream', events: [] })),
      wanted.map(() => [1, 2, 3, 4, 5].map((n) => encoded(itemAdded(String(n))))),
    );
    const client = await pool.connect();
    await client.query('ANALYZE event; SET enable_nestloop = off; SET enable_hashjoin = off');
    await client.query(statement).finally(() => client.release(true));
    for (const stream of wanted) {
      const { rows } = await pool.query<{ revision: number }>(
        'SELECT revision FROM event WHERE stream_id = $1 ORDER BY transaction_id, sequence',
        [stream],
      );
      expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_row, n) => n));
    }
  });

  test('wait for the earlier append to their own stream', async () => {
    const [stream = '', ...others] = streams(6);
    const first = [stream, ...others].map((one) => store.append(one, 'no-stream', [itemAdded('1')]));
    const later = [0, 1, 2].map((revision) => store.append(stream, revision, [itemAdded('2')]));
    const answers = await Promise.all([...first, ...later]);
    expect(answers.slice(-3).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  test('are each unknown, with their own events, when the connection breaks', async () => {
    const wanted = streams(5);
    const events = wanted.map(() => itemAdded('1'));
    instead = ({ name }) => (name === 'append-many' ? Promise.reject(new Error('Connection terminated')) : null);
    const answers = await Promise.allSettled(
      wanted.map((stream, n) => store.append(stream, 'no-stream', [events[n] as NewEvent])),
    );
    instead = null;
    const unknown = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(unknown).toHaveLength(5);
    expect(unknown.every((error) => error instanceof AppendOutcomeUnknown)).toBe(true);
    expect(unknown.map((error) => (error as AppendOutcomeUnknown).eventId)).toEqual(
      events.map(({ eventId }) => eventId),
    );
  });

  test('lose and double nothing when 300 compete for 30 streams, some of them sent twice', async () => {
    const wanted = streams(30);
    const write = async (stream: string, n: number): Promise<Uuid> => {
      const event = itemAdded(String(n));
      for (;;) {
        const revision = (await store.readStream(stream)).at(-1)?.revision ?? null;
        try {
          const sent = (): Promise<unknown> => store.append(stream, revision ?? 'no-stream', [event]);
          await (n % 5 === 0 ? Promise.all([sent(), sent()]) : sent());
          return event.eventId as Uuid;
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          if ((await store.readStream(stream)).some(({ eventId }) => eventId === event.eventId))
            return event.eventId as Uuid;
        }
      }
    };
    const written = await Promise.all(
      Array.from({ length: 300 }, (_, n) => write(wanted[n % wanted.length] as string, n)),
    );
    const found = (await Promise.all(wanted.map((stream) => store.readStream(stream)))).flat();
    expect(new Set(found.map(({ eventId }) => eventId))).toEqual(new Set(written));
    expect(found).toHaveLength(300);
  });
});

test('a statement that waits for a lock does not hold up later ones', async () => {
  const sent: string[] = [];
  const never = new Promise<never>(() => undefined);
  const together = new AppendsTogether(async (statement) => {
    sent.push(String(statement.values?.[0]));
    return sent.length <= 2 ? never : { rows: [{ transaction: '1', sequence: '1' }] satisfies PlacedRow[] };
  });
  const write = (streamId: string): Promise<readonly PlacedRow[]> => {
    const event = itemAdded('1');
    return together.write({ streamId, expected: 'no-stream', events: [event] }, [encoded(event)]);
  };
  for (const running of [1, 2]) {
    void write(`cart-${randomUUID()}`);
    await until(async () => sent.length === running);
  }
  expect(await write('cart-later')).toHaveLength(1);
  expect(sent.at(-1)).toBe('cart-later');
});
