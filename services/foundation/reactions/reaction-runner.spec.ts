import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type pg from 'pg';

import { SettableClock } from '../clock.js';
import { itemAdded, newStream } from '../event-store/events.fixture.js';
import { StoreUnavailable, type EventStore, type StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { endMadeUpPast } from './made-up-past.js';
import { ParkedReactions } from './parked-reactions.js';
import type { Reaction } from './reaction.js';
import { reactionLags } from './reaction-lag.js';
import { ReactionRunner } from './reaction-runner.js';

const locks = { acquire: async () => true, release: async () => undefined };

describe('a reaction', () => {
  let opened: TestEventStore;
  let parked: ParkedReactions;
  let clock: SettableClock;
  beforeAll(async () => {
    opened = await openTestEventStore();
    parked = new ParkedReactions(opened.database.pool);
    clock = new SettableClock('2026-03-01T12:00:00.000Z');
  });
  afterAll(() => opened.close());

  test('gets every event once, in the order of its stream, and continues after a restart', async () => {
    const { store } = opened;
    const { reaction, heardOf } = listener('counts');
    const stream = newStream();
    await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    await runner(reaction).catchUp();
    await store.append(stream, 1, [itemAdded('3')]);
    await runner(reaction).catchUp();
    expect(heardOf(stream)).toEqual([0, 1, 2]);
  });

  test('begins after the seeded events, unless it says that it reacts to them too', async () => {
    const { store, database, close } = await openTestEventStore();
    onTestFinished(close);
    const stream = newStream();
    const [mails, erasure] = [listener('mails a customer'), listener('erases')];
    await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    await endMadeUpPast(database.pool, await store.head());
    await store.append(stream, 1, [itemAdded('3')]);
    const parts = { store, pool: database.pool, clock, locks };
    await new ReactionRunner(mails.reaction, parts).catchUp();
    await new ReactionRunner({ ...erasure.reaction, alsoInMadeUpPast: true }, parts).catchUp();
    expect([mails.heardOf(stream), erasure.heardOf(stream)]).toEqual([[2], [0, 1, 2]]);
  });

  test('is not behind because of seeded events before it has begun', async () => {
    const { store, database, close } = await openTestEventStore();
    onTestFinished(close);
    await store.append(newStream(), 'no-stream', [itemAdded('1')]);
    await endMadeUpPast(database.pool, await store.head());
    const { reaction } = listener('has not begun');
    const lags = await reactionLags(store, database.pool, clock, [reaction, { ...reaction, alsoInMadeUpPast: true }]);
    expect(lags.map(({ eventsBehind }) => eventsBehind)).toEqual([0, 1]);
  });

  test('that fails is tried a few times, then parks its stream and continues with the others', async () => {
    const [ill, well] = [newStream(), newStream()];
    const partner = { away: true, calls: 0 };
    const { reaction, heardOf } = partnerOf('calls a partner', ill, partner);
    await opened.store.append(ill, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    await opened.store.append(well, 'no-stream', [itemAdded('1')]);
    await runner(reaction).catchUp();
    await opened.store.append(ill, 1, [itemAdded('3')]);
    await runner(reaction).catchUp();
    expect(partner.calls).toBe(3);
    expect([heardOf(well), heardOf(ill)]).toEqual([[0], []]);
    expect(await parkedOf(reaction)).toMatchObject([
      { streamId: ill, revision: 0, reason: 'Error: the partner is away', attempts: 3 },
      { revision: 1, reason: 'follows a parked event of its stream', attempts: 0, nextAttemptAt: null },
      { revision: 2, reason: 'follows a parked event of its stream', attempts: 0, nextAttemptAt: null },
    ]);
  });

  test('tries a parked stream again after longer and longer pauses, and then follows it as before', async () => {
    const ill = newStream();
    const partner = { away: true, calls: 0 };
    const { reaction, heardOf } = partnerOf('calls a partner again', ill, partner);
    await opened.store.append(ill, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    const following = runner(reaction);
    await following.catchUp();
    for (const [waited, calls] of [
      ['12:00:29', 3],
      ['12:00:30', 4],
      ['12:00:59', 4],
      ['12:01:00', 5],
      ['12:01:59', 5],
      ['12:02:00', 6],
    ] as const) {
      clock.set(`2026-03-01T${waited}.000Z`);
      await following.catchUp();
      expect([waited, partner.calls]).toEqual([waited, calls]);
    }
    partner.away = false;
    clock.set('2026-03-01T13:02:00.000Z');
    await following.catchUp();
    await opened.store.append(ill, 1, [itemAdded('3')]);
    await following.catchUp();
    expect(heardOf(ill)).toEqual([0, 1, 2]);
    expect(await parkedOf(reaction)).toEqual([]);
  });

  test('with a second parked event that fails stops there, with the reason of that event', async () => {
    const ill = newStream();
    const fails = new Set([0, 1]);
    const { reaction, heardOf } = listener('stumbles twice', (event) => {
      if (event.streamId === ill && fails.has(event.revision)) throw new Error(`cannot do ${event.revision}`);
    });
    await opened.store.append(ill, 'no-stream', [itemAdded('1'), itemAdded('2'), itemAdded('3')]);
    await runner(reaction).catchUp();
    fails.delete(0);
    expect(await parked.retryNow(reaction.name, ill)).toBe(true);
    await runner(reaction).catchUp();
    expect(heardOf(ill)).toEqual([0]);
    expect(await parkedOf(reaction)).toMatchObject([{ revision: 1, reason: 'Error: cannot do 1' }, { revision: 2 }]);
    fails.clear();
    await parked.retryNow(reaction.name, ill);
    await runner(reaction).catchUp();
    expect(heardOf(ill)).toEqual([0, 1, 2]);
    expect(await parked.retryNow(reaction.name, ill)).toBe(false);
  });

  test('that is stopped finishes its batch, and parks what waits for another try', async () => {
    const [ill, well] = [newStream(), newStream()];
    await opened.store.append(ill, 'no-stream', [itemAdded('1')]);
    await opened.store.append(well, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    let failed = (): void => undefined;
    const hasFailed = new Promise<void>((resolve) => (failed = resolve));
    const { reaction, heardOf } = listener('is stopped', (event) => {
      if (event.streamId !== ill) return;
      failed();
      throw new Error('the partner is away');
    });
    const stopped = runner(reaction, [3_600_000]);
    stopped.start();
    await hasFailed;
    // The event has failed once, and its next retry is an hour away. The runner stops during this pause.
    await new Promise((resolve) => setImmediate(resolve));
    await stopped.stop();
    expect(heardOf(well)).toEqual([0, 1]);
    expect(await parkedOf(reaction)).toMatchObject([{ streamId: ill, attempts: 1, nextAttemptAt: clock.now() }]);
    await runner(reaction).catchUp();
    expect(heardOf(well)).toEqual([0, 1]);
  });

  test('parks an event that cannot be read at once, and handles the others', async () => {
    const { pool } = opened.database;
    const [ill, well] = [newStream(), newStream()];
    const { reaction, heardOf } = listener('reads');
    await opened.store.append(ill, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    await opened.store.append(well, 'no-stream', [itemAdded('1')]);
    const { rows } = await pool.query(`SELECT data FROM event WHERE stream_id = $1 AND revision = 0`, [ill]);
    await pool.query(`UPDATE event SET data = 'null' WHERE stream_id = $1 AND revision = 0`, [ill]);
    await runner(reaction).catchUp();
    expect([heardOf(ill), heardOf(well)]).toEqual([[], [0]]);
    expect(await parkedOf(reaction)).toMatchObject([
      { revision: 0, attempts: 1, reason: expect.stringContaining('cannot be read') },
      { revision: 1, attempts: 0 },
    ]);
    await pool.query(`UPDATE event SET data = $2 WHERE stream_id = $1 AND revision = 0`, [
      ill,
      JSON.stringify((rows[0] as { data: unknown }).data),
    ]);
    await parked.retryNow(reaction.name, ill);
    await runner(reaction).catchUp();
    expect(heardOf(ill)).toEqual([0, 1]);
  });

  test('with a checkpoint moved by someone else reads the batch again', async () => {
    const stream = newStream();
    const { pool } = opened.database;
    const { reaction, heardOf } = listener('is moved');
    let moved = false;
    const beside: Reaction = {
      ...reaction,
      react: async (event) => {
        await reaction.react(event);
        if (event.streamId !== stream || moved) return;
        moved = true;
        const text = 'UPDATE follower_checkpoint SET generation = generation + 1 WHERE follower = $1';
        expect((await pool.query(text, [`reaction ${reaction.name}`])).rowCount).toBe(1);
      },
    };
    await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
    await runner(beside).catchUp();
    expect(heardOf(stream)).toEqual([0, 0]);
  });

  test('begins at its stored checkpoint after a failed read', async () => {
    const stream = newStream();
    const { store, database } = opened;
    let [heard, broken] = [(): void => undefined, false];
    const { reaction, heardOf } = listener('is cut off', ({ streamId }) => streamId === stream && heard());
    const hearing = (): Promise<void> => new Promise((resolve) => (heard = resolve));
    const readAll: EventStore['readAll'] = async (...args) => {
      if (!broken) return store.readAll(...args);
      broken = false;
      const text = `UPDATE follower_checkpoint SET position = '0/0' WHERE follower = $1`;
      await database.pool.query(text, [`reaction ${reaction.name}`]);
      throw new StoreUnavailable('the connection was lost');
    };
    const cut = Object.assign(Object.create(store) as EventStore, { readAll });
    const following = new ReactionRunner(reaction, { store: cut, pool: database.pool, clock, locks }, [0]);
    const first = hearing();
    await store.append(stream, 'no-stream', [itemAdded('1')]);
    following.start();
    await first;
    const again = hearing();
    broken = true;
    await again;
    await following.stop();
    expect(heardOf(stream)).toEqual([0, 0]);
  });

  test('forgets what its process has handled when it first reads in a life of the database server', async () => {
    const { store, database } = opened;
    let [era, forgotten] = ['first', 0];
    const readAll: EventStore['readAll'] = async (...args) => ({ ...(await store.readAll(...args)), era });
    const lives = Object.assign(Object.create(store) as EventStore, { readAll, era: async () => era });
    const { reaction } = listener('remembers');
    const remembering = { ...reaction, forget: () => void (forgotten += 1) };
    const following = new ReactionRunner(remembering, { store: lives, pool: database.pool, clock, locks });
    await following.catchUp();
    expect(forgotten).toBe(1);
    await store.append(newStream(), 'no-stream', [itemAdded('1')]);
    await following.catchUp();
    expect(forgotten).toBeGreaterThan(1);
    const known = forgotten;
    era = 'second';
    await following.catchUp();
    expect(forgotten).toBeGreaterThan(known);
  });

  test('to a rare event does not read the whole log again after a restart', async () => {
    const { pool } = opened.database;
    const reaction: Reaction = {
      name: 'is seldom called',
      eventTypes: ['CustomerErased'],
      react: async () => undefined,
    };
    await runner(reaction).catchUp();
    const before = await checkpointOf(reaction);
    await takeTransactionIds(pool, 10_000);
    await runner(reaction).catchUp();
    expect(Number(await checkpointOf(reaction)) - Number(before)).toBeGreaterThanOrEqual(10_000);
  });

  function runner(reaction: Reaction, retryDelaysMs = [0, 0]): ReactionRunner {
    const { store, database } = opened;
    return new ReactionRunner(reaction, { store, pool: database.pool, clock, locks }, retryDelaysMs);
  }

  async function parkedOf({ name }: Reaction) {
    return (await parked.list()).filter(({ reaction }) => reaction === name);
  }

  async function checkpointOf({ name }: Reaction): Promise<string | undefined> {
    const { rows } = await opened.database.pool.query<{ transaction: string }>(
      `SELECT split_part(position, '/', 1) AS transaction FROM follower_checkpoint WHERE follower = $1`,
      [`reaction ${name}`],
    );
    return rows[0]?.transaction;
  }
});

/** Uses up transaction ids. Each inner block that writes takes one. */
async function takeTransactionIds(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(`DO $$ BEGIN
    CREATE TEMP TABLE taken (n int) ON COMMIT DROP;
    FOR i IN 1..${count} LOOP BEGIN INSERT INTO taken VALUES (i); EXCEPTION WHEN OTHERS THEN RAISE; END; END LOOP;
  END $$`);
}

function partnerOf(name: string, ill: string, partner: { away: boolean; calls: number }) {
  return listener(name, (event) => {
    if (event.streamId !== ill) return;
    partner.calls += 1;
    if (partner.away) throw new Error('the partner is away');
  });
}

function listener(name: string, before: (event: StoredEvent) => void = () => undefined) {
  const heard: StoredEvent[] = [];
  const react = async (event: StoredEvent): Promise<void> => {
    before(event);
    heard.push(event);
  };
  const reaction: Reaction = { name, eventTypes: ['ItemAdded'], react };
  const heardOf = (stream: string) =>
    heard.filter(({ streamId }) => streamId === stream).map(({ revision }) => revision);
  return { reaction, heardOf };
}
