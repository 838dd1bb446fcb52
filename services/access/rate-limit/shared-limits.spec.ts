import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { connect } from '../../foundation/database/connection.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { isUnavailable } from '../../foundation/problem/unavailable.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import type { RateLimit } from './rate-limit.js';
import { SharedLimits } from './shared-limits.js';

const HERE = '192.0.2.7';
const REFUSED = { status: 429, details: { retryAfterSeconds: expect.any(Number) } };
const rule = { name: 'guesses', calls: 3, seconds: 900 };
const hash = new KeyedHash(Buffer.alloc(32, 5));

let database: TestDatabase;
let limit: RateLimit;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('DELETE FROM rate_limit');
  limit = new SharedLimits(database.pool, hash).of(rule);
});

const ended = (ago: string) =>
  database.pool.query(`UPDATE rate_limit SET expire = extract(epoch FROM now() - interval '${ago}') * 1000`);
const rows = async () =>
  (await database.pool.query<{ key: string; points: number }>('SELECT key, points FROM rate_limit')).rows;

describe('a limit shared by several processes', () => {
  test('is one limit for all of them', async () => {
    const another = new SharedLimits(database.pool, hash).of(rule);
    await limit.spend(HERE);
    await another.spend(HERE);
    await limit.spend(HERE);
    await expect(another.spend(HERE)).rejects.toMatchObject(REFUSED);
    await expect(limit.spend(HERE)).rejects.toMatchObject(REFUSED);
    await another.spend('192.0.2.8');
  });

  test('gives the waiting time in every process', async () => {
    for (let nth = 0; nth < rule.calls; nth += 1) await limit.spend(HERE);
    const refused = await limit.spend(HERE).catch((error: unknown) => error);
    const { retryAfterSeconds } = (refused as { details: { retryAfterSeconds: number } }).details;
    expect(retryAfterSeconds).toBeGreaterThan(rule.seconds - 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(rule.seconds);
  });

  test('begins again when its time has ended', async () => {
    for (let nth = 0; nth < rule.calls; nth += 1) await limit.spend(HERE);
    expect(await limit.take(HERE)).toBe(false);
    await ended('1 second');
    expect(await limit.take(HERE)).toBe(true);
  });

  test('stores neither addresses nor ids', async () => {
    await limit.spend(HERE);
    await limit.spend('2001:db8:0:1::5');
    await limit.spend('512345678');
    const keys = (await rows()).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key).toMatch(/^guesses:[\w-]{43}$/);
  });

  test('counts the same address separately for each rule', async () => {
    const other = new SharedLimits(database.pool, hash).of({ ...rule, name: 'starts' });
    for (let nth = 0; nth < rule.calls; nth += 1) await limit.spend(HERE);
    await other.spend(HERE);
    const keys = (await rows()).map(({ key }) => key.split(':')[1]);
    expect(new Set(keys).size).toBe(2);
  });

  test('refuses nobody because of parallel calls that are given back', async () => {
    const many = await Promise.all(Array.from({ length: rule.calls + 1 }, () => limit.take(HERE)));
    expect(many.filter(Boolean)).toHaveLength(rule.calls);
    for (let nth = 0; nth < rule.calls; nth += 1) await limit.giveBack(HERE);
    expect(await limit.take(HERE)).toBe(true);
  });

  test('does not ask the database again about a refused caller who continues', async () => {
    for (let nth = 0; nth < rule.calls * 2; nth += 1) await limit.take(HERE);
    const asked = vi.spyOn(database.pool, 'query');
    try {
      for (let nth = 0; nth < 100; nth += 1) await expect(limit.spend(HERE)).rejects.toMatchObject(REFUSED);
      expect(asked).not.toHaveBeenCalled();
    } finally {
      asked.mockRestore();
    }
    expect(await rows()).toMatchObject([{ points: rule.calls * 2 }]);
  });

  test('accepts nobody while the database is away', async () => {
    const away = connect('postgresql://algort@127.0.0.1:1/none');
    try {
      const refused = await new SharedLimits(away.pool, hash)
        .of(rule)
        .take(HERE)
        .catch((error: unknown) => error);
      expect(isUnavailable(refused)).toBe(true);
    } finally {
      await away.close();
    }
  });
});

test('the sweep removes a limit a while after it ended, and not before', async () => {
  const limits = new SharedLimits(database.pool, hash);
  await limit.spend(HERE);
  await ended('2 minutes');
  await limit.spend('192.0.2.8');
  await limits.sweep();
  expect(await rows()).toHaveLength(1);
  await limits.sweep();
  await ended('30 seconds');
  await limits.sweep();
  expect(await rows()).toHaveLength(1);
});
