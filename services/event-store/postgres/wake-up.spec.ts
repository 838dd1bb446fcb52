import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { WakeUp } from './wake-up.js';

const NEVER_POLLS_MS = 3_600_000;
const LISTENING = `FROM pg_stat_activity WHERE application_name = 'algort wake-up' AND datname = current_database()`;

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test('a follower whose LISTEN was cut hears again of what other processes append', async () => {
  const { pool, url } = database;
  const wakeUp = new WakeUp(pool, url, NEVER_POLLS_MS);
  let wake = (): void => undefined;
  const woken = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  const listening = woken();
  wakeUp.listen(() => wake());
  await listening;

  const again = woken();
  await pool.query(`SELECT pg_terminate_backend(pid) ${LISTENING}`);
  await again;

  const told = woken();
  await pool.query('NOTIFY event_appended');
  await expect(told).resolves.toBeUndefined();
  await wakeUp.close();
});
