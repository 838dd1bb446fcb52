import { describe, expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import {
  jobRun,
  type JobReport,
  type JobRunCompleted,
  type JobRunFailed,
  type JobRunPassedOver,
  type JobRunStarted,
  type JobSubjectParked,
} from './index.js';

const given = specify(jobRun, (actual, expected) => expect(actual).toEqual(expected));

const report: JobReport = { considered: 10, changed: 3, unchanged: 6, parked: 1, sums: { upgraded: 3 } };
const run = { job: 'levels', businessDate: '2025-03-30' } as const;
const started: JobRunStarted = { type: 'JobRunStarted', data: { ...run, startedAt: '2025-03-31T00:30:00.000Z' } };
const parked: JobSubjectParked = {
  type: 'JobSubjectParked',
  data: { subject: 'member-1', reason: 'stream unreadable' },
};
const completed: JobRunCompleted = {
  type: 'JobRunCompleted',
  data: { ...run, report, completedAt: '2025-03-31T00:31:00.000Z' },
};
const complete = { type: 'CompleteRun', report, completedAt: '2025-03-31T00:31:00.000Z' } as const;
const park = { type: 'ParkSubject', subject: 'member-1', reason: 'stream unreadable' } as const;

test('a run starts once, and continues after it was killed', () => {
  const start = { type: 'StartRun', ...run, startedAt: '2025-03-31T00:30:00.000Z' } as const;
  given().when(start).then(started);
  given(started)
    .when({ ...start, startedAt: '2025-03-31T08:00:00.000Z' })
    .then();
  given(started, completed).when(start).then();
});

test('an attempt that ends without a report is recorded, and the same reason only once', () => {
  const fail = { type: 'FailRun', reason: 'no report', failedAt: '2025-03-31T00:30:05.000Z' } as const;
  const failed: JobRunFailed = {
    type: 'JobRunFailed',
    data: { ...run, reason: 'no report', failedAt: '2025-03-31T00:30:05.000Z' },
  };
  given(started).when(fail).then(failed);
  given(started, failed)
    .when({ ...fail, failedAt: '2025-03-31T00:35:05.000Z' })
    .then();
  given(started, failed, completed).when(fail).then();
  given().when(fail).thenRejected({ type: 'RunNotStarted' });
});

describe('a run that cannot be completed', () => {
  const failed: JobRunFailed = {
    type: 'JobRunFailed',
    data: { ...run, reason: 'no report', failedAt: '2025-03-31T00:30:05.000Z' },
  };
  const passOver = { type: 'PassOver', reason: ' never made ', passedOverAt: '2025-04-02T08:00:00.000Z' } as const;
  const passedOver: JobRunPassedOver = {
    type: 'JobRunPassedOver',
    data: { ...run, reason: 'never made', failure: 'no report', passedOverAt: '2025-04-02T08:00:00.000Z' },
  };

  test('can be passed over for good by a person who gives a reason', () => {
    given(started, failed).when(passOver).then(passedOver);
    given(started, failed, passedOver).when(passOver).thenRejected({ type: 'RunAlreadyCompleted' });
    given(started, failed, passedOver).when(complete).then();
  });

  test('cannot be passed over before a failed attempt, or without a reason', () => {
    given().when(passOver).thenRejected({ type: 'RunNotStarted' });
    given(started).when(passOver).thenRejected({ type: 'RunNotFailed' });
    given(started, completed).when(passOver).thenRejected({ type: 'RunAlreadyCompleted' });
    given(started, failed)
      .when({ ...passOver, reason: ' x ' })
      .thenRejected({ type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 });
  });
});

test('a subject that fails is parked once', () => {
  given(started).when(park).then(parked);
  given(started, parked).when(park).then();
});

test('a run ends with its report, and the first report stays', () => {
  given(started, parked).when(complete).then(completed);
  given(started, completed).when(complete).then();
});

test('a report with a wrong sum is refused', () => {
  given(started)
    .when({ ...complete, report: { ...report, changed: 4 } })
    .thenRejected({ type: 'ReportDoesNotTie', field: 'report' });
});

test('nothing can be recorded outside a run', () => {
  given().when(park).thenRejected({ type: 'RunNotStarted' });
  given().when(complete).thenRejected({ type: 'RunNotStarted' });
  given(started, completed).when(park).thenRejected({ type: 'RunAlreadyCompleted' });
});
