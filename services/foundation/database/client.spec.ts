import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';
import type pg from 'pg';

import { connect, type Connection } from './connection.js';
import { Gate, message } from './gate.fixture.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

/** Messages that a server never sends, or never in this state of the protocol. */
const UNASKED: readonly (readonly [string, Buffer])[] = [
  ['a row', message('D', Buffer.from([0, 1, 0, 0, 0, 1, 65]))],
  ['the end of a command', message('C', Buffer.from('SELECT 1\0'))],
  ['a description of rows', message('T', Buffer.from([0, 0]))],
  ['a copy', message('G', Buffer.from([0, 0, 0]))],
  ['an empty answer', message('I')],
  ['the end of parsing', message('1')],
  ['a suspended portal', message('s')],
  ['an error of the whole server', message('E', Buffer.from('SFATAL\0C57P01\0Mgoing away\0\0'))],
  ['an unknown log-in method', message('R', Buffer.from([0, 0, 0, 99]))],
  ['an unknown message', message('?', Buffer.from('what'))],
  ['a message cut short', message('T', Buffer.from([0, 9, 1]))],
  ['a notice', message('N', Buffer.from('SNOTICE\0Mvacuumed\0\0'))],
  ['a notification', message('A', Buffer.from('\0\0\0\x01event_appended\0\0', 'latin1'))],
  ['bytes of another protocol', Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')],
];

const SAID = [
  ['notification' as 'notice', 'LISTEN event_appended; NOTIFY event_appended'],
  ['notice', "DO $$ BEGIN RAISE NOTICE 'here'; END $$"],
] as const;

/** An exception in the driver's event handler would end the process, and here the test run. */
describe('no answer of PostgreSQL ends the process:', () => {
  let database: TestDatabase;
  let gate: Gate;
  let connection: Connection;
  let logged: MockInstance<Logger['error']>;
  let warned: MockInstance<Logger['warn']>;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.close());
  beforeEach(async () => {
    logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    gate = await Gate.to(database.url);
    connection = connect(gate.url, 1);
  });
  afterEach(async () => {
    gate.close();
    await connection.close();
    vi.restoreAllMocks();
  });

  test.each(UNASKED)('%s that arrives while no query runs', async (_what, words) => {
    await connection.pool.query('SELECT 1');
    gate.sayLast(words);
    expect(await oneAgain()).toBe(1);
  });

  test.each(UNASKED)('%s that arrives during a statement', async (_what, words) => {
    await connection.pool.query('SELECT 1');
    gate.isSilent = true;
    const asked = connection.pool.query('SELECT 1').catch((error: unknown) => error);
    gate.sayLast(words);
    await asked;
    gate.isSilent = false;
    expect(await oneAgain()).toBe(1);
  });

  test('a listener that throws at a notification or a notice breaks its own connection', async () => {
    for (const [event, statement] of SAID) {
      const client = await connection.pool.connect();
      const gone = new Promise((resolve) => client.once('end', resolve));
      client.on(event, stumble);
      await client.query(statement).catch(() => null);
      await gone;
      client.release(true);
      expect(String(logged.mock.calls.pop()?.[0])).toContain('stumbled');
    }
    expect(await oneAgain()).toBe(1);
  });

  test('a value that cannot be read fails its statement alone', async () => {
    const types = { getTypeParser: () => stumble } as unknown as pg.CustomTypesConfig;
    await expect(connection.pool.query({ text: 'SELECT 1', types })).rejects.toThrow('stumbled');
    const none = { getTypeParser: stumble } as unknown as pg.CustomTypesConfig;
    await expect(connection.pool.query({ text: 'SELECT 1', types: none })).rejects.toThrow('stumbled');
    expect(await oneAgain()).toBe(1);
  });

  test('a lost connection is reported, and the reporting code may throw', async () => {
    for (const telling of [() => undefined, stumble]) {
      warned.mockImplementation(telling);
      const { pool, close } = connect(gate.url, 1);
      await pool.query('SELECT 1');
      const lost = new Promise((resolve) => pool.once('remove', resolve));
      gate.cut();
      await lost;
      expect(await pool.query('SELECT 1').then(({ rowCount }) => rowCount)).toBe(1);
      await close();
    }
    expect(warned.mock.calls.flat().join()).toMatch(/^a connection was lost: /);
    expect(logged.mock.calls.flat().join()).toMatch(/^a lost connection: TypeError: stumbled/);
  });

  async function oneAgain(): Promise<unknown> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { rows } = await connection.pool
        .query<{ one: number }>('SELECT 1 AS one')
        .catch(() => ({ rows: [] as { one: number }[] }));
      if (rows[0]) return rows[0].one;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return null;
  }
});

function stumble(): never {
  throw new TypeError('stumbled');
}
