import { describe, expect, test } from 'vitest';

import { ofThisProcess } from '../rate-limit/rate-limit.js';
import { LEAST_COST } from './password/password.js';
import {
  accounts,
  clock,
  cookieOf,
  database,
  devices,
  enterBy,
  gate,
  kim,
  logIn,
  openStaffLogIn,
  sessions,
} from './staff.fixture.js';
import { StaffAccounts, type NewStaff } from './staff-accounts.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';
import { testStaff } from './test-staff.js';

const CUSTOMER = '5b6f0a3e-0000-4000-8000-000000000001';
/** The hash of 'rätt lösenord', as an older release stored it. */
const LOW_COST = 'scrypt$1024$8$1$MDEyMzQ1Njc4OWFiY2RlZg$NifQeTHMCG_9PZz9GPk0J5YKU2QjuOEdylt8lYP0a9o';

openStaffLogIn();

describe('logging in to the console', () => {
  test('the right password opens a session; scripts and other sites cannot read the cookie', async () => {
    const setCookie = await logIn(' KIM ', 'rätt lösenord');
    expect(setCookie).toMatch(/^__Host-algort_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/);
    expect((await gate.session(`a=b; ${cookieOf(setCookie)}`))?.staff).toMatchObject({ login: 'kim', role: 'support' });
  });

  test('a wrong password or an unknown login opens no session', async () => {
    expect(await logIn('kim', 'fel')).toBeNull();
    expect(await logIn('ingen', 'rätt lösenord')).toBeNull();
  });

  test('a commonly known password opens no session in production, even when the account has it', async () => {
    enterBy(
      new StaffGate(
        new StaffAccounts(database.pool, clock, [kim.password], LEAST_COST),
        sessions,
        devices,
        true,
        clock,
        ofThisProcess,
      ),
    );
    expect(await logIn('kim', kim.password)).toBeNull();
  });

  test('after five failures the right password is refused too, until fifteen minutes have passed', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await logIn('kim', 'fel')).toBeNull();
    expect(await logIn('kim', 'rätt lösenord')).toBeNull();
    clock.set('2026-03-01T08:15:00.001Z');
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('parallel guesses count against the same five', async () => {
    await Promise.all(Array.from({ length: 6 }, () => logIn('kim', 'fel')));
    expect(await logIn('kim', 'rätt lösenord')).toBeNull();
  });

  test('twenty wrong guesses from one address, for any account, lock the log-in for the address', async () => {
    const guess = (n: number) => gate.logIn(`konto-${n}`, 'fel', { ip: '198.51.100.66', cookies: '' });
    for (let n = 0; n < 20; n += 1) expect(await guess(n)).toEqual({ refused: 'wrong' });
    expect(await gate.logIn('kim', 'rätt lösenord', { ip: '198.51.100.66', cookies: '' })).toEqual({
      refused: 'too-many',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('a /64 network of IPv6 counts as one address', async () => {
    for (let n = 0; n < 20; n += 1) await logIn(`konto-${n}`, 'fel', `2001:db8:0:1::${n}`);
    expect(await gate.logIn('kim', 'rätt lösenord', { ip: '2001:db8:0:1:f::', cookies: '' })).toMatchObject({
      refused: 'too-many',
    });
  });

  test('an office whose staff log in correctly is never locked', async () => {
    for (let n = 0; n < 25; n += 1) expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('log-ins over the queue’s limit are told to come again, and count as no failure', async () => {
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

  test('a password hashed at an older cost is hashed again at today’s', async () => {
    const today = new StaffAccounts(database.pool, clock);
    enterBy(new StaffGate(today, sessions, devices, true, clock, ofThisProcess));
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

  test('a commonly known password is hashed at the least cost, and stays so', async () => {
    const [everybody] = testStaff as [NewStaff];
    const today = new StaffAccounts(database.pool, clock);
    enterBy(new StaffGate(today, sessions, devices, true, clock, ofThisProcess));
    await today.ensure(everybody, LEAST_COST);
    for (let n = 0; n < 2; n += 1) {
      expect(await logIn(everybody.login, everybody.password)).not.toBeNull();
      const { rows } = await database.pool.query('SELECT password_hash FROM staff_account WHERE login = $1', [
        everybody.login,
      ]);
      expect(rows).toEqual([{ password_hash: expect.stringMatching(/^scrypt\$1024\$8\$1\$/) }]);
    }
  });

  test('users of a provider have no password to guess', async () => {
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

  test('an idle session ends after half an hour, and automatic requests of a page do not prolong it', async () => {
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

  test('without passwords nobody logs in with one, and open sessions of that kind end', async () => {
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

  test('the database has neither the cookie nor the password', async () => {
    const token = cookieOf(await logIn('kim', 'rätt lösenord')).split('=')[1] as string;
    const { rows } = await database.pool.query(
      'SELECT s::text || a::text AS stored FROM staff_session s, staff_account a',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('rätt lösenord');
  });
});

test('a customer stays open for thirty minutes in the session that gave a reason', async () => {
  const cookie = cookieOf(await logIn('kim', 'rätt lösenord'));
  const other = cookieOf(await logIn('kim', 'rätt lösenord'));
  const session = await gate.session(cookie);
  if (!session) throw new Error('no session');
  await sessions.noteOpened(session, CUSTOMER, 'Frågar om poäng', 30);
  expect(await sessions.opened(session, CUSTOMER)).toMatchObject({ reason: 'Frågar om poäng' });
  const otherSession = await gate.session(other);
  expect(otherSession && (await sessions.opened(otherSession, CUSTOMER))).toBeNull();
  // From now on the reason comes with the session. It counts no longer than it was given for.
  const later = await gate.session(cookie);
  expect([...(later?.openings ?? [])]).toEqual([
    [CUSTOMER, { reason: 'Frågar om poäng', openUntil: '2026-03-01T08:30:00.000Z' }],
  ]);
  clock.set('2026-03-01T08:29:59.999Z');
  expect(later && (await sessions.opened(later, CUSTOMER))).toMatchObject({ reason: 'Frågar om poäng' });
  clock.set('2026-03-01T08:30:00.000Z');
  expect(later && (await sessions.opened(later, CUSTOMER))).toBeNull();
  expect(await sessions.opened(session, CUSTOMER)).toBeNull();
});
