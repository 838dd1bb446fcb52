import { describe, expect, test } from 'vitest';

import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';
import { allJobs } from '../../host/jobs/all-jobs.js';
import { nextDue } from './due.js';

describe('the calendar', () => {
  const everyoneSince = (date: BusinessDate) => new Map(allJobs.map(({ name }) => [name, date]));

  function nightsUntil(now: Instant, done: Map<string, BusinessDate>): string[] {
    const runs: string[] = [];
    for (let due = nextDue(allJobs, done, now); due; due = nextDue(allJobs, done, now)) {
      runs.push(`${due.job.name} ${due.date}`);
      done.set(due.job.name, due.date);
    }
    return runs;
  }

  test('levels wait for three o’clock in Stockholm', () => {
    const done = new Map([['levels', '2026-06-30']]);
    expect(nextDue(allJobs, done, '2026-07-01T00:59:59.999Z')).toBeNull();
    expect(nextDue(allJobs, done, '2026-07-01T01:00:00.000Z')).toMatchObject({ date: '2026-07-01' });
  });

  test('three o’clock comes once on both days when the clocks change', () => {
    const at = (since: BusinessDate) =>
      nextDue(allJobs, new Map([['levels', since]]), '2027-01-01T12:00:00.000Z')?.dueAt;
    expect([at('2026-03-28'), at('2026-10-24')]).toEqual(['2026-03-29T01:00:00.000Z', '2026-10-25T02:00:00.000Z']);
  });

  test('warnings of returns come once on both days when the clocks change, at the same hour', () => {
    const nights = (since: BusinessDate, now: Instant) =>
      nightsUntil(now, new Map([['returns-at-risk', since]])).filter((run) => run.startsWith('returns-at-risk'));
    expect(nights('2026-03-28', '2026-03-30T03:00:00.000Z')).toEqual(['returns-at-risk 2026-03-29']);
    expect(nights('2026-10-24', '2026-10-26T05:00:00.000Z')).toEqual(['returns-at-risk 2026-10-25']);
    const dueAt = (since: BusinessDate) =>
      nextDue(allJobs, new Map([['returns-at-risk', since]]), '2027-01-01T12:00:00.000Z')?.dueAt;
    expect([dueAt('2026-03-28'), dueAt('2026-10-24')]).toEqual([
      '2026-03-29T04:30:00.000Z',
      '2026-10-25T05:30:00.000Z',
    ]);
  });

  test('over New Year the cheques of December come before any expiry', () => {
    expect(nightsUntil('2026-01-01T09:00:00.000Z', everyoneSince('2025-12-30'))).toEqual([
      'campaign-prices 2025-12-31',
      'cheque-expiry 2025-12-31',
      'inactivity 2025-12-31',
      'reminders 2025-12-31',
      'levels 2025-12-31',
      'guest-carts 2025-12-31',
      'kept-records 2025-12-31',
      'uncollected-parcels 2025-12-31',
      'returns-at-risk 2025-12-31',
      'late-deliveries 2025-12-31',
      'collect-reminders 2025-12-31',
      'unanswered-warrants 2025-12-31',
      'campaign-prices 2026-01-01',
      'cheques 2025-12-31',
      'points-expiry 2026-01-01',
      'cheque-expiry 2026-01-01',
      'inactivity 2026-01-01',
      'reminders 2026-01-01',
      'levels 2026-01-01',
      'guest-carts 2026-01-01',
      'kept-records 2026-01-01',
      'uncollected-parcels 2026-01-01',
      'returns-at-risk 2026-01-01',
      'late-deliveries 2026-01-01',
      'collect-reminders 2026-01-01',
      'unanswered-warrants 2026-01-01',
    ]);
  });

  test('the cheques of February have a run on 29 February only in a leap year', () => {
    const cheques = (since: BusinessDate) =>
      nextDue(allJobs, new Map([['cheques', since]]), '2030-01-01T12:00:00.000Z')?.date;
    expect([cheques('2028-02-01'), cheques('2027-02-01')]).toEqual(['2028-02-29', '2027-02-28']);
  });
});
