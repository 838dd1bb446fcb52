import type pg from 'pg';

import type { AnyViewTable } from './projection.js';

/** Two tables of one view, row by row. */
export interface Comparison {
  readonly rows: number;
  readonly differences: number;
  /** Up to twenty rows that differ; null where a side has no such row. */
  readonly sample: readonly { readonly live: unknown; readonly fresh: unknown }[];
}

const SAMPLE = 20;

export async function compareTables(
  client: pg.PoolClient,
  { key }: AnyViewTable,
  live: string,
  fresh: string,
): Promise<Comparison> {
  const same = key.map((column) => `l.${column} = f.${column}`).join(' AND ');
  const differs = 'FROM %L l FULL JOIN %F f ON %S WHERE l.* IS DISTINCT FROM f.*'
    .replace('%L', live)
    .replace('%F', fresh)
    .replace('%S', same);
  const counted = await client.query<{ rows: number; differences: number }>(
    `SELECT (SELECT count(*) FROM ${fresh})::int AS rows, (SELECT count(*) ${differs})::int AS differences`,
  );
  const { rows, differences } = counted.rows[0] as { rows: number; differences: number };
  if (differences === 0) return { rows, differences, sample: [] };
  const sample = await client.query<{ live: unknown; fresh: unknown }>(
    `SELECT to_jsonb(l) AS live, to_jsonb(f) AS fresh ${differs} LIMIT ${SAMPLE}`,
  );
  return { rows, differences, sample: sample.rows };
}
