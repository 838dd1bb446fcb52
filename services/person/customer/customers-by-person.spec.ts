import { describe, expect, test } from 'vitest';
import type pg from 'pg';

import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import {
  beside,
  events,
  following,
  identifiedAs,
  more,
  openTwoProcesses,
  person,
  ShopProcess,
  somebody,
} from './two-processes.fixture.js';

const [old, next] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];

openTwoProcesses();

describe('the customer of a person', () => {
  test.each([
    ['does not know the next one yet, and one that does', new KeyedHash(old), new KeyedHash(old, next)],
    ['writes with it, and one that does not yet', new KeyedHash(next, old), new KeyedHash(old, next)],
  ])('is the same while LOOKUP_KEY is changed, in a process that %s', async (_what, one, other) => {
    const pair = [one, other].map((each) => new ShopProcess(events.database.url, { hash: each }));
    more.push(...pair);
    const logIns = Array.from({ length: 60 }, (_, nth) => (pair[nth % 2] as ShopProcess).logIn(person));
    const ids = new Set(await Promise.all(logIns));
    expect([ids.size, await identifiedAs(person)]).toEqual([1, [...ids]]);
    expect(await claims()).toBe(0);
    expect(await pair[0]?.customers.find(person)).toBe([...ids][0]);
  });

  test('is the same when they log in for the first time a hundred times at once in two processes', async () => {
    const logIns = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? following : beside).logIn(person));
    const ids = new Set(await Promise.all(logIns));
    expect(ids.size).toBe(1);
    expect(await identifiedAs(person)).toEqual([...ids]);
    expect(await claims()).toBe(0);
  });

  test('has an id that nobody can derive, and keeps it', async () => {
    const customerId = await following.logIn(person);
    const another = new ShopProcess(events.database.url);
    more.push(another);
    expect(await another.logIn(person)).toBe(customerId);
    expect(customerId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await beside.customers.findNow(person)).toBe(customerId);
    expect(await beside.customers.findNow(somebody())).toBeNull();
  });

  test('is the claimed one when the process died before their event was recorded', async () => {
    const begun = await beside.customers.forLogIn(person);
    expect(begun.claimed).toBe(true);
    expect(await following.logIn(person)).toBe(begun.customerId);
    expect(await identifiedAs(person)).toEqual([begun.customerId]);
    expect(await claims()).toBe(0);
  });

  test('is the recorded one when another log-in ended between the look-up and the claim', async () => {
    let meanwhile = '';
    const interrupted = new ShopProcess(events.database.url, {
      pool: (pool) => before(pool, async () => (meanwhile = await following.logIn(person))),
    });
    more.push(interrupted);
    expect(await interrupted.customers.forLogIn(person)).toEqual({ customerId: meanwhile, claimed: false });
    expect(await claims()).toBe(0);
  });

  test('of an unfinished log-in is forgotten within a day, with the next claim', async () => {
    await beside.customers.forLogIn(person);
    await events.database.pool.query(`UPDATE person_claim SET claimed_at = now() - interval '25 hours'`);
    const { customerId } = await beside.customers.forLogIn(somebody());
    const { rows: left } = await events.database.pool.query('SELECT customer_id FROM person_claim');
    expect(left).toEqual([{ customer_id: customerId }]);
    await beside.customers.settled(customerId);
  });
});

async function claims(): Promise<number> {
  return (await events.database.pool.query('SELECT FROM person_claim')).rowCount ?? -1;
}

/** Returns a pool whose first query waits until `happening` is done. */
function before(pool: pg.Pool, happening: () => Promise<unknown>): pg.Pool {
  let happened: Promise<unknown> | null = null;
  const query = async (...asked: [string, unknown[]]): Promise<unknown> => {
    await (happened ??= happening());
    return pool.query(...asked);
  };
  return { query } as unknown as pg.Pool;
}
