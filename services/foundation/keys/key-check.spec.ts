import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { wrapKey } from '../event-store/personal-data/wrapping.js';
import type { Config } from '../config/config.js';
import { connect, TOOL_LIMITS, type Connection } from '../database/connection.js';
import { claimKeys, keyUnderWay, refuseOtherKeys } from './key-check.js';
import { nameOfHolder } from '../database/key-holders.js';
import { createTestDatabase, type TestDatabase } from '../database/testing.js';

type Keys = Pick<Config, 'masterKeys' | 'lookupKeys'>;

const key = (fill: number): Buffer => Buffer.alloc(32, fill);
const KEYS: Keys = { masterKeys: [key(1)], lookupKeys: [key(2)] };
const ASTRID = { person: 'customer:1', purpose: 'identity' } as const;

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => database.pool.query('TRUNCATE key_check, person_key, replaced_key'));
  afterAll(() => database.close());

  test.each<[string, Keys]>([
    ['MASTER_KEY', { ...KEYS, masterKeys: [key(3)] }],
    ['LOOKUP_KEY', { ...KEYS, lookupKeys: [key(3)] }],
  ])('made with one %s cannot be opened with another, by the shop or a tool', async (name, others) => {
    const refusal = `${name}: is not the key that this database was created with`;
    await claimKeys(database.pool, KEYS);
    await expect(claimKeys(database.pool, others)).rejects.toThrow(refusal);
    await expect(refuseOtherKeys(database.pool, others)).rejects.toThrow(refusal);
    await claimKeys(database.pool, KEYS);
  });

  test('takes one of two keys when two start at once', async () => {
    const starts = await Promise.allSettled(
      [3, 4, 5, 6].map((fill) => claimKeys(database.pool, { ...KEYS, masterKeys: [key(fill)] })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('from before check values is checked by the keys of its persons, one of which may be damaged', async () => {
    await knows('customer:1', wrapKey(key(9), ASTRID, KEYS.masterKeys[0]));
    await knows('customer:2', Buffer.alloc(60, 1));
    await expect(claimKeys(database.pool, { ...KEYS, masterKeys: [key(3)] })).rejects.toThrow(
      'MASTER_KEY: is not the key',
    );
    await claimKeys(database.pool, KEYS);
  });

  test('without migrations can be opened by any tool', async () => {
    await database.pool.query(
      'ALTER TABLE key_check RENAME TO not_yet; ALTER TABLE person_key RENAME TO not_yet_either',
    );
    await refuseOtherKeys(database.pool, KEYS);
    await database.pool.query(
      'ALTER TABLE not_yet RENAME TO key_check; ALTER TABLE not_yet_either RENAME TO person_key',
    );
  });

  describe('with a changing MASTER_KEY', () => {
    const [old, present] = [key(1), key(3)];
    const first: Keys = { ...KEYS, masterKeys: [old, present] };
    const second: Keys = { ...KEYS, masterKeys: [present, old] };
    const holders: Connection[] = [];
    beforeEach(() => claimKeys(database.pool, KEYS));
    afterEach(() => Promise.all(holders.splice(0).map((each) => each.close())));

    test('accepts a start with both keys, and later only starts with both', async () => {
      await claimKeys(database.pool, first);
      expect(await keyUnderWay(database.pool, 'MASTER_KEY')).toBeNull();
      await expect(refuseOtherKeys(database.pool, second)).rejects.toThrow('still writes with MASTER_KEY_ALSO');
      await claimKeys(database.pool, second);
      await claimKeys(database.pool, second);
      expect(await keyUnderWay(database.pool, 'MASTER_KEY')).not.toBeNull();
      await refused(
        { ...KEYS, masterKeys: [present] },
        'is taking the place of another; set MASTER_KEY_ALSO to that one',
      );
      for (const late of [KEYS, first]) await refused(late, 'has been replaced by another');
      await refused({ ...KEYS, masterKeys: [key(4), present] }, 'the change before this one is not done');
    });

    test('accepts no start with a key that a running process could not open', async () => {
      await runs(KEYS);
      await refused(second, /^MASTER_KEY: database connection \d+ from .+ does not know it; start every process with/);
      await holders.pop()?.close();
      await runs(first);
      await claimKeys(database.pool, second);
    });

    test('never accepts the old key again after the change', async () => {
      await claimKeys(database.pool, second);
      await database.pool.query('UPDATE replaced_key SET done_at = now()');
      await claimKeys(database.pool, { ...KEYS, masterKeys: [present] });
      for (const late of [KEYS, first]) await refused(late, 'has been replaced by another');
    });

    async function runs(keys: Keys): Promise<void> {
      const holder = connect(database.url, 1, TOOL_LIMITS, nameOfHolder(keys));
      holders.push(holder);
      await holder.pool.query('SELECT');
    }

    async function refused(keys: Keys, why: string | RegExp): Promise<void> {
      await expect(claimKeys(database.pool, keys)).rejects.toThrow(why);
    }
  });

  function knows(person: string, wrapped: Buffer): Promise<unknown> {
    return database.pool.query(`INSERT INTO person_key (person, purpose, wrapped_key) VALUES ($1, 'identity', $2)`, [
      person,
      wrapped,
    ]);
  }
});
