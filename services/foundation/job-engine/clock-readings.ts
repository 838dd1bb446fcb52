import type pg from 'pg';

import type { Clock } from '../clock.js';
import type { ClockReading } from './clock-jump.js';

interface Row {
  readonly database: number;
  readonly apart: boolean;
  readonly lastRun: Date | null;
}

/** Null where the clock is set by hand: in a generated year and most tests. */
export async function readClock(clock: Clock, pool: pg.Pool): Promise<ClockReading | null> {
  if (clock.steady() === null) return null;
  const { rows } = await pool.query<Row>(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS database,
       coalesce(inet_server_addr() <> inet_client_addr(), false) AS apart,
       (SELECT max(started_at) FROM view_job_run) AS "lastRun"`,
  );
  const { database, apart: databaseApart, lastRun } = rows[0] as Row;
  const shown = Date.parse(clock.now());
  const steady = clock.steady() as number;
  return { shown, steady, database, databaseApart, lastRun: lastRun && lastRun.getTime() };
}
