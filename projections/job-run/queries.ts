import { sql } from 'kysely';

import type { BusinessDate, Instant } from '../../domain/kernel/index.js';
import type { JobReport, JobSubjectParked } from '../../domain/job-run/index.js';
import type { ViewsDatabase } from '../views-database.js';

export interface JobRunReport {
  readonly job: string;
  readonly date: BusinessDate;
  readonly startedAt: Instant;
  readonly completedAt: Instant | null;
  readonly report: JobReport | null;
  readonly parked: readonly JobSubjectParked['data'][];
  readonly failure: string | null;
  readonly passedOver: string | null;
}

export async function jobRuns(db: ViewsDatabase, limit: number): Promise<JobRunReport[]> {
  const { rows } = await sql<Row>`
    SELECT job, business_date::text AS date, started_at AS "startedAt", completed_at AS "completedAt", report, parked, failure,
      passed_over AS "passedOver"
    FROM view_job_run ORDER BY started_at DESC, business_date DESC, run_id LIMIT ${limit}`.execute(db);
  return rows.map(({ startedAt, completedAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }));
}

interface Row extends Omit<JobRunReport, 'startedAt' | 'completedAt'> {
  readonly startedAt: Date;
  readonly completedAt: Date | null;
}
