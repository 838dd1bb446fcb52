import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { InterestKind } from '../../../../domain/interest/index.js';
import { SettableClock } from '../../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../../foundation/database/testing.js';
import { stockDatabase } from '../../catalogue/testing.js';
import { Search } from '../search.js';
import { aProduct } from '../testing.js';
import { InterestEvents } from './interest-events.js';

const [BIRCH, NETTLE, REMEDY, CONDITIONER] = ['100001', '100002', '100003', '100004'] as const;
const NOON = '2026-11-25T11:00:00.000Z';
const shampoo = { categoryPath: 'har/schampo', popularity: 100 };
const shelf = [
  aProduct(BIRCH, 'Tovalin schampo björk', shampoo),
  aProduct(NETTLE, 'Tovalin schampo nässla', shampoo),
  aProduct(REMEDY, 'Tovalin schampo ketokonazol', { ...shampoo, type: 'Rx' }),
  aProduct(CONDITIONER, 'Tovalin balsam', { ...shampoo, description: 'Till håret efter schampo.' }),
];

const clock = new SettableClock(NOON);
let database: TestDatabase;
/** The searches of two processes on one database. */
let one: Search;
let other: Search;
let events: InterestEvents;

beforeAll(async () => {
  database = await createTestDatabase();
  await stockDatabase(database, shelf);
  [one, other] = [new Search(database.db, database.pool, clock), new Search(database.db, database.pool, clock)];
});
beforeEach(async () => {
  clock.set(NOON);
  events = new InterestEvents(database.db, one, clock);
  await database.pool.query('DELETE FROM interest_count');
  await database.pool.query('DELETE FROM interest_event');
  for (const search of [one, other]) await search.refresh();
});
afterAll(async () => {
  for (const search of [one, other]) await search.onApplicationShutdown();
  await database.close();
});

const event = (varuId: string, kind: InterestKind = 'click', id: string = randomUUID()) => ({ id, kind, varuId });
const crowd = async (varuId: string, kind: InterestKind, people: number): Promise<void> => {
  for (let nth = 0; nth < people; nth += 1)
    await events.count(`198.51.${nth >> 8}.${nth & 255}`, [event(varuId, kind)]);
};
const counted = async () =>
  (
    await database.pool.query<object>(
      'SELECT day::text, varu_id, kind, count FROM interest_count ORDER BY varu_id, kind',
    )
  ).rows;
const found = async (search: Search, query: string): Promise<readonly string[]> => {
  const engine = await search.ready();
  const { ranked } = await engine.find(query, { withPrescription: false });
  return Array.from(ranked.places)
    .sort(engine.order(ranked))
    .map((place) => engine.shelf.product(place).varuId);
};

describe('events of the search', () => {
  test('are counted by product and day, each id once', async () => {
    const click = event(BIRCH);
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await events.count(address, [click, click]);
    await events.count('192.0.2.3', [event(BIRCH), event(BIRCH, 'purchase')]);
    expect(await counted()).toEqual([
      { day: '2026-11-25', varu_id: BIRCH, kind: 'click', count: 2 },
      { day: '2026-11-25', varu_id: BIRCH, kind: 'purchase', count: 1 },
    ]);
  });

  test('count once also when they arrive together, in any order', async () => {
    const sent = Array.from({ length: 6 }, (_, nth) => event(nth % 2 === 0 ? BIRCH : NETTLE));
    const calls = Array.from({ length: 10 }, (_, nth) =>
      events.count(`192.0.2.${nth}`, nth % 2 === 0 ? sent : [...sent].reverse()),
    );
    await Promise.all(calls);
    const [birch, nettle] = (await counted()) as readonly { readonly count: number }[];
    expect([birch?.count, nettle?.count]).toEqual([3, 3]);
  });

  test('are not counted for products on prescription and for none that is sold', async () => {
    await events.count('192.0.2.1', [event(REMEDY, 'purchase'), event('999999')]);
    expect(await counted()).toEqual([]);
  });

  test('have no column that leads to a person, a visit, a query or an order', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_name LIKE 'interest%' ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      ...['interest_count.count', 'interest_count.day', 'interest_count.kind', 'interest_count.varu_id'],
      ...['interest_event.day', 'interest_event.id'],
    ]);
  });

  test('are deleted with their ids after ninety days', async () => {
    await events.count('192.0.2.1', [event(BIRCH)]);
    clock.set('2027-02-22T11:00:00.000Z');
    await events.sweep();
    expect(await counted()).toHaveLength(1);
    clock.set('2027-02-23T11:00:00.000Z');
    await events.sweep();
    const ids = await database.pool.query('SELECT FROM interest_event');
    expect([await counted(), ids.rowCount]).toEqual([[], 0]);
  });
});

describe('the order of results', () => {
  test('follows what shoppers choose, in every process, without a restart', async () => {
    expect(await found(one, 'tovalin schampo')).toEqual([BIRCH, NETTLE, CONDITIONER]);
    await crowd(NETTLE, 'purchase', 20);
    for (const search of [one, other]) {
      await search.refresh();
      expect(await found(search, 'tovalin schampo')).toEqual([NETTLE, BIRCH, CONDITIONER]);
    }
  });

  test('goes back when the choices grow old', async () => {
    await crowd(NETTLE, 'purchase', 20);
    await crowd(BIRCH, 'click', 20);
    await one.refresh();
    expect(await found(one, 'tovalin schampo')).toEqual([NETTLE, BIRCH, CONDITIONER]);
    clock.set('2027-02-01T11:00:00.000Z');
    await crowd(BIRCH, 'purchase', 20);
    await one.refresh();
    expect(await found(one, 'tovalin schampo')).toEqual([BIRCH, NETTLE, CONDITIONER]);
  });

  test('is not moved by a robot that clicks ten thousand times', async () => {
    await crowd(BIRCH, 'click', 20);
    const clicks = Array.from({ length: 10_000 }, () => event(NETTLE));
    await events.count('192.0.2.66', clicks);
    await one.refresh();
    expect(await found(one, 'tovalin schampo')).toEqual([BIRCH, NETTLE, CONDITIONER]);
  });

  test('stays the order of the words, whatever shoppers choose', async () => {
    await database.pool.query(`INSERT INTO interest_count VALUES ('2026-11-25', $1, 'purchase', 1000000)`, [
      CONDITIONER,
    ]);
    await one.refresh();
    expect(await found(one, 'tovalin schampo')).toEqual([BIRCH, NETTLE, CONDITIONER]);
    expect((await found(one, 'tovalin'))[0]).toBe(CONDITIONER);
  });

  test('keeps its cached results when nothing was chosen', async () => {
    const { shelf: known } = await one.ready();
    const { version } = known;
    await one.refresh();
    expect(known.version).toBe(version);
  });

  test('keeps the interest in a product whose row is written again', async () => {
    await crowd(NETTLE, 'purchase', 20);
    const { shelf: known } = await one.ready();
    await one.refresh();
    known.put(shelf[1] as (typeof shelf)[number], 'in-order');
    expect(await found(one, 'tovalin schampo')).toEqual([NETTLE, BIRCH, CONDITIONER]);
  });
});
