import type pg from 'pg';

/** Thrown when another session kept a lock on the view's table, so that the rebuilt table could not replace it. */
export class SwapBlocked extends Error {
  constructor(
    readonly view: string,
    holder: string,
  ) {
    super(`the new rows of ${view} could not be put in place: ${holder}; the view is as it was`);
  }
}

/** Describes the session that has held a lock on one of the tables for the longest time. An operator must end it. */
export async function holderOf(pool: pg.Pool, tables: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ holder: string }>(
    `SELECT format('process %s (%s) of database %s has held %s since %s', l.pid, coalesce(nullif(a.application_name, ''),
         'unnamed'), a.datname, l.relation::regclass, to_char(a.xact_start AT TIME ZONE 'UTC', 'HH24:MI:SS "UTC"')) AS holder
     FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.granted
       AND l.relation IN (SELECT to_regclass(name) FROM unnest($1::text[]) name) AND l.pid <> pg_backend_pid()
     ORDER BY a.xact_start LIMIT 1`,
    [tables],
  );
  return rows[0]?.holder ?? 'somebody read it again and again';
}
