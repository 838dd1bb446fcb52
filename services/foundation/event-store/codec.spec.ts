import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FORGOTTEN, upcasters, type AnyEventDefinitions } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { EventCodec } from './codec.js';
import { newEvent } from './events.fixture.js';
import { PersonalDataKeys } from './personal-data/keys.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';
import { openTestEventStore, type TestEventStore } from './testing.js';

const AT = '2026-03-01T12:00:00.000Z';

describe('personal data', () => {
  let opened: TestEventStore;
  beforeAll(async () => (opened = await openTestEventStore()));
  afterAll(() => opened.close());

  test('cannot be read in the database', async () => {
    const { stream } = await identify();
    const { rows } = await opened.database.pool.query('SELECT data::text FROM event WHERE stream_id = $1', [stream]);
    expect(rows[0].data).not.toContain('198507099805');
    expect(rows[0].data).not.toContain('Astrid');
  });

  test('can be read by the shop, also after a restart', async () => {
    const { stream } = await identify();
    const [event] = await restarted().readStream(stream);
    expect(event?.data).toMatchObject({ personNumber: '198507099805', firstName: 'Astrid' });
  });

  test('is lost for ever when its key is destroyed, and the stream stays readable', async () => {
    const { stream, customerId } = await identify();
    await opened.keys.destroy(`customer:${customerId}`, 'identity');
    for (const store of [opened.store, restarted()]) {
      const [event] = await store.readStream(stream);
      expect(event?.data).toMatchObject({ customerId, personNumber: FORGOTTEN, firstName: FORGOTTEN, method: 'test' });
    }
  });

  test('that an event may have, but has not, needs no key', async () => {
    const customerId = randomUUID();
    const nothing = { personNumber: null, firstName: null, lastName: null };
    await opened.store.append(`customer-${randomUUID()}`, 'no-stream', [
      newEvent('CustomerIdentified', { customerId, ...nothing, method: 'test', identifiedAt: AT, validUntil: AT }, AT),
    ]);
    const { rows } = await opened.database.pool.query('SELECT purpose FROM person_key WHERE person = $1', [
      `customer:${customerId}`,
    ]);
    expect(rows).toEqual([]);
  });

  test('of a forgotten person cannot be written again', async () => {
    const { customerId } = await identify();
    await opened.keys.destroy(`customer:${customerId}`, 'identity');
    await expect(identify(customerId)).rejects.toThrow('has been destroyed');
  });

  async function identify(customerId: string = randomUUID()) {
    const stream = `customer-${randomUUID()}`;
    const data = {
      customerId,
      personNumber: '198507099805',
      firstName: 'Astrid',
      lastName: 'Ek',
      method: 'test',
      identifiedAt: AT,
      validUntil: AT,
    };
    await opened.store.append(stream, 'no-stream', [newEvent('CustomerIdentified', data, AT)]);
    return { stream, customerId };
  }

  function restarted(): PostgresEventStore {
    const keys = new PersonalDataKeys(opened.database.pool, [Buffer.alloc(32, 7)]);
    return new PostgresEventStore(opened.database.pool, new EventCodec(allEventDefinitions, keys), opened.database.url);
  }
});

describe('an event of another version', () => {
  const versionOne: AnyEventDefinitions = { Priced: { version: 1 } };
  const versionThree: AnyEventDefinitions = {
    Priced: {
      version: 3,
      upcast: upcasters(
        (data: { kronor: number }) => ({ ore: data.kronor * 100 }),
        (data) => ({ ...data, vatRate: 25 }),
      ),
    },
  };

  test('that is older is read as the current one, step by step', async () => {
    const opened = await openTestEventStore(versionOne);
    const stream = `cart-${randomUUID()}`;
    await opened.store.append(stream, 'no-stream', [newEvent('Priced', { kronor: 49 }, AT)]);
    const today = new PostgresEventStore(
      opened.database.pool,
      new EventCodec(versionThree, opened.keys),
      opened.database.url,
    );
    const [event] = await today.readStream(stream);
    expect(event).toMatchObject({ version: 3, data: { ore: 4900, vatRate: 25 } });
    await today.close();
    await opened.close();
  });

  test('that is newer is refused by name', async () => {
    const opened = await openTestEventStore(versionThree);
    const stream = `cart-${randomUUID()}`;
    await opened.store.append(stream, 'no-stream', [newEvent('Priced', { ore: 4900, vatRate: 6 }, AT)]);
    const rolledBack = new PostgresEventStore(
      opened.database.pool,
      new EventCodec(versionOne, opened.keys),
      opened.database.url,
    );
    await expect(rolledBack.readStream(stream)).rejects.toThrow('Priced has version 3');
    await rolledBack.close();
    await opened.close();
  });
});
