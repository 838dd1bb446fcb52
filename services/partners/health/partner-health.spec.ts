import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { PartnerHealth } from './partner-health.js';
import type { HeardCall } from './partner-watch.js';

const answered: HeardCall = { partner: 'bankid', outcome: 'answered', code: null, status: null };
const refused: HeardCall = { partner: 'bankid', outcome: 'failed', code: 'unauthorized', status: 401 };
const silent: HeardCall = { partner: 'bankid', outcome: 'failed', code: 'ECONNREFUSED', status: null };
const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
const log = vi.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);

let database: TestDatabase;
let clock: SettableClock;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  await database.pool.query('TRUNCATE partner_call');
  clock = new SettableClock('2026-11-21T10:00:00.000Z');
  warn.mockClear();
  log.mockClear();
});

const health = (): PartnerHealth => new PartnerHealth(database.pool, clock);
const heard = (where: PartnerHealth, ...calls: readonly HeardCall[]): void => {
  for (const call of calls) where.heard(call);
};

describe('calls to partners', () => {
  test('are counted by code and status in two processes together', async () => {
    const [one, other] = [health(), health()];
    heard(one, refused, refused, silent, answered);
    await one.write();
    clock.set('2026-11-21T10:05:00.000Z');
    heard(other, refused, answered);
    await other.write();
    const day = '2026-11-21';
    const expected = [
      { ...answered, day, calls: 2, lastAt: '2026-11-21T10:05:00.000Z' },
      { ...refused, day, calls: 3, lastAt: '2026-11-21T10:05:00.000Z' },
      { ...silent, day, calls: 1, lastAt: '2026-11-21T10:00:00.000Z' },
    ];
    expect(await one.calls()).toEqual(expect.arrayContaining(expected));
    expect(await one.calls()).toHaveLength(3);
    expect(await other.calls()).toEqual(await one.calls());
  });

  test('that are written late do not set the time back', async () => {
    const [one, other] = [health(), health()];
    heard(one, answered);
    clock.set('2026-11-21T10:05:00.000Z');
    heard(other, answered);
    await other.write();
    await one.write();
    expect(await one.calls()).toMatchObject([{ calls: 2, lastAt: '2026-11-21T10:05:00.000Z' }]);
  });

  test('are read with what this process has not written yet, and are written when it ends', async () => {
    const ending = health();
    heard(ending, refused);
    expect(await ending.calls()).toMatchObject([{ calls: 1 }]);
    heard(ending, refused);
    await ending.onApplicationShutdown();
    expect(await health().calls()).toMatchObject([{ calls: 2 }]);
  });

  test('are counted for each day, and forgotten after thirty days', async () => {
    const it = health();
    heard(it, refused);
    await it.write();
    clock.set('2026-11-21T23:30:00.000Z');
    heard(it, refused);
    expect(await it.calls()).toMatchObject([{ day: '2026-11-22' }, { day: '2026-11-21' }]);
    clock.set('2026-12-21T12:00:00.000Z');
    heard(it, answered);
    expect(await it.calls()).toMatchObject([{ day: '2026-12-21' }, { day: '2026-11-22' }]);
  });

  test('that cannot be written are counted with the next ones', async () => {
    const query = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('the database is away'));
    const away = { query: query as unknown as typeof database.pool.query };
    const pool = { ...away };
    const it = new PartnerHealth(pool, clock);
    heard(it, refused, refused);
    await it.write();
    pool.query = database.pool.query.bind(database.pool) as typeof database.pool.query;
    heard(it, refused);
    expect(await it.calls()).toMatchObject([{ calls: 3 }]);
    await it.onApplicationShutdown();
    const lines = warn.mock.calls.map(([line]) => String(line));
    expect(lines).toEqual([
      'bankid failed: unauthorized, status 401, 2 times',
      'calls to partners could not be counted yet: the database is away',
      'bankid failed: unauthorized, status 401',
    ]);
  });

  test('are written a second after the first, and again a second later while the write fails', async () => {
    vi.useFakeTimers();
    const query = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('the database is away'));
    const it = new PartnerHealth({ query: query as unknown as typeof database.pool.query }, clock);
    heard(it, refused);
    for (const [passed, tries] of [
      [999, 0],
      [1, 1],
      [1_000, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(passed);
      expect(query).toHaveBeenCalledTimes(tries);
    }
    await it.onApplicationShutdown();
  });
});

describe('the log', () => {
  test('has a line for a failure and one for an ended order, and none for a success', async () => {
    const it = health();
    heard(it, answered, silent, { partner: 'bankid', outcome: 'ended', code: 'certificateErr', status: 200 });
    await it.write();
    expect(warn.mock.calls).toEqual([['bankid failed: ECONNREFUSED, status none']]);
    expect(log.mock.calls).toEqual([['bankid ended: certificateErr, status 200']]);
  });

  test('has a line for a message that nobody reads', async () => {
    const it = health();
    heard(it, { partner: 'adyen', outcome: 'unread', code: 'CHARGEBACK', status: null });
    expect(await it.calls()).toMatchObject([{ partner: 'adyen', outcome: 'unread', code: 'CHARGEBACK', calls: 1 }]);
    expect(warn.mock.calls).toEqual([['adyen unread: CHARGEBACK, status none']]);
  });

  test.each([
    ['198507099805', '#'],
    ['bad number 19850709-9805 of them', 'bad number #of them'],
    ['two\nlines', 'two lines'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('contains nothing of the code %j that a partner could insert', async (code, told) => {
    const it = health();
    heard(it, { ...refused, code });
    expect(await it.calls()).toMatchObject([{ code: told }]);
    expect(warn.mock.calls).toEqual([[`bankid failed: ${told}, status 401`]]);
  });
});
