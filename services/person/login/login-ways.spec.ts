import { beforeEach, describe, expect, test } from 'vitest';

import { Problem } from '../../foundation/problem/problem.js';
import type { LoginAttempt, LoginStatus } from './attempt/attempt.js';
import type { StartedLogin } from './login-flow.js';
import type { LoginProgress } from './login-states.js';
import { LoginWays, type AskedLogin } from './login-ways.js';

const asked: AskedLogin = {
  method: 'BankID',
  by: null,
  device: 'desktop',
  stayLoggedIn: false,
  endUserIp: '192.0.2.7',
  userAgent: 'test',
  sessionId: null,
  inApp: false,
};
const guest = { token: null, session: null };

let statuses: Map<string, LoginStatus>;
let cancelled: string[];
let qrStarts: boolean;
let ways: LoginWays;

function progressOf(token: string): LoginProgress | null {
  const status = statuses.get(token);
  if (!status) return null;
  const qr = token === 'qr';
  const attempt = { status, by: qr ? 'qr' : 'this-device' } as LoginAttempt;
  const stateOf = { secondsLeft: 1, mayExtend: qr, appMissing: null, opened: null, arrived: false };
  return { attempt, qrCode: qr ? 'code' : null, nextQrCode: null, launchLink: qr ? null : 'link', ...stateOf };
}

beforeEach(() => {
  [statuses, cancelled, qrStarts] = [new Map(), [], true];
  ways = new LoginWays({
    start: async ({ by }) => {
      if (by === 'qr' && !qrStarts) throw new Problem(503, []);
      const token = by === 'qr' ? 'qr' : 'here';
      statuses.set(token, 'Pending');
      const attempt = { attemptId: token, by, order: { startToken: `start-${token}` } } as LoginAttempt;
      const [qrCode, launchLink] = by === 'qr' ? ['code', null] : [null, 'link'];
      return { token, attempt, qrCode, launchLink } satisfies StartedLogin;
    },
    progress: async (token) => progressOf(token),
    extend: async (token) => progressOf(token),
    arrived: async (token) => (statuses.has(token) ? statuses.get(token) === 'Authenticated' : null),
    letInJustNow: () => false,
    cancel: async (token) => {
      cancelled.push(token);
      return statuses.delete(token) || null;
    },
  });
});

const start = (by: AskedLogin['by'] = null) => ways.start({ ...asked, by }, null);
const progress = () => ways.progress('here.qr', guest, 'c');

describe('a client that does not say where the e-ID is', () => {
  test('starts two attempts: one gives the token, the other the code', async () => {
    const begun = await start();
    expect(begun).toMatchObject({ token: 'here.qr', autoStartToken: 'start-here', launchLink: 'link', qrCode: 'code' });
    expect((await start('qr')).autoStartToken).toBeNull();
    expect((await start('this-device')).qrCode).toBeNull();
  });

  test('has no open attempt when one of them could not be started', async () => {
    qrStarts = false;
    await expect(start()).rejects.toBeInstanceOf(Problem);
    expect(cancelled).toEqual(['here']);
  });

  test('gets both until an app is opened', async () => {
    await start();
    expect(await progress()).toMatchObject({ qrCode: 'code', launchLink: 'link', attempt: { status: 'Pending' } });
    expect(cancelled).toEqual([]);
  });

  test.each(['Started', 'Authenticated', 'Failed', 'Cancel1', 'Cancel2'] as const)(
    'keeps only the one whose app was opened, which is %s',
    async (status) => {
      for (const [taken, other] of [
        ['here', 'qr'],
        ['qr', 'here'],
      ] as const) {
        cancelled = [];
        await start();
        statuses.set(taken, status);
        expect((await progress())?.attempt).toMatchObject({ status, by: taken === 'qr' ? 'qr' : 'this-device' });
        expect(cancelled).toEqual([other]);
      }
    },
  );

  test('continues with the other when the time of one is over', async () => {
    await start();
    statuses.set('here', 'ExpiredTransaction');
    expect(await progress()).toMatchObject({ qrCode: 'code', launchLink: null, attempt: { status: 'Pending' } });
    [...statuses.keys()].forEach((token) => statuses.set(token, 'Pending'));
    statuses.set('qr', 'ExpiredTransaction');
    expect(await progress()).toMatchObject({ qrCode: null, launchLink: 'link', attempt: { status: 'Pending' } });
    statuses.set('here', 'ExpiredTransaction');
    expect((await progress())?.attempt.status).toBe('ExpiredTransaction');
  });

  test('gives up both together, extends the code, and is recognised by either after the log-in', async () => {
    await start();
    expect((await ways.extend('here.qr'))?.mayExtend).toBe(true);
    expect(await ways.arrived('here.qr', guest)).toBe(false);
    statuses.set('qr', 'Authenticated');
    expect(await ways.arrived('here.qr', guest)).toBe(true);
    expect(await ways.cancel('here.qr')).toBe(true);
    expect(await ways.cancel('here.qr')).toBeNull();
    expect(await progress()).toBeNull();
    expect(await ways.arrived('here.qr', guest)).toBeNull();
  });
});

test('an earlier attempt of the browser is given up only after the new one has begun', async () => {
  qrStarts = false;
  await expect(ways.start(asked, 'before')).rejects.toBeInstanceOf(Problem);
  expect(cancelled).not.toContain('before');
  qrStarts = true;
  await ways.start(asked, 'before');
  expect(cancelled).toContain('before');
});
