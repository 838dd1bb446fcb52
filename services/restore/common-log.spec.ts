import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../database/testing.js';
import { StoreUnavailable } from '../event-store/port.js';
import { strayFollower } from './common-log.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`INSERT INTO follower_checkpoint (follower, version, position) VALUES ('mails', 1, '7/7')`);
});
afterAll(() => database.close());

const failing = (error: Error) => () => Promise.reject(error);

test('a follower is only told to stand nowhere by a log that answers', async () => {
  const readAll = failing(new Error('no record begins at 7'));
  const stray = { follower: 'mails', position: '7/7' };
  expect(await strayFollower(database.pool, { readAll, head: async () => '9/9' })).toEqual(stray);
  const away = { readAll: failing(new StoreUnavailable('away')), head: failing(new StoreUnavailable('away')) };
  await expect(strayFollower(database.pool, away)).rejects.toThrow(StoreUnavailable);
});
