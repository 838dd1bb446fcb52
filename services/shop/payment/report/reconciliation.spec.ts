import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { JobRunFailed } from '../../../../domain/job-run/index.js';
import { addDays } from '../../../../domain/kernel/index.js';
import { openTasks } from '../../../../domain/payment/index.js';
import { PartnerDay } from './reconciliation.fixture.js';

/** Reports are compared from the second day on. The first day only marks the start. */
const FIRST = '2026-05-03';
const DAY = '2026-05-04';
const NEXT = '2026-05-05';

let days: PartnerDay;
beforeEach(async () => {
  days = await PartnerDay.open(FIRST);
  await days.compare(FIRST);
});
afterEach(() => days.close());

describe('a webhook that never came', () => {
  test('about a capture is replaced by the report, once however often the job runs', async () => {
    const bought = await days.bought();
    await days.askCapture(bought);
    expect(await days.statusOf(bought)).toBe('requested');
    const { report } = await days.compare(DAY);
    expect(report).toMatchObject({ changed: 1, parked: 0, sums: { differences: 0, takenOver: 1 } });
    await days.compare(DAY);
    await days.compare(NEXT);
    expect(await days.statusOf(bought)).toBe('captured');
    expect((await days.differences()).map(({ data }) => data)).toMatchObject([
      { source: 'report', reportDate: DAY, kind: 'status', ours: 'requested', theirs: 'SentForSettle', settled: true },
    ]);
  });

  test('about a refund and a reversal too', async () => {
    const bought = await days.captured();
    await days.askRefund(bought, 5_000);
    const released = await days.bought();
    await days.letGo(released);
    await days.compare(DAY);
    const [refunded, reversed] = [await days.state(bought), await days.state(released)];
    expect([refunded.refunds[0]?.status, reversed.reversals[0]?.status]).toEqual(['refunded', 'reversed']);
    expect(await days.open()).toEqual([]);
  });
});

describe('an entry in only one of the books', () => {
  test('is a payment that only the partner has', async () => {
    await days.paidElsewhere();
    await days.compare(DAY);
    expect(await days.open()).toMatchObject([{ kind: 'missing-here', record: 'Authorised', ours: 'nothing' }]);
  });

  test('is a capture that only our books have, a day later', async () => {
    const bought = await days.bought();
    await days.captureHereOnly(bought);
    await days.compare(DAY);
    expect(await days.open()).toEqual([]);
    await days.compare(NEXT);
    expect(await days.open()).toMatchObject([
      { kind: 'missing-there', record: 'capture', ours: 'captured', theirs: 'nothing', amount: -19_900 },
    ]);
  });

  test('is a capture that was sent and never arrived: it is a task for a person, who may send it again', async () => {
    const bought = await days.bought();
    await days.askCapture(bought, { arrives: false });
    await days.compare(DAY);
    await days.compare(NEXT);
    expect(openTasks(await days.state(bought))).toMatchObject([{ kind: 'capture', attempts: 1 }]);
  });
});

test('another sum is a difference, and the partner’s sum is not accepted', async () => {
  const bought = await days.bought();
  await days.askCapture(bought, { sum: 19_000 });
  await days.compare(DAY);
  expect(await days.open()).toMatchObject([{ kind: 'amount', ours: '199.00 SEK', theirs: '190.00 SEK', amount: -900 }]);
  expect(await days.statusOf(bought)).toBe('requested');
});

describe('a report that is', () => {
  test.each([
    ['missing', 'is not there (404); the partner has not announced it'],
    ['cut', 'ends in the middle of a line'],
    ['unreadable', 'has no column "Merchant Account"'],
  ] as const)('%s fails the run, gives the reason and never counts as "no differences"', async (report, why) => {
    const bought = await days.bought();
    await days.askCapture(bought);
    days.adyen.setFaults({ report });
    await expect(days.compare(DAY)).rejects.toThrow(why);
    await expect(days.compare(DAY)).rejects.toThrow(why);
    const failures = await days.events<JobRunFailed>('JobRunFailed');
    expect(failures.map(({ data }) => [data.businessDate, data.reason])).toEqual([[DAY, expect.stringContaining(why)]]);
    expect(await days.shownRun(DAY)).toMatchObject({ report: null, failure: expect.stringContaining(why) });
    days.adyen.setFaults({});
    expect((await days.compare(DAY)).report.sums).toEqual({ differences: 0, takenOver: 1 });
    expect(await days.shownRun(DAY)).toMatchObject({ failure: null });
  });

  test('missing does not stop other jobs', async () => {
    days.adyen.setFaults({ report: 'missing' });
    await expect(days.catchUp(NEXT)).rejects.toThrow('is not there');
    // This run of `levels` was due after the run that failed without its report. It ran nevertheless.
    expect(await days.completed()).toContain(`levels ${addDays(NEXT, 1)}`);
  });

  test('older and unread is read first', async () => {
    await expect(days.compare(NEXT)).rejects.toThrow(
      `the payment partner's report of ${NEXT} cannot be compared before that of ${DAY}`,
    );
  });
});

describe('the books', () => {
  test('begin with the calendar, whichever day a person asks for', async () => {
    expect(await days.byHand(addDays(FIRST, -1))).toEqual({
      ok: false,
      rejection: { type: 'DateBeforeFirst', field: 'date', first: FIRST },
    });
    expect(await days.shownRun(addDays(FIRST, -1))).toBeUndefined();
  });

  test('continue from the calendar’s first day, also when a person reads a later one before it', async () => {
    await days.close();
    days = await PartnerDay.open(FIRST);
    await expect(days.compare(DAY)).rejects.toThrow(`of ${DAY} cannot be compared before that of ${FIRST}`);
  });
});

describe('a day without a report', () => {
  const morningAfter = async (date: string) => {
    await days.catchUp(date).catch(() => undefined);
    return (await days.completed()).filter((run) => run.startsWith('reconciliation'));
  };

  test('can be passed over by a person with a reason, and the later days continue', async () => {
    days.lose(DAY);
    await morningAfter(DAY);
    expect(await morningAfter(NEXT)).toEqual([`reconciliation ${FIRST}`]);
    expect(await days.passOver(DAY)).toBe('passed over');
    expect(await days.shownRun(DAY)).toMatchObject({ passedOver: 'never made', failure: null, report: null });
    expect(await morningAfter(NEXT)).toEqual([`reconciliation ${NEXT}`, `reconciliation ${FIRST}`]);
    expect(await days.events('JobRunPassedOver')).toMatchObject([
      { data: { businessDate: DAY, failure: expect.stringContaining('is not there') }, actor: { kind: 'staff' } },
    ]);
  });

  test('cannot be passed over before a failure, and only in a job that no other waits for', async () => {
    expect(await days.passOver(DAY)).toBe('RunNotStarted');
    expect(await days.passOver(FIRST)).toBe('RunAlreadyCompleted');
    expect(await days.passOver(DAY, 'levels')).toBe('JobNotPassable');
    expect(await days.passOver(DAY, 'unknown')).toBe('JobNotPassable');
  });

  test('gives no difference for what the partner reported itself, and a task for what it never answered', async () => {
    const [stated, silent] = [await days.captured(), await days.bought()];
    await days.askCapture(silent);
    days.lose(DAY);
    await expect(days.compare(DAY)).rejects.toThrow('is not there');
    await days.passOver(DAY);
    await days.compare(NEXT);
    await days.compare(addDays(NEXT, 1));
    expect(openTasks(await days.state(stated))).toEqual([]);
    expect(openTasks(await days.state(silent))).toMatchObject([{ kind: 'capture', attempts: 1 }]);
  });

  test('leaves entries of the report before it, also missing ones, to the next report', async () => {
    const bought = await days.bought();
    await days.failHere(bought, await days.askCapture(bought));
    const unheard = await days.bought();
    await days.askCapture(unheard, { arrives: false });
    await days.compare(DAY);
    expect(await days.open()).toEqual([]);
    days.lose(NEXT);
    await expect(days.compare(NEXT)).rejects.toThrow('is not there');
    await days.passOver(NEXT);
    await days.compare(addDays(NEXT, 1));
    expect(await days.open()).toMatchObject([{ kind: 'status', ours: 'failed', theirs: 'SentForSettle' }]);
    expect(openTasks(await days.state(unheard))).toMatchObject([{ kind: 'capture', attempts: 1 }]);
  });
});

test('the partner announces each report, and a wrong password opens no report', async () => {
  await days.compare(DAY);
  expect(days.announced()).toEqual([
    `payments_accounting_report_2026_05_03.csv`,
    `payments_accounting_report_2026_05_04.csv`,
  ]);
  await expect(days.withPassword('guessed').of(DAY)).rejects.toThrow('may not be fetched by this report user (401)');
});
