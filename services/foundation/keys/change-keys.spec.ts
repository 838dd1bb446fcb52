import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { SystemClock } from '../clock.js';
import { readConfig, type Config } from '../config/config.js';
import { claimKeys, keyUnderWay } from './key-check.js';
import { createTestDatabase, type TestDatabase } from '../database/testing.js';
import { MasterKeyReplaced, PersonalDataKeys } from '../event-store/personal-data/keys.js';
import { openPlatform, type Platform } from '../platform/platform.js';
import { changeKeys } from './change-keys.js';

const [BEFORE, NOW, LOOKUP] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(64)] as const;
const purpose = 'identity';

describe('a change of MASTER_KEY', () => {
  let database: TestDatabase;
  let folder: string;
  let shop: Platform;
  let before: PersonalDataKeys;

  /** The shop was created with one key. It is now open with a new key and also holds the first. */
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'algort-keys-'));
    const made = configOf({ MASTER_KEY: BEFORE });
    await claimKeys(database.pool, made);
    // The old process has ended, so the database lists no connection of it.
    before = new PersonalDataKeys(database.pool, made.masterKeys);
    const present = configOf({ MASTER_KEY: NOW, MASTER_KEY_ALSO: BEFORE });
    shop = await openPlatform(present, new SystemClock(), database.url);
  });
  afterEach(async () => {
    await shop.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  function configOf(keys: Readonly<Record<string, string>>): Config {
    return readConfig({ ...keys, LOOKUP_KEY: LOOKUP, DATA_DIR: folder, DATABASE_URL: database.url });
  }

  const take = (): Promise<void> => claimKeys(database.pool, shop.config);
  const withKeyNow = (): PersonalDataKeys =>
    new PersonalDataKeys(database.pool, configOf({ MASTER_KEY: NOW }).masterKeys);

  test('leaves no person under the old key, and is done once', async () => {
    const key = await before.keyFor('customer:1', purpose);
    await take();
    const [master, lookup] = await changeKeys(shop);
    expect(master).toMatch(/^MASTER_KEY: 1 keys of persons /);
    expect(lookup).toMatch(/^LOOKUP_KEY: nothing /);
    expect(await withKeyNow().keyFor('customer:1', purpose)).toEqual(key);
    expect((await changeKeys(shop))[0]).toBe('MASTER_KEY: nothing stands under another key.');
  });

  test('is not done while neither key opens a stored key, unless the operator leaves that key out', async () => {
    await before.keyFor('customer:1', purpose);
    const key = await before.keyFor('customer:2', purpose);
    await database.pool.query(`UPDATE person_key SET wrapped_key = '\\x00' WHERE person = 'customer:1'`);
    await take();
    await expect(changeKeys(shop)).rejects.toThrow(
      'MASTER_KEY: 1 keys are opened by neither key, such as that of customer:1/identity; if they were damaged before: --leave-unreadable',
    );
    expect(await keyUnderWay(database.pool, 'MASTER_KEY')).not.toBeNull();
    const [said] = await changeKeys(shop, { leaveUnreadable: true });
    expect(said).toMatch(/^MASTER_KEY: 1 keys of persons /);
    expect(await keyUnderWay(database.pool, 'MASTER_KEY')).toBeNull();
    expect(await withKeyNow().keyFor('customer:2', purpose)).toEqual(key);
  });

  test('lets no process that missed it use the old key', async () => {
    await take();
    await changeKeys(shop);
    await expect(before.keyFor('customer:1', purpose)).rejects.toThrow(MasterKeyReplaced);
    const { rows } = await database.pool.query('SELECT person FROM person_key');
    expect(rows).toEqual([]);
  });
});
