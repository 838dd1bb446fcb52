import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { Gate } from './gate.fixture.js';
import { createTestDatabase, type TestDatabase } from './testing.js';
import { WorkLocks } from './work-locks.js';

const SESSIONS = `FROM pg_stat_activity WHERE application_name = 'algort locks' AND datname = current_database()`;
/** With these limits, the locks ask the server at every check and wait only briefly. */
const HASTY = { answerMs: 200, believedMs: 0 };

let database: TestDatabase;
let gate: Gate;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  gate = await Gate.to(database.url);
});
afterEach(() => {
  vi.restoreAllMocks();
  gate.close();
});

test('a piece of work belongs to one process until that process leaves it', async () => {
  const [one, another] = [new WorkLocks(database.url), new WorkLocks(database.url)];
  expect([await one.acquire('mails'), await another.acquire('mails'), await one.acquire('mails')]).toEqual([
    true,
    false,
    true,
  ]);
  await one.release('mails');
  expect(await another.acquire('mails')).toBe(true);
  await one.close();
  await another.close();
});

test('a lock is taken again after a cut connection, and the old connection’s end releases nothing', async () => {
  const locks = new WorkLocks(gate.url);
  gate.keepsOpen = true;
  await locks.acquire('mails');
  await database.pool.query(`SELECT pg_terminate_backend(pid) ${SESSIONS}`);
  await expect(takenAgain(locks)).resolves.toBe(true);
  const [old] = gate.ways;
  const ended = new Promise((resolve) => old?.client.once('close', resolve));
  old?.client.end();
  await ended;
  expect(await locks.acquire('mails')).toBe(true);
  const { rows } = await database.pool.query(`SELECT count(*)::int AS sessions ${SESSIONS}`);
  expect(rows).toEqual([{ sessions: 1 }]);
  await locks.close();
});

test('a lock behind a silent network does not count as held', async () => {
  const locks = new WorkLocks(gate.url, HASTY);
  expect(await locks.acquire('mails')).toBe(true);
  gate.isSilent = true;
  await expect(locks.acquire('mails')).rejects.toThrow();
  gate.isSilent = false;
  await expect(takenAgain(locks)).resolves.toBe(true);
  await locks.close();
});

test('the server ends the session of a lost machine within a minute', async () => {
  const locks = new WorkLocks(database.url);
  await locks.acquire('mails');
  const client = (await Reflect.get(locks, 'connecting')) as { query(text: string): Promise<{ rows: unknown[] }> };
  const asked = `SELECT current_setting('tcp_keepalives_idle')::int + 3 * current_setting('tcp_keepalives_interval')::int AS s`;
  expect((await client.query(asked)).rows).toEqual([{ s: 60 }]);
  await locks.close();
});

/** Takes the lock again, with retries. The server releases the locks of an ended session with a short delay. */
async function takenAgain(locks: WorkLocks): Promise<boolean> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await locks.acquire('mails').catch(() => false)) {
      const { rows } = await database.pool.query<{ sessions: number }>(`SELECT count(*)::int AS sessions ${SESSIONS}`);
      if (rows[0]?.sessions === 1) return true;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}
