import { Gauge } from 'prom-client';

import type { JobRunReport } from '../../../projections/job-run/queries.js';
import type { Figures } from './process-metrics.js';

export interface JobsShown {
  readonly names: readonly string[];
  readonly runs: readonly JobRunReport[];
  readonly asked: boolean;
}

export class JobMetrics {
  private readonly completed: Gauge<'job'>;
  private readonly failed: Gauge<'job'>;
  private readonly parked: Gauge<'job'>;
  private readonly asked: Gauge;

  constructor(registry: Figures) {
    const gauge = (name: string, help: string): Gauge<'job'> =>
      new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
    this.completed = gauge('algort_job_last_completed_timestamp_seconds', 'When a run of the job was last completed');
    this.failed = gauge('algort_job_failed_runs', 'Runs among the latest 100 of all jobs that have failed so far');
    this.parked = gauge('algort_job_parked_subjects', 'Whom the latest run of the job could not decide on');
    this.asked = new Gauge({
      name: 'algort_jobs_waiting_for_answer',
      help: '1 while scheduled work waits for a person (npm run job go-on)',
      registers: [registry],
    });
  }

  /** Removes the metrics, because an unknown value must not be shown as zero. */
  hide(): void {
    for (const gauge of [this.completed, this.failed, this.parked]) gauge.reset();
    this.asked.set(Number.NaN);
  }

  /** Sets the metrics. @param shown the job runs, newest first */
  show({ names, runs, asked }: JobsShown): void {
    this.hide();
    this.asked.set(asked ? 1 : 0);
    for (const job of names) {
      const own = runs.filter((run) => run.job === job);
      const last = own.map(({ completedAt }) => completedAt ?? '').reduce((a, b) => (a > b ? a : b), '');
      if (last !== '') this.completed.set({ job }, Date.parse(last) / 1000);
      this.failed.set({ job }, own.filter(isFailed).length);
      this.parked.set({ job }, own[0]?.parked.length ?? 0);
    }
  }
}

function isFailed({ failure, report, passedOver }: JobRunReport): boolean {
  return failure !== null && report === null && passedOver === null;
}
