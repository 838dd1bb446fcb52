import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type pg from 'pg';

import { FORGOTTEN, type PersonRef, type Position } from '../../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../../domain/slices.js';
import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { EventCodec } from '../codec.js';
import type { StoredRow } from '../encoded-event.js';
import { TEST_MASTER_KEY } from '../testing.js';
import { UndecodableEvent } from '../undecodable-event.js';
import { KEY_CACHE, PersonalDataKeys, type KeyCacheOptions } from './keys.js';
import { KeyNotLoaded } from './resolved-keys.js';
import { sealField } from './seal.js';
import { wrapKey } from './wrapping.js';

const purpose = 'identity';

describe('the keys of people who are not erased', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  beforeEach(() => database.pool.query('TRUNCATE person_key'));
  afterAll(() => database.close());

  test('are all found for 60,000 customers, with a cache of 50,000', async () => {
    const rows = await customers(60_000);
    const codec = codecOf(KEY_CACHE);
    for (const batch of [60_000, 5_000])
      for (let from = 0; from < rows.length; from += batch)
        expect(await unread(codec, rows.slice(from, from + batch))).toEqual([]);
  });

  test('are found however many end between two checks of the cache', async () => {
    const rows = await customers(50);
    const clock = new JumpingClock();
    const codec = codecOf({ max: 40, ttlMs: 60_000, now: () => clock.now() });
    while (clock.expiries < 1_000) expect(await unread(codec, rows)).toEqual([]);
  });

  test('are never taken for destroyed because their row is missing', async () => {
    const rows = await customers(3);
    await database.pool.query(`DELETE FROM person_key WHERE person = 'customer:1'`);
    const [first, second, third] = await codecOf(KEY_CACHE).decodeEach(rows);
    expect([first, third]).toMatchObject([{ data: { firstName: 'Astrid 0' } }, { data: { firstName: 'Astrid 2' } }]);
    expect(second).toBeInstanceOf(UndecodableEvent);
    expect(second).toMatchObject({ row: { eventId: 'event-1', streamId: 'customer-1', type: 'CustomerIdentified' } });
    expect((second as UndecodableEvent).cause).toBeInstanceOf(KeyNotLoaded);
    await expect(codecOf(KEY_CACHE).decode(rows)).rejects.toThrow('the identity key of customer:1 could not be loaded');
  });

  test('keep the other events of a batch readable when one row or one field is damaged', async () => {
    const rows = await customers(4);
    await database.pool.query(`UPDATE person_key SET wrapped_key = '\\x00' WHERE person = 'customer:1'`);
    const damaged = { ...rows[2], data: { firstName: { ...sealedName(rows[2]), $sealed: 'AAAA' } } };
    const decoded = await codecOf(KEY_CACHE).decodeEach([rows[0], rows[1], damaged, rows[3]] as StoredRow[]);
    expect(decoded.map((event) => event instanceof UndecodableEvent)).toEqual([false, true, true, false]);
  });

  test('do not come back into memory from a read that began before they were destroyed', async () => {
    const rows = await customers(1);
    const slow = new SlowAnswers(database.pool);
    const keys = new PersonalDataKeys(slow.pool, [TEST_MASTER_KEY]);
    const codec = new EventCodec(allEventDefinitions, keys);
    const reading = codec.decode(rows);
    await slow.answered;
    await keys.destroy('customer:0', purpose);
    slow.release();
    await reading;
    expect(await codec.decode(rows)).toMatchObject([{ data: { firstName: FORGOTTEN } }]);
    await expect(keys.keyFor('customer:0', purpose)).rejects.toThrow('has been destroyed');
  });

  function codecOf(cache: KeyCacheOptions): EventCodec {
    return new EventCodec(allEventDefinitions, new PersonalDataKeys(database.pool, [TEST_MASTER_KEY], cache));
  }

  /** Creates customers with a name, each encrypted with its own key. */
  async function customers(count: number): Promise<StoredRow[]> {
    const persons = Array.from({ length: count }, (_, index): PersonRef => `customer:${index}`);
    const keys = persons.map(() => randomBytes(32));
    await database.pool.query(
      `INSERT INTO person_key (person, purpose, wrapped_key)
       SELECT person, $3, wrapped FROM unnest($1::text[], $2::bytea[]) AS made(person, wrapped)`,
      [persons, keys.map((key, index) => wrapped(key, persons[index] as PersonRef)), purpose],
    );
    return keys.map((key, index) =>
      identified(index, sealField(`Astrid ${index}`, key, persons[index] as PersonRef, purpose)),
    );
  }
});

function wrapped(key: Buffer, person: PersonRef): Buffer {
  return wrapKey(key, { person, purpose }, TEST_MASTER_KEY);
}

function identified(index: number, firstName: object): StoredRow {
  const at = '2026-03-01T12:00:00.000Z';
  const eventId = `event-${index}`;
  return {
    type: 'CustomerIdentified',
    data: { customerId: String(index), firstName },
    eventId,
    version: 1,
    streamId: `customer-${index}`,
    revision: 0,
    position: `${index}/1` as Position,
    metadata: {
      commandId: eventId,
      correlationId: eventId,
      causationId: null,
      actor: { kind: 'system', id: 'test' },
      effectiveAt: at,
      recordedAt: at,
      fingerprint: 'f',
    },
  };
}

function sealedName(row: StoredRow | undefined): object {
  return (row?.data as { firstName: object }).firstName;
}

/** Returns the streams whose name was decrypted wrongly. */
async function unread(codec: EventCodec, rows: readonly StoredRow[]): Promise<string[]> {
  const decoded = await codec.decodeEach(rows);
  return decoded.flatMap((event, index) =>
    event instanceof UndecodableEvent ||
    (event.data as { firstName: string }).firstName !== `Astrid ${rows[index]?.streamId.slice('customer-'.length)}`
      ? [rows[index]?.streamId ?? '']
      : [],
  );
}

/** A clock that sometimes jumps past the time to live between two reads, in a fixed order. */
class JumpingClock {
  expiries = 0;
  private at = 1;
  private seed = 1;

  now(): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    if (this.seed % 10 === 0) {
      this.expiries += 1;
      this.at += 61_000;
    }
    return this.at;
  }
}

class SlowAnswers {
  readonly pool: pg.Pool;
  readonly answered: Promise<void>;
  release: () => void = () => undefined;

  constructor(pool: pg.Pool) {
    const released = new Promise<void>((resolve) => (this.release = resolve));
    let tell = (): void => undefined;
    this.answered = new Promise((resolve) => (tell = resolve));
    let first = true;
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      const isFirst = first;
      first = false;
      const answer = await pool.query(text, values);
      if (!isFirst) return answer;
      tell();
      await released;
      return answer;
    };
    this.pool = { query } as unknown as pg.Pool;
  }
}
