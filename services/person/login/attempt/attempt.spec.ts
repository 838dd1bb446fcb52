import { describe, expect, test } from 'vitest';

import {
  attemptRule,
  authenticated,
  extended,
  isEntering,
  isOver,
  mayEnter,
  mayExtend,
  mayRenew,
  renewed,
  secondsAfter,
  secondsLeft,
  type LoginAttempt,
} from './attempt.js';

const began = '2026-11-21T10:00:00.000Z';
const attempt: LoginAttempt = {
  attemptId: '00000000-0000-4000-8000-000000000001',
  method: 'BankID',
  by: 'qr',
  device: 'desktop',
  stayLoggedIn: false,
  endUserIp: '192.0.2.7',
  userAgent: 'test',
  deviceIdentifier: null,
  inApp: false,
  order: { reference: 'r', startToken: 's', qr: { token: 't', secret: 'x' }, madeAt: began },
  status: 'Pending',
  message: 'Starta BankID-appen.',
  nonceHash: null,
  returned: false,
  sealedPerson: null,
  enteringSince: null,
  sealedSession: null,
  startedAt: began,
  endsAt: '2026-11-21T10:05:00.000Z',
  extensions: 0,
  renewals: 4,
};

describe('an attempt by QR', () => {
  test('can be extended only in its last half minute', () => {
    expect(mayExtend(attempt, secondsAfter(began, 269))).toBe(false);
    expect(mayExtend(attempt, secondsAfter(began, 270))).toBe(true);
    expect(mayExtend(attempt, secondsAfter(began, 299))).toBe(true);
    expect(mayExtend(attempt, secondsAfter(began, 300))).toBe(false);
  });

  test('ten times at most, and each time gives five minutes and new retries', () => {
    let now = began;
    let last = attempt;
    for (let time = 0; time < attemptRule.mostExtensions; time += 1) {
      now = secondsAfter(last.endsAt, -10);
      expect(mayExtend(last, now)).toBe(true);
      last = extended(last, now);
      expect(secondsLeft(last, now)).toBe(300);
      expect(last.renewals).toBe(0);
    }
    expect(mayExtend(last, secondsAfter(last.endsAt, -10))).toBe(false);
  });

  test('gets a new order as often as nobody opens one, and once when one is lost', () => {
    const order = { ...attempt.order, reference: 'next' };
    expect(mayRenew({ ...attempt, renewals: attemptRule.mostRenewals - 1 }, 'not-taken')).toBe(true);
    expect(mayRenew({ ...attempt, renewals: attemptRule.mostRenewals }, 'not-taken')).toBe(false);
    expect(mayRenew(attempt, 'no')).toBe(false);
    const another = renewed(attempt, order, null, 'lost');
    expect(another).toMatchObject({ order, status: 'Pending', renewals: attempt.renewals + 1 });
    expect(mayRenew(another, 'lost')).toBe(false);
    expect(mayRenew(renewed(attempt, order, null, 'not-taken'), 'lost')).toBe(true);
    expect(mayRenew(extended(another, began), 'lost')).toBe(false);
  });

  test('that has ended cannot be extended', () => {
    expect(mayExtend({ ...attempt, status: 'Cancel2' }, secondsAfter(began, 280))).toBe(false);
    expect(isOver({ status: 'Started' })).toBe(false);
  });
});

test('an attempt on this device gets new orders too, each with its own nonce and the texts of the page', () => {
  const here = { ...attempt, by: 'this-device', nonceHash: 'h', returned: true, message: 'Försöker starta.' } as const;
  const order = { ...attempt.order, reference: 'next' };
  expect(mayRenew(here, 'not-taken')).toBe(true);
  expect(mayRenew(here, 'no')).toBe(false);
  expect(renewed(here, order, 'next hash', 'not-taken')).toMatchObject({
    order,
    nonceHash: 'next hash',
    returned: false,
    status: 'Pending',
    message: 'Försöker starta.',
  });
});

test('an attempt on this device is never extended, and logs in only where the e-ID came back', () => {
  const here = { ...attempt, by: 'this-device', nonceHash: 'h' } as const;
  expect(mayExtend(here, secondsAfter(began, 290))).toBe(false);
  expect(mayEnter(here)).toBe(false);
  expect(mayEnter({ ...here, returned: true })).toBe(true);
  expect(mayEnter(attempt)).toBe(true);
});

describe('an attempt that was approved', () => {
  test('waits for its session as long as a status call may take, and no longer', () => {
    const entering = { ...attempt, enteringSince: began };
    expect(isEntering(attempt, began)).toBe(false);
    expect(isEntering(entering, secondsAfter(began, 14))).toBe(true);
    expect(isEntering(entering, secondsAfter(began, 15))).toBe(false);
  });

  test('cannot be extended any more', () => {
    expect(mayExtend({ ...attempt, sealedPerson: 'sealed' }, secondsAfter(began, 290))).toBe(false);
  });

  test('keeps its session for a minute, and no approval', () => {
    const done = authenticated(
      { ...attempt, sealedPerson: 'sealed', enteringSince: began },
      'session',
      'Du är nu inloggad',
      secondsAfter(began, 20),
    );
    expect(done).toMatchObject({
      status: 'Authenticated',
      sealedPerson: null,
      enteringSince: null,
      sealedSession: 'session',
      endsAt: secondsAfter(began, 80),
    });
  });
});
