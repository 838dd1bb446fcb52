import { describe, expect, test } from 'vitest';

import type { JobRunReport } from '../../../projections/job-run/queries.js';
import type { CallsOfDay } from '../../partners/health/partner-health.js';
import { ShopMetrics, type MetricSources } from './shop-metrics.js';

const followed = { eventsBehind: 3, eventsBehindIsExact: true, secondsBehind: 12.5, name: 'view cart', parked: 2 };
const run = (job: string, date: string, more: Partial<JobRunReport>): JobRunReport => ({
  job,
  date,
  startedAt: `${date}T03:00:00.000Z`,
  completedAt: `${date}T03:01:00.000Z`,
  report: null,
  parked: [],
  failure: null,
  passedOver: null,
  ...more,
});
const report: JobRunReport['report'] = { considered: 1, changed: 0, unchanged: 1, sums: {} } as never;
const call = (outcome: CallsOfDay['outcome'], calls: number, lastAt: string): CallsOfDay => ({
  day: '2026-11-21',
  partner: 'adyen',
  outcome,
  code: null,
  status: null,
  calls,
  lastAt,
});
const sources: MetricSources = {
  followed: async () => [followed],
  partners: async () => [
    call('failed', 2, '2026-11-21T11:00:00.000Z'),
    call('answered', 4, '2026-11-21T10:00:00.000Z'),
    call('answered', 7, '2026-11-20T10:00:00.000Z'),
  ],
  jobs: async () => ({
    names: ['levels', 'cheques', 'points'],
    runs: [
      run('cheques', '2026-11-21', { failure: 'no price', completedAt: null }),
      run('levels', '2026-11-20', { report }),
    ],
    asked: true,
  }),
  lateRefunds: async () => 2,
  connections: () => ({ open: 5, idle: 4, waited_for: 0 }),
};
const textOf = (more: Partial<MetricSources> = {}, waitMs?: number): Promise<string> =>
  new ShopMetrics({ ...sources, ...more }, waitMs).text();

describe('the metrics of a process', () => {
  test('show followers, partners, jobs, connections, the event loop and memory', async () => {
    const text = await textOf();
    for (const line of [
      'algort_follower_behind_seconds{follower="view cart"} 12.5',
      'algort_follower_behind_events{follower="view cart"} 3',
      'algort_follower_parked_events{follower="view cart"} 2',
      'algort_partner_calls{partner="adyen",outcome="answered"} 11',
      'algort_partner_calls{partner="adyen",outcome="failed"} 2',
      `algort_partner_last_call_timestamp_seconds{partner="adyen",outcome="answered"} ${Date.parse('2026-11-21T10:00:00Z') / 1000}`,
      `algort_job_last_completed_timestamp_seconds{job="levels"} ${Date.parse('2026-11-20T03:01:00Z') / 1000}`,
      'algort_job_failed_runs{job="cheques"} 1',
      'algort_refunds_late 2',
      'algort_job_failed_runs{job="levels"} 0',
      'algort_jobs_waiting_for_answer 1',
      'algort_database_connections{state="open"} 5',
      'algort_figures_known{part="jobs"} 1',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('algort_job_last_completed_timestamp_seconds{job="points"}');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test('are OpenMetrics: each sample belongs to a family declared once, and the text has its end mark', async () => {
    const lines = (await textOf()).split('\n');
    expect(lines.slice(-2)).toEqual(['# EOF', '']);
    expect(lines.filter((line) => line === '# EOF')).toHaveLength(1);
    const families = lines.flatMap((line) => /^# TYPE (\S+) \w+$/.exec(line)?.[1] ?? []);
    expect(new Set(families).size).toBe(families.length);
    for (const line of lines.slice(0, -2).filter((each) => !each.startsWith('#'))) {
      const name = /^[a-z_][a-z0-9_]*/.exec(line)?.[0] ?? `no sample: ${line}`;
      expect(families).toContain(families.includes(name) ? name : name.replace(/_(total|bucket|sum|count)$/, ''));
    }
  });

  test('are left out where they cannot be read, old ones too, and the others are shown', async () => {
    let isDatabaseAway = false;
    const metrics = new ShopMetrics({
      ...sources,
      followed: async () => (isDatabaseAway ? Promise.reject(new Error('the database is away')) : [followed]),
      jobs: async () => (isDatabaseAway ? Promise.reject(new Error('the database is away')) : sources.jobs()),
    });
    await metrics.text();
    isDatabaseAway = true;
    const text = await metrics.text();
    expect(text).toContain('algort_figures_known{part="followers"} 0');
    expect(text).toContain('algort_figures_known{part="jobs"} 0');
    expect(text).not.toContain('view cart');
    expect(text).toContain('algort_jobs_waiting_for_answer Nan');
    expect(text).toContain('algort_partner_calls{partner="adyen",outcome="failed"} 2');
  });

  test('do not wait for a part that does not answer', async () => {
    const text = await textOf({ partners: () => new Promise(() => undefined) }, 1);
    expect(text).toContain('algort_figures_known{part="partners"} 0');
    expect(text).toContain('algort_follower_parked_events{follower="view cart"} 2');
  });

  test('are read once for two readers at once', async () => {
    let looks = 0;
    const metrics = new ShopMetrics({ ...sources, followed: async () => [{ ...followed, parked: (looks += 1) }] });
    const [one, other] = await Promise.all([metrics.text(), metrics.text()]);
    expect(one).toBe(other);
    await metrics.text();
    expect(looks).toBe(2);
  });
});
