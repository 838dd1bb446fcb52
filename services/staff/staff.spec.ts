import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { SettableClock } from '../clock/clock.js';
import { createTestDatabase, type TestDatabase } from '../database/testing.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffGate } from './staff-gate.js';
import { StaffSessions } from './staff-sessions.js';

const CUSTOMER = '5b6f0a3e-0000-4000-8000-000000000001';
const kim = { login: 'kim', name: 'Kim', role: 'support', password: 'rätt lösenord' } as const;
/** Of 'rätt lösenord', as an older release would have kept it. */
const LOW_COST = 'scrypt$1024$8$1$MDEyMzQ1Njc4OWFiY2RlZg$NifQeTHMCG_9PZz9GPk0J5YKU2QjuOEdylt8lYP0a9o';
const clock = new SettableClock('2026-03-01T08:00:00.000Z');

let database: TestDatabase;
let accounts: StaffAccounts;
let sessions: StaffSessions;
let gate: StaffGate;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = new StaffAccounts(database.pool, clock);
  sessions = new StaffSessions(database.pool, clock);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock.set('2026-03-01T08:00:00.000Z');
  gate = new StaffGate(accounts, sessions, true, clock);
  await database.pool.query('DELETE FROM staff_account');
  await accounts.ensure(kim);
});

const OFFICE = '192.0.2.10';
const logIn = async (login: string, password: string, ip = OFFICE): Promise<string | null> => {
  const answer = await gate.logIn(login, password, ip);
  return 'cookie' in answer ? answer.cookie : null;
};
const cookieOf = (setCookie: string | null): string => setCookie?.split(';')[0] ?? '';

describe('logging in to the console', () => {
  test('the right password opens a session; the cookie is out of reach of scripts and other sites', async () => {
    const setCookie = await logIn(' KIM ', 'rätt lösenord');
    expect(setCookie).toMatch(/^algort_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/);
    expect((await gate.session(`a=b; ${cookieOf(setCookie)}`))?.staff).toMatchObject({ login: 'kim', role: 'support' });
  });

  test('neither a wrong password nor an unknown login opens one', async () => {
    expect(await logIn('kim', 'fel')).toBeNull();
    expect(await logIn('ingen', 'rätt lösenord')).toBeNull();
  });

  test('a password that everybody knows opens none where real customers are, though the account has it', async () => {
    gate = new StaffGate(new StaffAccounts(database.pool, clock, [kim.password]), sessions, true, clock);
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
    const guess = (n: number) => gate.logIn(`konto-${n}`, 'fel', '198.51.100.66');
    for (let n = 0; n < 20; n += 1) expect(await guess(n)).toEqual({ refused: 'wrong' });
    expect(await gate.logIn('kim', 'rätt lösenord', '198.51.100.66')).toEqual({
      refused: 'too-many',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('an office whose staff log in rightly is never closed', async () => {
    for (let n = 0; n < 25; n += 1) expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
  });

  test('a password kept at an older cost is kept anew at today’s', async () => {
    const { rows } = await database.pool.query<{ password_hash: string }>('SELECT password_hash FROM staff_account');
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    await database.pool.query('UPDATE staff_account SET password_hash = $1', [LOW_COST]);
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
    const raised = await database.pool.query<{ password_hash: string }>('SELECT password_hash FROM staff_account');
    expect(raised.rows[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await logIn('kim', 'rätt lösenord')).not.toBeNull();
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

  test('neither the cookie nor the password stands in the database', async () => {
    const token = cookieOf(await logIn('kim', 'rätt lösenord')).split('=')[1] as string;
    const { rows } = await database.pool.query(
      'SELECT s::text || a::text AS stored FROM staff_session s, staff_account a',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('rätt lösenord');
  });
});

test('a customer stays open to the session that gave a reason for thirty minutes', async () => {
  const cookie = cookieOf(await logIn('kim', 'rätt lösenord'));
  const other = cookieOf(await logIn('kim', 'rätt lösenord'));
  const session = await gate.session(cookie);
  if (!session) throw new Error('no session');
  await sessions.noteOpened(session, CUSTOMER, 'Frågar om poäng');
  expect(await sessions.opened(session, CUSTOMER)).toMatchObject({ reason: 'Frågar om poäng' });
  const otherSession = await gate.session(other);
  expect(otherSession && (await sessions.opened(otherSession, CUSTOMER))).toBeNull();
  clock.set('2026-03-01T08:30:00.000Z');
  expect(await sessions.opened(session, CUSTOMER)).toBeNull();
});
