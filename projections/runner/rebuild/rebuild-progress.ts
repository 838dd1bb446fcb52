import type pg from 'pg';

import type { Comparison } from './compare.js';

export type RebuildPhase = 'reading' | 'comparing' | 'done' | 'failed';

/** The progress of a rebuild or a verification. It is stored in the database, so that any process can show it. */
export interface RebuildProgress {
  readonly view: string;
  readonly purpose: 'rebuild' | 'verify';
  readonly phase: RebuildPhase;
  readonly events: number;
  /** The part of the event log that is already read, from 0 to 1. It is estimated from positions. */
  readonly fraction: number;
  readonly report: RebuildReport | null;
  /** The reason why the rebuild failed. Null when it has not failed. */
  readonly failure: string | null;
  readonly startedAt: string;
  readonly updatedAt: string;
}

export interface RebuildReport {
  readonly view: string;
  readonly events: number;
  readonly seconds: number;
  readonly parked: number;
  /** The comparison of rebuilt and live rows. Null when another version of the projection wrote the live rows. */
  readonly comparison: Comparison | null;
  /** True when the rebuilt rows equal the live ones. */
  readonly exact: boolean;
}

type Update = Pick<RebuildProgress, 'purpose' | 'phase' | 'events' | 'fraction' | 'report' | 'failure'>;

export async function noteProgress(pool: pg.Pool, view: string, update: Update, begins = false): Promise<void> {
  const text = `INSERT INTO projection_rebuild (view, purpose, phase, events, fraction, report, failure)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (view) DO UPDATE SET purpose = excluded.purpose, phase = excluded.phase, events = excluded.events,
      fraction = excluded.fraction, report = excluded.report, failure = excluded.failure, updated_at = now()${begins ? ', started_at = now()' : ''}`;
  const { purpose, phase, events, fraction, report, failure } = update;
  await pool.query(text, [view, purpose, phase, events, fraction, report && JSON.stringify(report), failure]);
}

export async function rebuildProgress(pool: pg.Pool): Promise<Map<string, RebuildProgress>> {
  const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const text = `SELECT view, purpose, phase, events::int AS events, fraction, report, failure,
    ${iso('started_at')} AS "startedAt", ${iso('updated_at')} AS "updatedAt" FROM projection_rebuild`;
  const { rows } = await pool.query<RebuildProgress>(text);
  return new Map(rows.map((row) => [row.view, row]));
}
