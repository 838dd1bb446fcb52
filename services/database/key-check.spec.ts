import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { wrapKey } from '../event-store/personal-data/wrapping.js';
import { claimKeys, refuseOtherKeys } from './key-check.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

const key = (fill: number): Buffer => Buffer.alloc(32, fill);
const KEYS = { masterKey: key(1), lookupKey: key(2) };
const ASTRID = { person: 'customer:1', purpose: 'identity' } as const;

describe('a database', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => database.pool.query('TRUNCATE key_check, person_key'));
  afterAll(() => database.close());

  test.each([
    ['MASTER_KEY', { ...KEYS, masterKey: key(3) }],
    ['LOOKUP_KEY', { ...KEYS, lookupKey: key(3) }],
  ])('that was made with one %s is opened with no other, by the shop or a tool', async (name, others) => {
    const refusal = `${name}: is another than the one that this database was made with`;
    await claimKeys(database.pool, KEYS);
    await expect(claimKeys(database.pool, others)).rejects.toThrow(refusal);
    await expect(refuseOtherKeys(database.pool, others)).rejects.toThrow(refusal);
    await claimKeys(database.pool, KEYS);
  });

  test('of two starts with two keys at once takes one', async () => {
    const starts = await Promise.allSettled(
      [3, 4, 5, 6].map((fill) => claimKeys(database.pool, { ...KEYS, masterKey: key(fill) })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('from before check values were kept tells by the keys of its persons, of which one may be damaged', async () => {
    await knows('customer:1', wrapKey(key(9), ASTRID, KEYS.masterKey));
    await knows('customer:2', Buffer.alloc(60, 1));
    await expect(claimKeys(database.pool, { ...KEYS, masterKey: key(3) })).rejects.toThrow('MASTER_KEY: is another');
    await claimKeys(database.pool, KEYS);
  });

  test('that is not migrated yet is opened by any tool', async () => {
    await database.pool.query(
      'ALTER TABLE key_check RENAME TO not_yet; ALTER TABLE person_key RENAME TO not_yet_either',
    );
    await refuseOtherKeys(database.pool, KEYS);
    await database.pool.query(
      'ALTER TABLE not_yet RENAME TO key_check; ALTER TABLE not_yet_either RENAME TO person_key',
    );
  });

  function knows(person: string, wrapped: Buffer): Promise<unknown> {
    return database.pool.query(`INSERT INTO person_key (person, purpose, wrapped_key) VALUES ($1, 'identity', $2)`, [
      person,
      wrapped,
    ]);
  }
});
