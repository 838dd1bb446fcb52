import { expect, test } from 'vitest';

import type { JobRunCompleted, JobRunStarted, JobSubjectParked } from '../../domain/job-run/index.js';
import { History, specifyProjection } from '../runner/testing.js';
import { jobRunProjection } from './project.js';

const given = specifyProjection(jobRunProjection, (actual, expected) => expect(actual).toEqual(expected));

const RUN = 'job-run-levels-2026-03-01';
const started: JobRunStarted = {
  type: 'JobRunStarted',
  data: { job: 'levels', businessDate: '2026-03-01', startedAt: '2026-03-01T02:00:00.000Z' },
};
const parked = (nth: number): JobSubjectParked => ({
  type: 'JobSubjectParked',
  data: { subject: `member-${nth}`, reason: 'stream unreadable' },
});
const report = { considered: 3, changed: 1, unchanged: 1, parked: 1, sums: { upgrades: 1, downgrades: 0 } };
const completed: JobRunCompleted = {
  type: 'JobRunCompleted',
  data: { job: 'levels', businessDate: '2026-03-01', report, completedAt: '2026-03-01T02:00:09.000Z' },
};
const row = {
  run_id: 'levels-2026-03-01',
  job: 'levels',
  business_date: '2026-03-01',
  started_at: '2026-03-01T02:00:00.000Z',
  completed_at: null,
  report: null,
  parked: [],
  failure: null,
  passed_over: null,
};

test('a run has no report until it is complete', () => {
  const run = new History();
  const begun = [run.on(RUN, started), run.on(RUN, parked(1))];
  given(...begun).then({ ...row, parked: [parked(1).data] });
  given(...begun, run.on(RUN, completed)).then({
    ...row,
    parked: [parked(1).data],
    completed_at: '2026-03-01T02:00:09.000Z',
    report,
  });
});

test('an attempt that ended without a report shows its reason until a later one is complete', () => {
  const run = new History();
  const data = { job: 'levels', businessDate: '2026-03-01', reason: 'no report', failedAt: '2026-03-01T02:00:05.000Z' };
  const begun = [run.on(RUN, started), run.on(RUN, { type: 'JobRunFailed', data })];
  given(...begun).then({ ...row, failure: 'no report' });
  given(...begun, run.on(RUN, completed)).thenMatching(([shown]) => expect(shown?.failure).toBeNull());
});

test('a date that was passed over shows its reason and has no report', () => {
  const run = new History();
  const day = { job: 'levels', businessDate: '2026-03-01' };
  const failed = { ...day, reason: 'no report', failedAt: '2026-03-01T02:00:05.000Z' };
  const givenUp = { ...day, reason: 'never made', failure: 'no report', passedOverAt: '2026-03-02T08:00:00.000Z' };
  const events = [started, { type: 'JobRunFailed', data: failed }, { type: 'JobRunPassedOver', data: givenUp }];
  given(...events.map((event) => run.on(RUN, event))).then({
    ...row,
    completed_at: '2026-03-02T08:00:00.000Z',
    passed_over: 'never made',
  });
});

test('the first hundred of very many parked members are listed', () => {
  const run = new History();
  const events = [run.on(RUN, started), ...Array.from({ length: 130 }, (_, nth) => run.on(RUN, parked(nth)))];
  given(...events).thenMatching(([shown]) => expect(shown?.parked).toHaveLength(100));
});
