import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { createTestDatabase, type TestDatabase } from '../../foundation/database/testing.js';
import { LEAST_COST } from './password/password.js';
import { StaffAccounts, type NewStaff } from './staff-accounts.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { ofThisProcess } from '../rate-limit/rate-limit.js';
import { StaffDevices } from './staff-devices.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';
import { testStaff } from './test-staff.js';

const CUSTOMER = '5b6f0a3e-0000-4000-8000-000000000001';
const kim = { login: 'kim', name: 'Kim', role: 'support', password: 'rätt lösenord' } as const;
/** The hash of 'rätt lösenord', as an older release stored it. */
const LOW_COST = 'scrypt$1024$8$1$MDEyMzQ1Njc4OWFiY2RlZg$NifQeTHMCG_9PZz9GPk0J5YKU2QjuOEdylt8lYP0a9o';
const clock = new SettableClock('2026-03-01T08:00:00.000Z');

let database: TestDatabase;
let accounts: StaffAccounts;
let sessions: StaffSessions;
let devices: StaffDevices;
let gate: StaffGate;

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

const OFFICE = '192.0.2.10';
/** Logs in and returns the cookies. Null when the log-in was refused. */
const enter = async (login: string, password: string, ip = OFFICE, cookies = ''): Promise<readonly string[] | null> => {
  const answer = await gate.logIn(login, password, { ip, cookies });
  return 'cookies' in answer ? answer.cookies : null;
};
const logIn = async (login: string, password: string, ip = OFFICE, cookies = ''): Promise<string | null> =>
  (await enter(login, password, ip, cookies))?.[0] ?? null;
/** Logs in and returns the device cookie. */
const deviceOf = async (login: string, password: string): Promise<string> =>
  cookieOf((await enter(login, password))?.[1] ?? null);
const cookieOf = (setCookie: string | null): string => setCookie?.split(';')[0] ?? '';

describe('logging in to the console', () => {
  test('the right password opens a session; the cookie is out of reach of scripts and other sites', async () => {
    const setCookie = await logIn(' KIM ', 'rätt lösenord');
    expect(setCookie).toMatch(/^__Host-algort_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/);
    expect((await gate.session(`a=b; ${cookieOf(setCookie)}`))?.staff).toMatchObject({ login: 'kim', role: 'support' });
  });

  test('neither a wrong password nor an unknown login opens one', async () => {
    expect(await logIn('kim', 'fel')).toBeNull();
    expect(await logIn('ingen', 'rätt lösenord')).toBeNull();
  });

  test('a password that everybody knows opens none where real customers are, though the account has it', async () => {
    gate = new StaffGate(
      new StaffAccounts(database.pool, clock, [kim.password], LEAST_COST),
      sessions,
      devices,
      true,
      clock,
      ofThisProcess,
    );
    expect(await logIn('kim', kim.password)).toBeNull();
  });

  test('after five failures the right password is refused too, until fifteen minutes have passed', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await logIn('kim', 'fel')).toBeNull();
    expect(await logIn('kim', 'rätt lösenord')).toBeNull();
    clock.set('2026-03-01T08:15:00.001Z');
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('guesses sent side by side share the five', async () => {
    await Promise.all(Array.from({ length: 6 }, () => logIn('kim', 'fel')));
    expect(await logIn('kim', 'rätt lösenord')).toBeNull();
  });

  test('twenty wrong guesses from one address, whoever’s account they are at, close the log-in to it', async () => {
    const guess = (n: number) => gate.logIn(`konto-${n}`, 'fel', { ip: '198.51.100.66', cookies: '' });
    for (let n = 0; n < 20; n += 1) expect(await guess(n)).toEqual({ refused: 'wrong' });
    expect(await gate.logIn('kim', 'rätt lösenord', { ip: '198.51.100.66', cookies: '' })).toEqual({
      refused: 'too-many',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('a /64 of IPv6 is one address', async () => {
    for (let n = 0; n < 20; n += 1) await logIn(`konto-${n}`, 'fel', `2001:db8:0:1::${n}`);
    expect(await gate.logIn('kim', 'rätt lösenord', { ip: '2001:db8:0:1:f::', cookies: '' })).toMatchObject({
      refused: 'too-many',
    });
  });

  test('an office whose staff log in rightly is never closed', async () => {
    for (let n = 0; n < 25; n += 1) expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('more log-ins at once than may wait are told to come again; it is no failure of theirs', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) =>
      gate.logIn('kim', 'fel', { ip: `203.0.113.${n}`, cookies: '' }),
    );
    const answers = await Promise.all(guesses);
    const busy = answers.filter((answer) => 'refused' in answer && answer.refused === 'busy');
    expect(busy).toHaveLength(40 - 2 - 16);
    expect(busy[0]).toEqual({ refused: 'busy', retryAfterSeconds: 5 });
    const { rows } = await database.pool.query('SELECT failed_attempts FROM staff_account');
    expect(rows).toEqual([{ failed_attempts: 5 }]);
  });

  test('a password kept at an older cost is kept anew at today’s', async () => {
    const today = new StaffAccounts(database.pool, clock);
    gate = new StaffGate(today, sessions, devices, true, clock, ofThisProcess);
    await database.pool.query('DELETE FROM staff_account');
    await today.ensure(kim);
    const { rows } = await database.pool.query<{ password_hash: string }>('SELECT password_hash FROM staff_account');
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    await database.pool.query('UPDATE staff_account SET password_hash = $1', [LOW_COST]);
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
    const raised = await database.pool.query<{ password_hash: string }>('SELECT password_hash FROM staff_account');
    expect(raised.rows[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('a password that everybody knows is kept at the least cost, and stays so', async () => {
    const [everybody] = testStaff as [NewStaff];
    const today = new StaffAccounts(database.pool, clock);
    gate = new StaffGate(today, sessions, devices, true, clock, ofThisProcess);
    await today.ensure(everybody, LEAST_COST);
    for (let n = 0; n < 2; n += 1) {
      expect(await logIn(everybody.login, everybody.password)).not.toBeNull();
      const { rows } = await database.pool.query('SELECT password_hash FROM staff_account WHERE login = $1', [
        everybody.login,
      ]);
      expect(rows).toEqual([{ password_hash: expect.stringMatching(/^scrypt\$1024\$8\$1\$/) }]);
    }
  });

  test('whom a provider vouches for has no password to guess', async () => {
    await accounts.ensureVouched('oidc:https://id.example#7', 'Pelle', 'support');
    for (const password of ['', 'none', 'nobody has this password'])
      expect(await logIn('oidc:https://id.example#7', password)).toBeNull();
  });

  test('a session ends after eight hours, and at log-out at once', async () => {
    const first = cookieOf(await logIn('kim', 'rätt lösenord'));
    clock.set('2026-03-01T16:00:00.000Z');
    expect(await gate.session(first)).toBeNull();
    const second = cookieOf(await logIn('kim', 'rätt lösenord'));
    expect(await gate.logOut(await gate.session(second))).toContain('1970');
    expect(await gate.session(second)).toBeNull();
  });

  test('a session that nobody works in ends after half an hour, and what a page asks by itself does not keep it', async () => {
    const cookie = cookieOf(await logIn('kim', 'rätt lösenord'));
    const minutes = (count: number): void =>
      clock.set(new Date(Date.parse('2026-03-01T08:00:00.000Z') + count * 60_000).toISOString());
    minutes(29);
    expect(await gate.session(cookie)).not.toBeNull();
    minutes(58);
    expect(await gate.session(cookie, true)).not.toBeNull();
    expect(await gate.wasLeft(cookie)).toBe(false);
    minutes(59);
    expect(await gate.session(cookie)).toBeNull();
    expect(await gate.wasLeft(cookie)).toBe(true);
    minutes(58);
    expect(await gate.session(cookie)).not.toBeNull();
    minutes(90);
    expect(await gate.session(cookie)).toBeNull();
  });

  test('without passwords nobody logs in by one, and whoever had is out', async () => {
    const cookie = cookieOf(await logIn('kim', 'rätt lösenord'));
    const vouched = await accounts.ensureVouched('oidc:https://id.example#8', 'Pia', 'support');
    const pia = cookieOf(await gate.enter(vouched));
    const without = new StaffGate(
      accounts,
      new StaffSessions(database.pool, clock, false),
      devices,
      true,
      clock,
      ofThisProcess,
      false,
    );
    expect(await without.logIn('kim', 'rätt lösenord', { ip: '203.0.113.7', cookies: null })).toEqual({
      refused: 'no-passwords',
    });
    expect(await without.session(cookie)).toBeNull();
    expect(await without.session(pia)).toMatchObject({ staff: { name: 'Pia' } });
    expect(await gate.session(cookie)).not.toBeNull();
  });

  test('neither the cookie nor the password stands in the database', async () => {
    const token = cookieOf(await logIn('kim', 'rätt lösenord')).split('=')[1] as string;
    const { rows } = await database.pool.query(
      'SELECT s::text || a::text AS stored FROM staff_session s, staff_account a',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('rätt lösenord');
  });
});

describe('a device from which somebody has logged in rightly', () => {
  const ELSEWHERE = '198.51.100.66';

  test('has a cookie that scripts and other sites do not reach, and that a change makes worthless', async () => {
    const [, setCookie = ''] = (await enter('kim', 'rätt lösenord')) ?? [];
    expect(setCookie).toMatch(
      /^__Host-algort_staff_device_[0-9a-f]{8}=[0-9a-f-]{36}\.2026-08-28\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/,
    );
    for (let n = 0; n < 5; n += 1) await logIn('kim', 'fel', ELSEWHERE);
    const device = cookieOf(setCookie);
    for (const altered of [device.replace('2026-08', '2027-08'), device.replace(/=./, '=0'), device.slice(0, -1)])
      if (altered !== device) expect(await logIn('kim', 'rätt lösenord', OFFICE, altered)).toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, device)).not.toBeNull();
  });

  test('is let in while guesses from elsewhere have locked the account, and opens it to no one else', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    for (let n = 0; n < 5; n += 1) expect(await logIn('kim', 'fel', `198.51.100.${n}`)).toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, `x=1; ${device}`)).not.toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE)).toBeNull();
  });

  test('is let in from an address that twenty wrong guesses have closed', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    for (let n = 0; n < 20; n += 1) await logIn(`konto-${n}`, 'fel', OFFICE);
    expect(await logIn('kim', 'rätt lösenord', OFFICE)).toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, device)).not.toBeNull();
  });

  test('goes before sixty guesses that wait', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    const ended: string[] = [];
    const guesses = Array.from({ length: 18 }, (_, n) =>
      logIn('kim', 'fel', `203.0.113.${n}`).then(() => ended.push('guess')),
    );
    const known = logIn('kim', 'rätt lösenord', OFFICE, device).then((cookie) =>
      ended.push(cookie ? 'known' : 'refused'),
    );
    await Promise.all([...guesses, known]);
    expect(ended.indexOf('known')).toBeLessThan(8);
    expect(ended.indexOf('known')).toBeGreaterThanOrEqual(0);
  });

  test('slows its own wrong guesses down: a second after five, then twice as long, a minute at most', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    const guess = (password: string) => gate.logIn('kim', password, { ip: OFFICE, cookies: device });
    for (let n = 0; n < 5; n += 1) expect(await guess('fel')).toEqual({ refused: 'wrong' });
    expect(await guess('rätt lösenord')).toEqual({ refused: 'too-many', retryAfterSeconds: 1 });
    clock.set('2026-03-01T08:00:01.000Z');
    expect(await guess('fel')).toEqual({ refused: 'wrong' });
    expect(await guess('rätt lösenord')).toEqual({ refused: 'too-many', retryAfterSeconds: 2 });
    for (let n = 1; n < 20; n += 1) {
      clock.set(`2026-03-01T08:${String(n * 2).padStart(2, '0')}:00.000Z`);
      expect(await guess('fel')).toEqual({ refused: 'wrong' });
    }
    expect(await guess('rätt lösenord')).toEqual({ refused: 'too-many', retryAfterSeconds: 60 });
    clock.set('2026-03-01T08:40:00.000Z');
    expect(await guess('rätt lösenord')).toMatchObject({ cookies: expect.anything() });
    expect(await guess('fel')).toEqual({ refused: 'wrong' });
    expect(await guess('rätt lösenord')).toMatchObject({ cookies: expect.anything() });
  });

  test('is known for one person; a shared one for each who used it', async () => {
    await accounts.ensure({ ...kim, login: 'dag', password: 'dags lösenord' });
    const kims = await deviceOf('kim', 'rätt lösenord');
    for (let n = 0; n < 5; n += 1) await logIn('dag', 'fel', ELSEWHERE);
    expect(await logIn('dag', 'dags lösenord', OFFICE, kims)).toBeNull();
    clock.set('2026-03-01T08:20:00.000Z');
    const dags = await deviceOf('dag', 'dags lösenord');
    for (let n = 0; n < 5; n += 1) await logIn('dag', 'fel', ELSEWHERE);
    expect(await logIn('dag', 'dags lösenord', OFFICE, `${kims}; ${dags}`)).not.toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, `${kims}; ${dags}`)).not.toBeNull();
  });

  test('is known for half a year after its last log-in', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    clock.set('2026-08-29T08:00:00.000Z');
    for (let n = 0; n < 5; n += 1) await logIn('kim', 'fel', ELSEWHERE);
    expect(await logIn('kim', 'rätt lösenord', OFFICE, device)).toBeNull();
  });
});

test('a customer stays open to the session that gave a reason for thirty minutes', async () => {
  const cookie = cookieOf(await logIn('kim', 'rätt lösenord'));
  const other = cookieOf(await logIn('kim', 'rätt lösenord'));
  const session = await gate.session(cookie);
  if (!session) throw new Error('no session');
  await sessions.noteOpened(session, CUSTOMER, 'Frågar om poäng', 30);
  expect(await sessions.opened(session, CUSTOMER)).toMatchObject({ reason: 'Frågar om poäng' });
  const otherSession = await gate.session(other);
  expect(otherSession && (await sessions.opened(otherSession, CUSTOMER))).toBeNull();
  clock.set('2026-03-01T08:30:00.000Z');
  expect(await sessions.opened(session, CUSTOMER)).toBeNull();
});
