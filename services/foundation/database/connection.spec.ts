import { Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { isUnavailable } from '../problem/unavailable.js';
import { connect, SHOP_LIMITS, TOOL_LIMITS, type Connection } from './connection.js';
import { Gate } from './gate.fixture.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

const SHORT_MS = 50;

describe('a connection of the shop', () => {
  let database: TestDatabase;
  let hasty: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    hasty = connect(database.url, 2, {
      idle_in_transaction_session_timeout: SHORT_MS,
      lock_timeout: SHORT_MS,
      statement_timeout: 4 * SHORT_MS,
      connectionTimeoutMillis: 4 * SHORT_MS,
    });
  });
  afterAll(async () => {
    await hasty.close();
    await database.close();
  });

  test('is ended by the server when it leaves a transaction open, which would hold up every follower', async () => {
    const client = await hasty.pool.connect();
    const ended = new Promise<Error>((resolve) => client.once('error', resolve));
    await client.query('BEGIN; SELECT pg_current_xact_id()');
    expect(await ended).toMatchObject({ code: '25P03' });
    client.release(true);
  });

  test('gives up waiting for a lock', async () => {
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE event');
    await expect(hasty.pool.query('SELECT count(*) FROM event')).rejects.toMatchObject({ code: '55P03' });
    await holder.query('ROLLBACK');
    holder.release();
  });

  test('gives up a statement that takes too long, and can run the next', async () => {
    await expect(hasty.pool.query('SELECT pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
    expect((await hasty.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('is waited for only a limited time while all are in use', async () => {
    const taken = [await hasty.pool.connect(), await hasty.pool.connect()];
    const third = await hasty.pool.query('SELECT 1').catch((error: unknown) => error);
    expect([isUnavailable(third), String(third)]).toEqual([true, expect.stringContaining('timeout exceeded')]);
    for (const client of taken) client.release();
  });

  test('is waited for only a limited time at a server that accepts calls and does not answer', async () => {
    const gate = await Gate.to(database.url);
    gate.isSilent = true;
    const limits = { ...TOOL_LIMITS, connectionTimeoutMillis: SHORT_MS };
    const silent = connect(gate.url, 1, limits);
    const error = await silent.pool.query('SELECT 1').catch((reason: unknown) => reason);
    expect([isUnavailable(error), String(error)]).toEqual([true, expect.stringContaining('timeout')]);
    await silent.close();
    gate.close();
  });

  test('asks the network whether the server is still there', async () => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const asking = connect(database.url, 1);
    await asking.pool.query('SELECT 1');
    expect(asked.mock.calls).toEqual([[true, 30_000]]);
    asked.mockRestore();
    await asking.close();
  });

  test('can be cut by the server while it is in use: its next query fails, and the process continues', async () => {
    const client = await database.pool.connect();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await hasty.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
  });

  test('ends its pool when it is closed, also when only the pool was used', async () => {
    const used = connect(database.url, 1);
    await used.pool.query('SELECT');
    await used.close();
    expect([used.pool.ended, used.pool.totalCount]).toEqual([true, 0]);
  });

  test.each([
    ['of a tool', TOOL_LIMITS, { idle: '1min', lock: '30s', statement: '0' }],
    ['of the shop that is open', SHOP_LIMITS, { idle: '1min', lock: '30s', statement: '1min' }],
  ])('%s has the times in docs/operations.md', async (_whose, limits, times) => {
    const { pool, close } = connect(database.url, 1, limits);
    expect((await pool.query(TIMES)).rows).toEqual([times]);
    await close();
  });

  test('has the times in DATABASE_URL instead', async () => {
    const { pool, close } = connect(`${database.url}?statement_timeout=5000&lock_timeout=2000`, 1, SHOP_LIMITS);
    expect((await pool.query(TIMES)).rows).toEqual([{ idle: '1min', lock: '2s', statement: '5s' }]);
    await close();
  });
});

const TIMES = `SELECT current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('lock_timeout') AS lock,
  current_setting('statement_timeout') AS statement`;
