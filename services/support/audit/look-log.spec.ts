import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Look } from '../../../domain/look-log/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { SettableClock } from '../../foundation/clock.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { EventCodec } from '../../foundation/event-store/codec.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import { PostgresEventStore } from '../../foundation/event-store/postgres/postgres-event-store.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { checkChain } from '../looks/check-chain.js';
import { looksByHand } from '../looks/looks-by-hand.js';
import { LookLog } from './look-log.js';

const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const look: Look = {
  at: clock.now(),
  staffId: 'b7f6a7f0-3a43-4f0c-9c0a-5c2f1d1a0001',
  staffName: 'Kim',
  role: 'support',
  desk: 'customers',
  call: 'history',
  outcome: 'shown',
  refusal: null,
  subject: { kind: 'customer', id: 'c1' },
  item: null,
  reason: 'Frågar om poäng',
  sought: [],
  found: [],
};

let events: TestEventStore;
beforeAll(async () => {
  events = await openTestEventStore();
});
afterAll(() => events.close());
beforeEach(() => events.database.pool.query("DELETE FROM event WHERE stream_id LIKE 'look-log-%'"));

function process(): { readonly store: EventStore; readonly log: LookLog } {
  const { database, keys } = events;
  const store = new PostgresEventStore(database.pool, new EventCodec(allEventDefinitions, keys), database.url);
  return { store, log: new LookLog(startCommandHandling(store, database.pool, clock)) };
}

async function recordThree(): Promise<void> {
  const { log } = oneWriter();
  for (const call of ['history', 'drift', 'event']) await log.record({ ...look, call });
}

const oneWriter = () => ({ log: new LookLog(startCommandHandling(events.store, events.database.pool, clock)) });
const byHand = (...words: string[]) => looksByHand(words, events.store);

describe('the log of looks', () => {
  test('is one chain for two processes at once', async () => {
    const writers = [process(), process()];
    await Promise.all(
      writers.flatMap(({ log }, writer) =>
        Array.from({ length: 60 }, (_, index) => log.record({ ...look, item: `${writer}/${index}` })),
      ),
    );
    await Promise.all(writers.map(({ store }) => store.close()));
    expect(await checkChain(events.store)).toMatchObject({ end: { number: 120 }, broken: null });
  });

  test('is read only at its end before the next look is recorded, however long it is', async () => {
    await recordThree();
    let read: readonly StoredEvent[] = [];
    const store = new Proxy(events.store, {
      get: (target, name) =>
        name === 'readStream'
          ? async (...given: Parameters<EventStore['readStream']>) => (read = await target.readStream(...given))
          : Reflect.get(target, name, target),
    });
    await new LookLog(startCommandHandling(store, events.database.pool, clock)).record(look);
    expect(read.map(({ revision }) => revision)).toEqual([2]);
    expect((await checkChain(events.store)).end.number).toBe(4);
  });

  test('fails the caller when a look cannot be recorded, and not the next one', async () => {
    let away = true;
    const store = new Proxy(events.store, {
      get: (target, name) => {
        if (name === 'append' && away) return () => Promise.reject(new Error('the store is away'));
        const part = Reflect.get(target, name, target) as unknown;
        return typeof part === 'function' ? part.bind(target) : part;
      },
    });
    const log = new LookLog(startCommandHandling(store, events.database.pool, clock));
    await expect(log.record(look)).rejects.toThrow('the store is away');
    away = false;
    await log.record(look);
    expect((await checkChain(events.store)).end.number).toBe(1);
  });
});

describe('npm run looks', () => {
  test('reports that the chain is whole, and where it ends', async () => {
    expect(await byHand()).toEqual({ said: '0 looks, unbroken; the last is 0:', code: 0 });
    await recordThree();
    expect(await byHand()).toEqual({
      said: expect.stringMatching(/^3 looks, unbroken; the last is 3:[0-9a-f]{64}$/),
      code: 0,
    });
  });

  test('reports the entry that someone with access to the database changed', async () => {
    await recordThree();
    await events.database.pool.query(
      `UPDATE event SET data = jsonb_set(data::jsonb, '{subject,id}', '"c2"') WHERE stream_id LIKE 'look-log-%' AND revision = 1`,
    );
    expect(await byHand()).toEqual({
      said: expect.stringMatching(/^broken at entry 2 \(2026-03-01T.*\): it does not say what was recorded$/),
      code: 1,
    });
  });

  test('reports the missing entry', async () => {
    await recordThree();
    await events.database.pool.query("DELETE FROM event WHERE stream_id LIKE 'look-log-%' AND revision = 1");
    expect(await byHand()).toEqual({
      said: expect.stringContaining('broken at entry 2'),
      code: 1,
    });
  });

  test('reports that the chain was cut off, when its end was kept elsewhere', async () => {
    await recordThree();
    const kept = (await byHand()).said.split(' ').at(-1) as string;
    expect((await byHand(kept)).code).toBe(0);
    await events.database.pool.query("DELETE FROM event WHERE stream_id LIKE 'look-log-%' AND revision = 2");
    expect((await byHand()).code).toBe(0);
    expect(await byHand(kept)).toEqual({ said: expect.stringContaining('the end was cut off'), code: 1 });
  });

  test.each([['3'], ['3:x'], ['--from=3'], ['a', 'b']])('%s is not understood', async (...words) => {
    expect(await byHand(...words)).toEqual({ said: expect.stringContaining('npm run looks ['), code: 1 });
  });
});
