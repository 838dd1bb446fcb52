import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { jobCalendar, type CatchUpResumed, type CatchUpStopped, type ClockJumped } from './index.js';

const given = specify(jobCalendar, (actual, expected) => expect(actual).toEqual(expected));

const ruleVersion = 'job-catch-up@1970-01-01';
const late = { type: 'StopCatchUp', oldest: '2026-01-01', through: '2026-03-03', ruleVersion } as const;
const stopped: CatchUpStopped = {
  type: 'CatchUpStopped',
  data: { oldest: '2026-01-01', through: '2026-03-03', days: 61, ruleVersion },
};
const resumed: CatchUpResumed = { type: 'CatchUpResumed', data: { through: '2026-03-03', reason: 'a long outage' } };
const jump: ClockJumped['data'] = {
  against: 'own',
  seconds: 36_000,
  shown: '2026-03-03T20:00:00.000Z',
  lastRun: null,
  host: 'shop-1',
  ruleVersion,
};
const jumped: ClockJumped = { type: 'ClockJumped', data: jump };
const behind: ClockJumped = { type: 'ClockJumped', data: { ...jump, seconds: -36_000 } };

test('a catch-up of too many days stops, reports it once a day, and continues when a person allows it', () => {
  given().when(late).then(stopped);
  given(stopped).when(late).then();
  given(stopped)
    .when({ ...late, through: '2026-03-04' })
    .then({ type: 'CatchUpStopped', data: { ...stopped.data, through: '2026-03-04', days: 62 } });
  given(stopped).when({ type: 'GoOn', question: '2026-03-03', reason: ' a long outage ' }).then(resumed);
  given(stopped, resumed).when(late).then();
});

test('a catch-up that was allowed does not allow the days of a later clock', () => {
  const years = { ...late, oldest: '2026-03-04', through: '2031-03-03' } as const;
  given(stopped, resumed)
    .when(years)
    .then({ type: 'CatchUpStopped', data: { oldest: '2026-03-04', through: '2031-03-03', days: 1825, ruleVersion } });
  given(stopped)
    .when({ type: 'GoOn', question: '2026-03-02', reason: 'read yesterday' })
    .thenRejected({ type: 'NothingAsked', field: 'question' });
});

test('a stop is lifted when no day is too old any more', () => {
  given(stopped)
    .when({ type: 'LiftStop' })
    .then({ type: 'CatchUpStopLifted', data: { through: '2026-03-03' } });
  given().when({ type: 'LiftStop' }).then();
});

test('a clock that jumped is reported once, and again when it is ahead after it was behind', () => {
  given().when({ type: 'ReportClock', jump }).then(jumped);
  given(jumped)
    .when({ type: 'ReportClock', jump: { ...jump, seconds: 40_000 } })
    .then();
  given(behind).when({ type: 'ReportClock', jump }).then(jumped);
  given(jumped).when({ type: 'ReportClock', jump: behind.data }).then();
});

test('a clock is accepted by a person, or confirmed', () => {
  given(jumped)
    .when({ type: 'GoOn', question: 'clock', reason: 'the machine slept' })
    .then({ type: 'ClockAccepted', data: { reason: 'the machine slept' } });
  given(jumped)
    .when({ type: 'ConfirmClock', by: 'itself' })
    .then({ type: 'ClockConfirmed', data: { by: 'itself' } });
  given().when({ type: 'ConfirmClock', by: 'itself' }).then();
});

test.each(['', '  a ', 'x'.repeat(201)])('the reason "%s" is refused', (reason) => {
  given(jumped)
    .when({ type: 'GoOn', question: 'clock', reason })
    .thenRejected({ type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 });
});
