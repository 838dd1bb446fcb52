import type { BusinessDate, Instant } from '../../domain/kernel/index.js';
import type { JobReport, JobSubjectParked } from '../../domain/job-run/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const jobRunTable = viewTable({
  name: 'view_job_run',
  key: ['run_id'],
  columns: {
    run_id: column<string>(),
    job: column<string>(),
    business_date: column<BusinessDate>(),
    started_at: column<Instant>(),
    /** Null while it runs, and after an interruption. */
    completed_at: column<Instant | null>(),
    report: column<JobReport | null>(),
    /** The first parked subjects. The report has the number of all parked subjects. */
    parked: column<readonly JobSubjectParked['data'][]>(),
    failure: column<string | null>(),
    passed_over: column<string | null>(),
  },
});

export type JobRunRow = RowOf<typeof jobRunTable>;
