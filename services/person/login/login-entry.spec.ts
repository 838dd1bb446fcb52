import { beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../foundation/clock.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Session, Visitor } from '../../access/session/session.js';
import type { OpenedSession } from '../../access/session/sessions.js';
import { attemptRule, secondsAfter, type LoginAttempt } from './attempt/attempt.js';
import type { HeldAttempt } from './attempt/attempts.js';
import { LoginEntry } from './login-entry.js';

const began = '2026-11-21T10:00:00.000Z';
const astrid = { personNumber: '198507099805', firstName: 'Astrid', lastName: 'Ekström' };
const guest: Visitor = { token: null, session: null };
const attempt: LoginAttempt = {
  ...{
    attemptId: '00000000-0000-4000-8000-000000000001',
    method: 'BankID',
    by: 'qr',
    device: 'desktop',
    stayLoggedIn: false,
    endUserIp: '192.0.2.7',
    userAgent: 'test',
    deviceIdentifier: null,
    inApp: false,
  },
  order: { reference: 'r', startToken: 's', qr: null, madeAt: began },
  ...{
    status: 'Started',
    message: '',
    nonceHash: null,
    returned: false,
    sealedPerson: null,
    enteringSince: null,
    sealedSession: null,
  },
  ...{ startedAt: began, endsAt: '2026-11-21T10:05:00.000Z', extensions: 0, renewals: 0 },
};

let clock: SettableClock;
let kept: HeldAttempt | null;
let sessions: Map<string, Session>;
let logIn: () => Promise<OpenedSession>;
let entry: LoginEntry;

const current = (): HeldAttempt => kept as HeldAttempt;
const open = async (): Promise<OpenedSession> => {
  const token = `session-${sessions.size + 1}`;
  const session = { sessionId: token, expiresAt: '2026-11-21T11:00:00.000Z' } as Session;
  sessions.set(token, session);
  return { token, session };
};
const enter = (held = current()) => entry.enter(held, astrid, guest, 'c');
const wait = (seconds: number): void => clock.set(secondsAfter(clock.now(), seconds));

beforeEach(() => {
  clock = new SettableClock(began);
  kept = { token: 'cookie', attempt, revision: 0, collectedAt: began };
  sessions = new Map();
  logIn = open;
  const attempts = {
    find: async () => kept,
    forget: async () => void (kept = null),
    change: async (held: HeldAttempt, changed: LoginAttempt) =>
      kept?.revision === held.revision ? (kept = { ...held, attempt: changed, revision: held.revision + 1 }) : null,
  };
  const live = {
    find: async (token: string) => sessions.get(token) ?? null,
    end: async (token: string) => void sessions.delete(token),
  };
  entry = new LoginEntry(attempts, live, { execute: () => logIn() as never }, clock);
});

describe('an approval', () => {
  test('opens a session, which the attempt keeps sealed', async () => {
    const { opened, held } = await enter();
    expect(opened?.token).toBe('session-1');
    expect(held.attempt).toMatchObject({ status: 'Authenticated', message: 'Du är nu inloggad', sealedPerson: null });
    expect(JSON.stringify(kept)).not.toContain('session-1');
    expect(JSON.stringify(kept)).not.toContain(astrid.personNumber);
  });

  test('is not used up when the session could not be opened, and the next status call tries again', async () => {
    logIn = () => Promise.reject(new Error('the database is away'));
    const { opened, held } = await enter();
    expect(opened).toBeNull();
    expect(held.attempt).toMatchObject({ status: 'Started', enteringSince: null });
    expect(held.attempt.sealedPerson).not.toBeNull();
    logIn = open;
    expect((await enter()).opened?.token).toBe('session-1');
  });

  test('that the shop refuses has failed, in the shop’s words', async () => {
    logIn = () =>
      Promise.reject(new Problem(403, [{ code: 'CustomerDead', message: 'Inloggningen gick inte att genomföra.' }]));
    expect((await enter()).held.attempt).toMatchObject({
      status: 'Failed',
      message: 'Inloggningen gick inte att genomföra.',
      sealedPerson: null,
    });
  });

  test('opens one session for two calls at once', async () => {
    const held = current();
    const both = await Promise.all([enter(held), enter(held)]);
    expect(both.filter(({ opened }) => opened).length).toBe(1);
    expect(sessions.size).toBe(1);
  });

  test('is waited for while another call opens its session, and taken over when that call has died', async () => {
    logIn = () => new Promise(() => undefined);
    void enter();
    await Promise.resolve();
    logIn = open;
    expect((await enter()).opened).toBeNull();
    wait(attemptRule.enteringSeconds);
    expect((await enter()).opened?.token).toBe('session-1');
  });

  test('that is given up while its session is opened leaves no session', async () => {
    logIn = () => ((kept = null), open());
    expect((await enter()).opened).toBeNull();
    expect(sessions.size).toBe(0);
  });
});

describe('a session whose answer was lost', () => {
  test('is sent again within a minute, and not later', async () => {
    await enter();
    wait(attemptRule.handOverSeconds - 1);
    expect((await entry.handOver(current(), guest))?.opened?.token).toBe('session-1');
    wait(1);
    expect(await entry.handOver(current(), guest)).toBeNull();
    expect(kept).toBeNull();
  });

  test('is forgotten when its browser uses it', async () => {
    const { opened } = await enter();
    expect(await entry.handOver(current(), opened as OpenedSession)).toMatchObject({ opened: null, arrived: true });
    expect(kept).toBeNull();
  });

  test('is not sent when it has ended since', async () => {
    await enter();
    sessions.clear();
    expect(await entry.handOver(current(), guest)).toBeNull();
  });
});
