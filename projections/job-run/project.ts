import type { JobRunEvent } from '../../domain/job-run/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { jobRunTable, type JobRunRow } from './table.js';

const MOST_PARKED = 100;

export const jobRunProjection = projection<JobRunRow, JobRunEvent>({
  name: 'job-run',
  version: 3,
  table: jobRunTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    JobRunStarted: (_row, { data }, [runId]) => ({
      run_id: runId as string,
      job: data.job,
      business_date: data.businessDate,
      started_at: data.startedAt,
      completed_at: null,
      report: null,
      parked: [],
      failure: null,
      passed_over: null,
    }),
    JobSubjectParked: (row, event) => {
      const before = existing(row, event);
      return before.parked.length < MOST_PARKED ? { ...before, parked: [...before.parked, event.data] } : before;
    },
    JobRunFailed: (row, event) => ({ ...existing(row, event), failure: event.data.reason }),
    JobRunPassedOver: (row, event) => ({
      ...existing(row, event),
      failure: null,
      completed_at: event.data.passedOverAt,
      passed_over: event.data.reason,
    }),
    JobRunCompleted: (row, event) => ({
      ...existing(row, event),
      failure: null,
      completed_at: event.data.completedAt,
      report: event.data.report,
    }),
  },
});
