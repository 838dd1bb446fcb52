import type pg from 'pg';

import { addDays, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import type { Job } from './job.js';

/**
 * Stores the date through which each job has run. The streams of the runs already prevent a second run of the same
 * date. But they do not show whether a shop is new or has missed years of days.
 */
export class Bookmarks {
  constructor(private readonly pool: pg.Pool) {}

  /** Reads the stored dates. A job without one begins today, so that the engine does not catch up from 1970. */
  async open(jobs: readonly Job[], now: Instant): Promise<Map<string, BusinessDate>> {
    const names = jobs.map(({ name }) => name);
    const today = stockholmDate(now);
    await this.pool.query(
      `INSERT INTO job_schedule (job, done_through, begins_on) SELECT name, $2::date, $3::date FROM unnest($1::text[]) AS name ON CONFLICT (job) DO NOTHING`,
      [names, addDays(today, -1), today],
    );
    const { rows } = await this.pool.query<{ job: string; done: BusinessDate }>(
      'SELECT job, done_through::text AS done FROM job_schedule WHERE job = ANY($1)',
      [names],
    );
    return new Map(rows.map(({ job, done }) => [job, done]));
  }

  /** Returns the last date that the job calendar has completed. Null before the job's first run. */
  async doneThrough(job: string): Promise<BusinessDate | null> {
    const { rows } = await this.pool.query<{ done: BusinessDate }>(
      'SELECT done_through::text AS done FROM job_schedule WHERE job = $1',
      [job],
    );
    return rows[0]?.done ?? null;
  }

  /** Returns the date of the job's first run by the job calendar. Null before that run. */
  async beginsOn(job: string): Promise<BusinessDate | null> {
    const { rows } = await this.pool.query<{ begins: BusinessDate }>(
      'SELECT begins_on::text AS begins FROM job_schedule WHERE job = $1',
      [job],
    );
    return rows[0]?.begins ?? null;
  }

  async moveTo(job: string, date: BusinessDate): Promise<void> {
    await this.pool.query('UPDATE job_schedule SET done_through = $2 WHERE job = $1 AND done_through < $2', [
      job,
      date,
    ]);
  }
}
