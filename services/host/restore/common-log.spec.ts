import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { StoreUnavailable } from '../../foundation/event-store/port.js';
import { UndecodableEvent } from '../../foundation/event-store/undecodable-event.js';
import { holds, strayFollower } from './common-log.js';

const place = { eventId: 'event-1', streamId: 'cart-1', revision: 3, position: '7/7' } as const;
const row = { ...place, type: 'ItemAdded', version: 1, data: null, metadata: { correlationId: 'c' } };

const storeThat = (fails: Error) => ({ readStream: () => Promise.reject(fails) });

describe('the log holds an event', () => {
  test('that nobody can read when it stands in its place', async () => {
    const unreadable = new UndecodableEvent(row as never, new Error('damaged'));
    expect(await holds(storeThat(unreadable), place)).toBe(true);
    expect(await holds(storeThat(unreadable), { ...place, position: '9/9' })).toBe(false);
  });

  test('or not only by the store’s answer: a store that is away gives an error', async () => {
    const away = new StoreUnavailable('EventStoreDB does not answer: gone');
    await expect(holds(storeThat(away), place)).rejects.toBe(away);
  });
});

describe('a follower stands where the log has no event', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query(
      `INSERT INTO follower_checkpoint (follower, version, position) VALUES ('mails', 1, '7/7')`,
    );
  });
  afterAll(() => database.close());

  const failing = (error: Error) => () => Promise.reject(error);

  test('only when the store answers and cannot read on from there', async () => {
    const waiting = failing(new Error('no record begins at 7'));
    const stray = { follower: 'mails', position: '7/7' };
    expect(await strayFollower(database.pool, { waiting, head: async () => '9/9' })).toEqual(stray);
    const away = { waiting: failing(new StoreUnavailable('away')), head: failing(new StoreUnavailable('away')) };
    await expect(strayFollower(database.pool, away)).rejects.toThrow(StoreUnavailable);
  });
});
