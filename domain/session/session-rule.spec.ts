import { describe, expect, test } from 'vitest';

import { guestUntil, identifiedUntil, sessionUntil } from './session-rule.js';

const NOON = '2026-05-04T10:00:00.000Z';

describe('a session (SET-04)', () => {
  test('with a strong log-in ends an hour after the last activity', () => {
    expect(sessionUntil({ stayLoggedIn: false }, NOON)).toBe('2026-05-04T11:00:00.000Z');
  });

  test('with a weak log-in ends thirty days after the last activity', () => {
    expect(sessionUntil({ stayLoggedIn: true, openedAt: NOON }, NOON)).toBe('2026-06-03T10:00:00.000Z');
  });

  test('with a weak log-in ends ninety days after the log-in at the latest', () => {
    const openedAt = '2026-02-10T10:00:00.000Z';
    expect(sessionUntil({ stayLoggedIn: true, openedAt }, NOON)).toBe('2026-05-11T10:00:00.000Z');
  });

  test('of a guest ends after thirty days', () => {
    expect(guestUntil(NOON)).toBe('2026-06-03T10:00:00.000Z');
  });
});

test('a strong identification holds for an hour from the log-in', () => {
  expect(identifiedUntil(NOON)).toBe('2026-05-04T11:00:00.000Z');
});
