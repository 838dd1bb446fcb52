import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { connect, type Connection } from './connection.js';
import { createTestDatabase, type TestDatabase } from './testing.js';

const SHORT_MS = 50;

describe('a connection of the shop', () => {
  let database: TestDatabase;
  let hasty: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    hasty = connect(database.url, 2, { idle_in_transaction_session_timeout: SHORT_MS, lock_timeout: SHORT_MS });
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

  test('gives up a lock that does not come', async () => {
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE event');
    await expect(hasty.pool.query('SELECT count(*) FROM event')).rejects.toMatchObject({ code: '55P03' });
    await holder.query('ROLLBACK');
    holder.release();
  });

  test('may be cut by the server while it is in use: its next query fails, and the process goes on', async () => {
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

  test('has the times that docs/operations.md names', async () => {
    const { rows } = await database.pool.query(
      `SELECT current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('lock_timeout') AS lock`,
    );
    expect(rows).toEqual([{ idle: '1min', lock: '30s' }]);
  });
});
