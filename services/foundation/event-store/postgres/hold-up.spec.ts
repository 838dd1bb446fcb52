import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';

import { ProjectionRunner } from '../../../../projections/index.js';
import { cartProjection } from '../../../../projections/cart/project.js';
import { SettableClock } from '../../clock.js';
import { createTestDatabase, type TestDatabase } from '../../database/testing.js';
import { reactionLags } from '../../reactions/reaction-lag.js';
import { itemAdded, newStream } from '../events.fixture.js';
import { openTestEventStore, type TestEventStore } from '../testing.js';

const NOW = '2026-03-01T12:01:00.000Z';

describe('while a transaction in another database of the server stays open', () => {
  let opened: TestEventStore;
  let elsewhere: TestDatabase;
  let idle: pg.Client;
  beforeAll(async () => {
    [opened, elsewhere] = [await openTestEventStore(), await createTestDatabase()];
    idle = new pg.Client({ connectionString: elsewhere.url, application_name: 'forgotten shell' });
    await idle.connect();
  });
  afterAll(async () => {
    await idle.end();
    await elsewhere.close();
    await opened.close();
  });

  test('lag counts the events that nobody can read yet, for views and reactions, and names the process', async () => {
    const { store, database } = opened;
    await store.append(newStream(), 'no-stream', [itemAdded('1', '2026-03-01T12:00:00.000Z')]);
    const views = new ProjectionRunner(store, database.pool, [cartProjection], { now: () => new Date(NOW) });
    await views.start();
    await views.waitFor(cartProjection.name, await store.head(), 10_000);
    expect(await views.status()).toMatchObject([{ eventsBehind: 0, secondsBehind: 0 }]);
    expect(await store.holdUp()).toBeNull();

    await idle.query('BEGIN; SELECT pg_current_xact_id()');
    await store.append(newStream(), 'no-stream', [itemAdded('2', '2026-03-01T12:00:00.000Z')]);
    expect(await views.waitFor(cartProjection.name, await store.head(), 1)).toBe(false);
    expect(await views.status()).toMatchObject([{ eventsBehind: 1, eventsBehindIsExact: true, secondsBehind: 60 }]);
    const reaction = { name: 'never ran', eventTypes: ['ItemAdded'] };
    expect(await reactionLags(store, database.pool, new SettableClock(NOW), [reaction])).toMatchObject([
      { reaction: 'never ran', eventsBehind: 2, secondsBehind: 60, parked: 0 },
    ]);
    expect(await store.holdUp()).toMatchObject({
      pid: expect.any(Number),
      application: 'forgotten shell',
      database: expect.stringMatching(/^test_/),
      state: 'idle in transaction',
      since: expect.any(String),
    });

    await idle.query('COMMIT');
    expect(await views.waitFor(cartProjection.name, await store.head(), 10_000)).toBe(true);
    expect(await store.holdUp()).toBeNull();
    await views.stop();
  });
});
