import type { BusinessDate, Instant } from '../../domain/kernel/index.js';
import type { JobReport, JobSubjectParked } from '../../domain/job-run/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface JobRunRow {
  readonly run_id: string;
  readonly job: string;
  readonly business_date: BusinessDate;
  readonly started_at: Instant;
  /** When the run was completed. Null while it runs, and after an interruption. */
  readonly completed_at: Instant | null;
  readonly report: JobReport | null;
  /** The first subjects that the job could not handle. The report has the number of all of them. */
  readonly parked: readonly JobSubjectParked['data'][];
  readonly failure: string | null;
  readonly passed_over: string | null;
}

export const jobRunTable: ViewTable<JobRunRow> = {
  name: 'view_job_run',
  key: ['run_id'],
  columns: [
    'run_id',
    'job',
    'business_date',
    'started_at',
    'completed_at',
    'report',
    'parked',
    'failure',
    'passed_over',
  ],
};
