import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { Sessions } from './sessions.js';

const OTHERS = 5_000;
const clock = new SettableClock('2026-03-01T09:00:00.000Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `INSERT INTO session (token_hash, session_id, cart_id, created_at, expires_at)
     SELECT 'other ' || nth, gen_random_uuid(), gen_random_uuid(), now(), 'infinity' FROM generate_series(1, ${OTHERS}) AS nth`,
  );
  await database.pool.query(
    `INSERT INTO session_turn (token_hash, session_hash, retired_at) SELECT 'old ' || token_hash, token_hash, now() FROM session`,
  );
  await database.pool.query('ANALYZE session, session_turn');
});
afterAll(() => database.close());

/** Returns the pool of another process, and the statements sent through it. */
function counted(): { readonly pool: pg.Pool; readonly asked: { text: string; values: unknown[] }[] } {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = (text: string | pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> => {
    asked.push(typeof text === 'string' ? { text, values } : { text: text.text, values: text.values ?? [] });
    return database.pool.query(text as string, values.length > 0 ? values : undefined);
  };
  return { pool: { query } as unknown as pg.Pool, asked };
}

describe('a session', () => {
  test('is read with one indexed query, and without a query when it was just read', async () => {
    const { token, session } = await new Sessions(database.pool, clock).openGuest();
    const { pool, asked } = counted();
    const sessions = new Sessions(pool, clock);
    expect(await sessions.find(token)).toMatchObject({ sessionId: session.sessionId });
    expect(asked).toHaveLength(1);
    expect(await sessions.find(token)).toMatchObject({ sessionId: session.sessionId });
    expect(asked).toHaveLength(1);
    const [read] = asked;
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${read?.text.replaceAll('$1', `'{${String((read.values[0] as string[])[0])}}'`)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using session_pkey/);
    expect(plan).toMatch(/Index Scan using session_turn_pkey/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  test('that another process ended is over here within five seconds, however often it is used', async () => {
    const elsewhere = new Sessions(database.pool, clock);
    const here = new Sessions(database.pool, clock);
    const { token } = await elsewhere.openGuest();
    expect(await here.find(token)).not.toBeNull();
    await elsewhere.end(token);
    const at = (second: number): void => clock.set(`2026-03-01T09:00:0${second}.000Z`);
    for (let second = 1; second <= 5; second += 1) {
      at(second);
      await here.find(token);
    }
    at(6);
    expect(await here.find(token)).toBeNull();
  });

  test('that another process prolonged is not over here', async () => {
    clock.set('2026-03-01T10:00:00.000Z');
    const elsewhere = new Sessions(database.pool, clock);
    const here = new Sessions(database.pool, clock);
    const who = { customerId: randomUUID(), cartId: randomUUID(), method: 'BankID', stayLoggedIn: false } as const;
    const { token } = await elsewhere.openIdentified(who, null);
    clock.set('2026-03-01T10:59:57.000Z');
    await here.find(token);
    await elsewhere.refresh(token, clock.now());
    clock.set('2026-03-01T11:00:01.000Z');
    expect(await here.find(token)).toMatchObject({ customerId: who.customerId });
  });

  test('is read together with all others that are asked for at the same time', async () => {
    const opened = await Promise.all(Array.from({ length: 12 }, () => new Sessions(database.pool, clock).openGuest()));
    const { pool, asked } = counted();
    const sessions = new Sessions(pool, clock);
    const first = sessions.find(randomUUID());
    const found = await Promise.all(opened.map(({ token }) => sessions.find(token)));
    expect(await first).toBeNull();
    expect(found.map((session) => session?.sessionId)).toEqual(opened.map(({ session }) => session.sessionId));
    expect(asked).toHaveLength(1);
  });
});

describe('a weak log-in', () => {
  test('that is used each day continues, and ends ninety days after it was opened', async () => {
    const own = new SettableClock('2026-03-01T09:00:00.000Z');
    const sessions = new Sessions(database.pool, own);
    const login = { customerId: randomUUID(), cartId: randomUUID(), method: 'BankID', stayLoggedIn: true } as const;
    const { token } = await sessions.openIdentified(login, null);
    const day = (number: number): string => new Date(Date.UTC(2026, 2, 1 + number, 9)).toISOString();
    for (let number = 10; number < 90; number += 10) {
      own.set(day(number));
      expect(await sessions.refresh(token, own.now())).toMatchObject({ stayLoggedIn: true });
    }
    expect((await sessions.find(token))?.expiresAt).toBe(day(90));
    own.set(day(90));
    expect(await sessions.find(token)).toBeNull();
  });
});
