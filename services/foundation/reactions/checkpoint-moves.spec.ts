import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import {
  adoptCheckpoints,
  ensureCheckpoints,
  Place,
  readCheckpoints,
  type Move,
} from '../../../projections/follower/index.js';
import type { Position } from '../../../domain/kernel/index.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { CheckpointMoves } from './checkpoint-moves.js';

const FOLLOWERS = ['books', 'letters', 'parcels'];
const to = '7/0' as Position;

let opened: TestEventStore;
let places: readonly Place[];
let eras = 0;
beforeAll(async () => {
  opened = await openTestEventStore();
});
afterAll(() => opened.close());
beforeEach(async () => {
  const { pool } = opened.database;
  await pool.query('DELETE FROM follower_checkpoint WHERE follower = ANY($1)', [FOLLOWERS]);
  await ensureCheckpoints(
    pool,
    FOLLOWERS.map((follower) => ({ follower, version: 1 })),
  );
  places = FOLLOWERS.map((name) => new Place(name));
  await adoptCheckpoints(pool, places);
  eras = 0;
});

const store = { era: async () => ((eras += 1), 'now') };
const moved = (change: (place: Place) => Partial<Move> = () => ({})): Promise<readonly boolean[]> => {
  const moves = new CheckpointMoves(store, opened.database.pool);
  return Promise.all(places.map((place) => moves.move({ place, position: to, era: 'now', ...change(place) })));
};
const stored = async (): Promise<readonly string[]> => {
  const checkpoints = await readCheckpoints(opened.database.pool, FOLLOWERS);
  return FOLLOWERS.map((name) => checkpoints.get(name)?.position ?? '');
};

test('the checkpoints of several followers move together, in one look at the era', async () => {
  expect(await moved()).toEqual([true, true, true]);
  expect(await stored()).toEqual([to, to, to]);
  expect(places.map(({ position, stored: left }) => [position, left])).toEqual([
    [to, to],
    [to, to],
    [to, to],
  ]);
  expect(eras).toBe(1);
});

test('a checkpoint that another process moved or changed stays, and the others move', async () => {
  const { pool } = opened.database;
  await pool.query("UPDATE follower_checkpoint SET position = '9/0' WHERE follower = 'books'");
  await pool.query("UPDATE follower_checkpoint SET generation = generation + 1 WHERE follower = 'letters'");
  expect(await moved()).toEqual([false, false, true]);
  expect(await stored()).toEqual(['9/0', '0/0', to]);
});

test('a follower whose checkpoint another transaction holds does not hold up the others', async () => {
  const holder = await opened.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query("BEGIN; SELECT FROM follower_checkpoint WHERE follower = 'letters' FOR UPDATE");
  expect(await moved()).toEqual([true, false, true]);
  expect(await stored()).toEqual([to, '0/0', to]);
});

test('a checkpoint that was read in an earlier life of the server, or is not known, does not move', async () => {
  places[2]?.forget();
  expect(await moved(({ name }) => (name === 'books' ? { era: 'before' } : {}))).toEqual([false, true, false]);
  expect(await stored()).toEqual(['0/0', to, '0/0']);
});
