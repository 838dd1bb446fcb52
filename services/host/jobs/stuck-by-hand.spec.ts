import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Position } from '../../../domain/kernel/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { NotRunnable } from './run-by-hand.js';
import { findStuck } from './stuck-by-hand.js';

const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const HEAD = '0000000000000007/0000000000000007' as Position;
const store = { head: async () => HEAD } as never;

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

const find = (behind: readonly string[], asked: string[] = []) =>
  findStuck(
    { minutes: 2 },
    { store, db: database.db, clock },
    { waitFor: async (view, position) => asked.push(`${view} at ${position}`) > 0 && !behind.includes(view) },
  );

test('nothing counts as stuck before both views have read all recorded events', async () => {
  const asked: string[] = [];
  expect(await find([], asked)).toEqual({ said: 'nothing has been stuck for 2 minutes', code: 0 });
  expect(asked).toEqual([`order-tracking at ${HEAD}`, `order-payment at ${HEAD}`]);
});

test.each(['order-tracking', 'order-payment'])('while %s is behind nothing is reported as stuck', async (view) => {
  await expect(find([view])).rejects.toThrow(
    new NotRunnable(`view ${view} has not caught up in 60 s: the stuck orders cannot be listed`),
  );
});
