import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newStream } from '../events.fixture.js';
import { Connection } from './connection.js';
import { EventStoreServer } from '../../../../simulators/eventstoredb/event-store-server.js';
import { WakeUp } from './wake-up.js';

const NEVER_POLLS_MS = 3_600_000;

describe('a follower on EventStoreDB', () => {
  let server: EventStoreServer;
  let connection: Connection;
  let wakeUp: WakeUp;
  let elsewhere: EventStoreDBClient;
  beforeAll(async () => {
    server = await EventStoreServer.start();
    connection = new Connection(server.url);
    wakeUp = new WakeUp(connection, NEVER_POLLS_MS);
    elsewhere = EventStoreDBClient.connectionString(server.url);
  });
  afterAll(async () => {
    wakeUp.close();
    connection.close();
    await elsewhere.dispose();
    server.stop();
  });

  test('is woken by appends of another process, also after the server was away', async () => {
    const { next, unlisten } = wakes();
    await next('subscribed');
    await next('appended', () => append());
    server.stop();
    await next('subscribed again', () => server.restart());
    await next('appended', () => append());
    unlisten();
  });

  test('is not woken by the server’s own events', async () => {
    const seen: string[] = [];
    const { next, unlisten } = wakes(() => seen.push('woken'));
    await next('appended', async () => {
      await append('$statsCollected');
      await append();
    });
    expect(seen).toEqual(['woken']);
    unlisten();
  });

  test('does not get appends of its own process, and hears of others’ appends again afterwards', async () => {
    const own = new WakeUp(connection, NEVER_POLLS_MS, 100);
    const unlisten = own.listen(() => undefined);
    await server.subscriptions.until(2);
    own.appended();
    await server.subscriptions.until(1);
    await server.subscriptions.until(2);
    unlisten();
    own.close();
  });

  test('looks for appends of others while its own process appends', async () => {
    const own = new WakeUp(connection, NEVER_POLLS_MS, NEVER_POLLS_MS);
    let looks = 0;
    await new Promise<void>((enough) => {
      own.listen(() => (looks += 1) === 4 && enough());
      own.appended();
    });
    own.close();
  });

  async function append(type = 'ItemAdded'): Promise<void> {
    await elsewhere.appendToStream(newStream(), jsonEvent({ type, data: {} }));
  }

  /** Collects wake-ups, including those that come before the test waits for one. */
  function wakes(note: () => void = () => undefined) {
    let wake = (_why?: unknown): void => undefined;
    const unlisten = wakeUp.listen(() => {
      note();
      wake();
    });
    const next = async (_what: string, deed: () => Promise<unknown> = async () => undefined): Promise<void> => {
      const woken = new Promise((resolve) => (wake = resolve));
      await deed();
      await woken;
    };
    return { next, unlisten };
  }
});
