import type { BusinessDate } from '../kernel/index.js';
import type { JobReport, JobRunEvent, JobSubjectParked } from './events.js';

export interface JobRunState {
  readonly status: 'none' | 'running' | 'completed';
  readonly job: string;
  readonly businessDate: BusinessDate;
  readonly parked: readonly JobSubjectParked['data'][];
  readonly report: JobReport | null;
  readonly failure: string | null;
}

/** The report of a run that staff skipped. */
const NOTHING_DONE: JobReport = { considered: 0, changed: 0, unchanged: 0, parked: 0, sums: {} };

export const initial: JobRunState = {
  status: 'none',
  job: '',
  businessDate: '',
  parked: [],
  report: null,
  failure: null,
};

export function evolve(state: JobRunState, event: JobRunEvent): JobRunState {
  switch (event.type) {
    case 'JobRunStarted':
      return { ...state, status: 'running', job: event.data.job, businessDate: event.data.businessDate };
    case 'JobSubjectParked':
      return { ...state, parked: [...state.parked, event.data] };
    case 'JobRunFailed':
      return { ...state, failure: event.data.reason };
    case 'JobRunPassedOver':
      return { ...state, status: 'completed', failure: null, report: NOTHING_DONE };
    case 'JobRunCompleted':
      return { ...state, status: 'completed', failure: null, report: event.data.report };
    default:
      event satisfies never;
      return state;
  }
}
