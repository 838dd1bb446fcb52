import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkValue } from '../../services/foundation/config/check-value.js';
import { freePort } from '../../services/foundation/database/embedded.js';
import { DestroyedKeys } from '../../services/foundation/event-store/personal-data/destroyed-keys.js';
import { isWrappedBy, wrapKey, type KeyId } from '../../services/foundation/event-store/personal-data/wrapping.js';
import { KeyedHash } from '../../services/foundation/platform/keyed-hash.js';
import { prepareShopBeside, type ShopBeside } from '../shop/shop-beside.js';
import type { ShopProcess } from '../shop/shop-process.js';
import { runKeysTool } from './keys-tool.js';
import { Traffic } from './traffic.js';

const [OLD, NEW] = ['8f3a17b2', 'c41e90d7'].map((part) => part.repeat(8)) as [string, string];
const [OLD_LOOKUP, NEW_LOOKUP] = ['29d650ce', '7ab35f18'].map((part) => part.repeat(8)) as [string, string];

const BEFORE = { MASTER_KEY: OLD, LOOKUP_KEY: OLD_LOOKUP };
const KNOWN = { ...BEFORE, MASTER_KEY_ALSO: NEW, LOOKUP_KEY_ALSO: NEW_LOOKUP };
const TAKEN = { MASTER_KEY: NEW, LOOKUP_KEY: NEW_LOOKUP, MASTER_KEY_ALSO: OLD, LOOKUP_KEY_ALSO: OLD_LOOKUP };
const AFTER = { MASTER_KEY: NEW, LOOKUP_KEY: NEW_LOOKUP };

const MANY = 2_600;
const ERASED: KeyId = { person: 'customer:0erased', purpose: 'identity' };
const LAST = 'customer:zzzz';

describe('both keys of a shop that keeps selling', () => {
  let shop: ShopBeside;
  let running: ShopProcess;
  let traffic: Traffic;
  const more: ShopProcess[] = [];
  beforeAll(async () => {
    shop = await prepareShopBeside({ products: 60, partners: 'outlive', settings: BEFORE });
    running = await shop.start();
    traffic = new Traffic(shop.url, await forSale());
    await traffic.round();
    await manyKeys();
    await listOf(OLD).note(ERASED);
  });
  afterAll(async () => {
    await traffic.stop();
    for (const each of [running, ...more]) await each.kill();
    await shop.close();
  });

  test('can be changed by one command, which may be killed', async () => {
    traffic.start();
    await expect(beside(TAKEN)).rejects.toThrow(/MASTER_KEY: database connection \d+ from .+ does not know it/);
    await again(KNOWN);
    const second = await beside(TAKEN);
    expect(await keys(TAKEN)).toMatchObject({ code: 1, said: expect.stringContaining('does not write with it yet') });
    await again(TAKEN);
    await traffic.more(1);

    const blocked = await shop.database.pool.connect();
    await blocked.query(`BEGIN; SELECT FROM person_key WHERE person = '${LAST}' FOR UPDATE`);
    expect(await keys(TAKEN, /looked at/)).toMatchObject({ code: null });
    await blocked.query('ROLLBACK');
    blocked.release();
    expect(await wrappedBy(OLD)).toBeGreaterThan(0);
    expect(await wrappedBy(NEW)).toBeGreaterThan(0);
    await expect(beside(AFTER)).rejects.toThrow(/MASTER_KEY: is taking the place of another/);
    await traffic.more(1);

    const reader = await shop.database.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM view_customer_lookup');
    expect(await keys(TAKEN, /customer-lookup: comparing/)).toMatchObject({ code: null });
    await reader.query('ROLLBACK');
    reader.release();
    await traffic.more(1);

    expect(await keys(TAKEN)).toMatchObject({ code: 0, said: expect.stringContaining('LOOKUP_KEY: customer-lookup') });
    await traffic.more(1);
    expect(await second.stop()).toBe(0);
    await again(AFTER);
    await traffic.more(2);
    await traffic.stop();
    expect(traffic.faults).toEqual([]);
    await everythingIsUnderTheNewKeys();
  }, 900_000);

  test('open nothing any more after the change', async () => {
    await expect(beside(BEFORE)).rejects.toThrow(/MASTER_KEY: has been replaced by another/);
    await expect(listOf(OLD).all()).rejects.toThrow('cannot be read with this MASTER_KEY');
    expect(await listOf(NEW).all()).toEqual([ERASED]);
    expect((await keys(AFTER)).said).toBe(
      'MASTER_KEY: nothing stands under another key.\nLOOKUP_KEY: nothing stands under another key.\n',
    );
  });

  async function everythingIsUnderTheNewKeys(): Promise<void> {
    expect(await wrappedBy(OLD)).toBe(0);
    expect(await wrappedBy(NEW)).toBeGreaterThan(MANY);
    const { rows } = await shop.database.pool.query('SELECT name, check_value FROM key_check ORDER BY name DESC');
    expect(rows).toEqual([
      { name: 'MASTER_KEY', check_value: checkValue('MASTER_KEY', Buffer.from(NEW, 'hex')) },
      { name: 'LOOKUP_KEY', check_value: checkValue('LOOKUP_KEY', Buffer.from(NEW_LOOKUP, 'hex')) },
    ]);
    // Each person is exactly one customer, found by the new hash, so nobody was duplicated or lost.
    const hash = new KeyedHash(Buffer.from(NEW_LOOKUP, 'hex'));
    const known = await shop.database.pool.query<{ value: string }>(
      `SELECT value FROM view_customer_lookup WHERE kind = 'person-number'`,
    );
    expect(known.rows.map(({ value }) => value).sort()).toEqual(
      traffic.persons.map((each) => hash.of('person-number', each)).sort(),
    );
  }

  async function again(settings: Readonly<Record<string, string>>): Promise<void> {
    await running.stop();
    more.push(running);
    running = await shop.start({ ...settings });
  }

  /** Starts a second process, which does background work but serves no requests. */
  async function beside(settings: Readonly<Record<string, string>>): Promise<ShopProcess> {
    const started = await shop.start({ ...settings, ROLES: 'worker', PORT: String(await freePort()) });
    more.push(started);
    return started;
  }

  function keys(settings: Readonly<Record<string, string>>, killedAt?: RegExp) {
    return runKeysTool({ ...shop.environment, ...settings }, killedAt);
  }

  async function wrappedBy(key: string): Promise<number> {
    const { rows } = await shop.database.pool.query<KeyId & { wrapped_key: Buffer }>(
      'SELECT person, purpose, wrapped_key FROM person_key WHERE wrapped_key IS NOT NULL',
    );
    return rows.filter((row) => isWrappedBy(row.wrapped_key, row, Buffer.from(key, 'hex'))).length;
  }

  function listOf(key: string): DestroyedKeys {
    const file = path.join(shop.dataDirectory, 'destroyed-keys');
    return new DestroyedKeys(file, [Buffer.from(key, 'hex')], shop.database.pool);
  }

  async function manyKeys(): Promise<void> {
    const ids = Array.from({ length: MANY }, (_, nth) => `customer:m${String(nth).padStart(5, '0')}`);
    const wrapped = [...ids, LAST].map((person) => ({
      person,
      key: wrapKey(Buffer.alloc(32, 9), { person, purpose: 'identity' } as KeyId, Buffer.from(OLD, 'hex')),
    }));
    await shop.database.pool.query(
      `INSERT INTO person_key (person, purpose, wrapped_key)
       SELECT person, 'identity', key FROM unnest($1::text[], $2::bytea[]) AS made (person, key)`,
      [wrapped.map(({ person }) => person), wrapped.map(({ key }) => key)],
    );
  }

  async function forSale(): Promise<readonly string[]> {
    const { rows } = await shop.database.pool.query<{ varu_id: string }>(
      `SELECT varu_id FROM view_product WHERE type = 'Ha' AND flags = '{}' AND web_stock > 0 ORDER BY varu_id`,
    );
    return rows.map(({ varu_id }) => varu_id);
  }
});
