import { jobRunEvents, type JobRunEvent } from '../../../domain/job-run/index.js';
import { START, type Instant, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { JobRunShown } from '../../../web/console/contract/operations.js';
import type { EventStore } from '../../event-store/port.js';

const SHOWN = 60;
const TYPES = Object.keys(jobRunEvents);

/** The reports of the runs, read from their own streams and kept up as more is recorded. */
export class JobRuns {
  private after: Position = START;
  private readonly runs = new Map<string, JobRunShown>();

  constructor(private readonly store: EventStore) {}

  /** Newest first. */
  async latest(): Promise<readonly JobRunShown[]> {
    for (let end = false; !end; ) {
      const batch = await this.store.readAll(this.after, { types: TYPES });
      for (const event of batch.events) this.take(event as RecordedEvent<JobRunEvent>);
      ({ next: this.after, end } = batch);
    }
    return [...this.runs.values()].slice(-SHOWN).reverse();
  }

  private take(event: RecordedEvent<JobRunEvent>): void {
    const run = withEvent(this.runs.get(event.streamId), event);
    if (run) this.runs.set(event.streamId, run);
  }
}

function withEvent(run: JobRunShown | undefined, event: RecordedEvent<JobRunEvent>): JobRunShown | undefined {
  switch (event.type) {
    case 'JobRunStarted':
      return started(event.data.job, event.data.businessDate, event.data.startedAt);
    case 'JobSubjectParked':
      return run && { ...run, parked: [...run.parked, event.data] };
    case 'JobRunCompleted': {
      const { considered, changed, unchanged, sums } = event.data.report;
      return run && { ...run, status: 'completed', completedAt: event.data.completedAt, considered, changed, unchanged, sums };
    }
  }
}

function started(job: string, businessDate: string, startedAt: Instant): JobRunShown {
  return { job, businessDate, status: 'running', startedAt, completedAt: null, considered: 0, changed: 0, unchanged: 0, parked: [], sums: {} };
}
