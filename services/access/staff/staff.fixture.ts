import { afterAll, beforeAll, beforeEach } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { ofThisProcess } from '../rate-limit/rate-limit.js';
import { LEAST_COST } from './password/password.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';

export const kim = { login: 'kim', name: 'Kim', role: 'support', password: 'rätt lösenord' } as const;
export const clock = new SettableClock('2026-03-01T08:00:00.000Z');

export let database: TestDatabase;
export let accounts: StaffAccounts;
export let sessions: StaffSessions;
export let devices: StaffDevices;
export let gate: StaffGate;

/** Opens the console's log-in for the tests of a file, with Kim as its only member of staff. */
export function openStaffLogIn(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    // A cheap hash is enough for these tests.
    accounts = new StaffAccounts(database.pool, clock, [], LEAST_COST);
    sessions = new StaffSessions(database.pool, clock);
    devices = new StaffDevices(database.pool, clock, new SignedClaims(new KeyedHash(Buffer.alloc(32, 3))), true);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    clock.set('2026-03-01T08:00:00.000Z');
    gate = new StaffGate(accounts, sessions, devices, true, clock, ofThisProcess);
    await database.pool.query('DELETE FROM staff_account');
    await accounts.ensure(kim);
  });
}

/** Replaces the gate until the next test. */
export function enterBy(other: StaffGate): void {
  gate = other;
}

export const OFFICE = '192.0.2.10';
/** The cookies of a log-in. Null when it was refused. */
export const enter = async (
  login: string,
  password: string,
  ip = OFFICE,
  cookies = '',
): Promise<readonly string[] | null> => {
  const answer = await gate.logIn(login, password, { ip, cookies });
  return 'cookies' in answer ? answer.cookies : null;
};
export const logIn = async (login: string, password: string, ip = OFFICE, cookies = ''): Promise<string | null> =>
  (await enter(login, password, ip, cookies))?.[0] ?? null;
/** The device cookie after a successful log-in. */
export const deviceOf = async (login: string, password: string): Promise<string> =>
  cookieOf((await enter(login, password))?.[1] ?? null);
export const cookieOf = (setCookie: string | null): string => setCookie?.split(';')[0] ?? '';
