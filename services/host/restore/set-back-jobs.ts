import type pg from 'pg';

import { addDays, stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { newestPlace, recordedAt } from './common-log.js';

/**
 * Moves the date through which each job has run back to before the runs that the log may have lost. The dates are in
 * PostgreSQL, but the results of runs are in EventStoreDB. Lost runs may be those of the log's last day, and those that
 * ended later according to PostgreSQL. A run that the log still has is not repeated and returns its report. Call it
 * after positions of lost events have been removed.
 */
export async function setBackJobs(client: pg.Client, store: Pick<EventStore, 'readStream'>): Promise<void> {
  const newest = await newestPlace(client);
  const end = newest && (await recordedAt(store, newest));
  // The view may lack the end of a run that has ended. The query then assumes an end one day after the start.
  await client.query(
    `UPDATE job_schedule AS s SET done_through = least(done_through, $2::date,
       (SELECT min(business_date) - 1 FROM view_job_run AS r
        WHERE r.job = s.job AND coalesce(completed_at, started_at + interval '1 day') >= $1::timestamptz))`,
    [end ?? '-infinity', end && dayBefore(end)],
  );
}

function dayBefore(instant: Instant): string {
  return addDays(stockholmDate(instant), -1);
}
