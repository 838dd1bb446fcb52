import type pg from 'pg';

import type { HoldUp } from '../port.js';

type Row = Omit<HoldUp, 'since'> & { readonly since: Date | null };

/** This query returns a row only when there are events at or above the oldest running transaction. */
const TEXT = `
  WITH horizon AS MATERIALIZED (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS oldest),
  running AS (
    SELECT pid, coalesce(nullif(application_name, ''), 'unnamed') AS application, datname::text AS database,
      coalesce(state, 'unknown') AS state, xact_start AS since, age(backend_xid) AS age
    FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND pid <> pg_backend_pid()
    UNION ALL
    SELECT NULL, gid, database::text, 'prepared transaction', prepared, age(transaction) FROM pg_prepared_xacts)
  SELECT pid, application, database, state, since FROM running
  WHERE EXISTS (SELECT FROM event, horizon WHERE transaction_id >= oldest) ORDER BY age DESC LIMIT 1`;

/** Finds the open transaction, in any database of the server, that hides events from followers. */
export async function findHoldUp(pool: pg.Pool): Promise<HoldUp | null> {
  const { rows } = await pool.query<Row>(TEXT);
  return rows[0] ? { ...rows[0], since: rows[0].since?.toISOString() ?? null } : null;
}
