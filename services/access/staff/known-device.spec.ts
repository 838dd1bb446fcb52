import { describe, expect, test } from 'vitest';

import {
  accounts,
  clock,
  cookieOf,
  deviceOf,
  enter,
  gate,
  kim,
  logIn,
  OFFICE,
  openStaffLogIn,
} from './staff.fixture.js';

openStaffLogIn();

describe('a device with an earlier successful log-in', () => {
  const ELSEWHERE = '198.51.100.66';

  test('has a cookie that scripts and other sites cannot read, and that any change makes invalid', async () => {
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

  test('can log in while wrong guesses elsewhere have locked the account, and unlocks it for no one else', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    for (let n = 0; n < 5; n += 1) expect(await logIn('kim', 'fel', `198.51.100.${n}`)).toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, `x=1; ${device}`)).not.toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE)).toBeNull();
  });

  test('can log in from an address that twenty wrong guesses have locked', async () => {
    const device = await deviceOf('kim', 'rätt lösenord');
    for (let n = 0; n < 20; n += 1) await logIn(`konto-${n}`, 'fel', OFFICE);
    expect(await logIn('kim', 'rätt lösenord', OFFICE)).toBeNull();
    expect(await logIn('kim', 'rätt lösenord', OFFICE, device)).not.toBeNull();
  });

  test('comes before sixty guesses that wait', async () => {
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

  test('slows down its own wrong guesses: a second after five, then twice as long, up to a minute', async () => {
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

  test('is known for one person, and a shared device for each person who used it', async () => {
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
