import { expect, test } from 'vitest';

import { idlePhase, isReportDue } from './idle-watch.js';

const rule = { minutes: 30, warningMinutes: 2 };
const at = (minutes: number, seconds = 0): number => minutes * 60_000 + seconds * 1_000;

test.each([
  [at(0), 'at work'],
  [at(27, 59), 'at work'],
  [at(28), 'warned'],
  [at(29, 59), 'warned'],
  [at(30), 'left'],
  [at(300), 'left'],
])('after %i ms without activity staff are %s', (quietMs, phase) => {
  expect(idlePhase(quietMs, rule)).toBe(phase);
});

test('activity is sent to the server once a minute, and at once after a warning', () => {
  expect(isReportDue(at(0, 59), 'at work')).toBe(false);
  expect(isReportDue(at(1), 'at work')).toBe(true);
  expect(isReportDue(at(0), 'warned')).toBe(true);
});
