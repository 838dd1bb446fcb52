import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { WorkLocks } from '../../foundation/database/work-locks.js';
import type { PartnerName } from '../partners.js';
import { SimulatorClaims } from './simulator-claims.js';

let database: TestDatabase;
const opened: { close(): Promise<void>; release(): void }[] = [];
beforeAll(async () => (database = await createTestDatabase()));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { close, release } of opened.splice(0)) {
    release();
    await close();
  }
});
afterAll(() => database.close());

/** Creates the claims of another process. */
function claimsOf(...partners: readonly PartnerName[]): SimulatorClaims {
  const locks = new WorkLocks(database.url);
  const claims = new SimulatorClaims(locks, partners);
  opened.push({ close: () => locks.close(), release: () => claims.release() });
  return claims;
}
const lostConnections = () =>
  database.pool.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'algort locks' AND datname = current_database()`,
  );

test.each(['adyen', 'warehouse', 'mail', 'push', 'bankid', 'freja', 'e-health', 'verification'] as const)(
  'a second process on the database with a simulated %s is refused, by the name of its setting',
  async (partner) => {
    await claimsOf(partner).hold();
    await expect(claimsOf(partner).hold()).rejects.toThrow(
      new RegExp(
        `^[A-Z_]+_URL: is not set, and another process on this database simulates ${partner} already; .*npm run partners`,
      ),
    );
  },
);

test('partners are claimed one by one', async () => {
  await claimsOf('adyen', 'warehouse').hold();
  await claimsOf('mail').hold();
});

test('a partner whose simulators all give the same answers may be simulated in each process', async () => {
  await claimsOf('weather', 'population-register').hold();
  await claimsOf('weather', 'population-register').hold();
});

test('a process that ends leaves its partners to the next', async () => {
  await claimsOf('adyen').hold();
  await opened.pop()?.close();
  await claimsOf('adyen').hold();
});

test('a claim lost with its connection is taken again before another start can have it', async () => {
  const first = claimsOf('adyen');
  await first.hold();
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  await lostConnections();
  await first.renew();
  await first.renew();
  await expect(claimsOf('adyen').hold()).rejects.toThrow('simulates adyen already');
});

test('a claim that another process has taken meanwhile is reported', async () => {
  const said = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const first = claimsOf('adyen');
  await first.hold();
  await lostConnections();
  await claimsOf('adyen').hold();
  await first.renew();
  await first.renew();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('simulates adyen already'));
});

test('when the database is away only one partner’s claim is not renewed, and the process continues', async () => {
  const said = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const asked: string[] = [];
  const away = async (name: string): Promise<boolean> => {
    asked.push(name);
    throw new Error('connect ECONNREFUSED');
  };
  await new SimulatorClaims({ acquire: away }, ['adyen', 'mail']).renew();
  expect(asked).toEqual(['simulated adyen', 'simulated mail']);
  expect(said).toHaveBeenCalledTimes(2);
});

test('claims are renewed twice a minute until they are released', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const claims = new SimulatorClaims({ acquire: async () => ((asked += 1), true) }, ['adyen']);
  await claims.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  claims.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
