import type { ClockComparison } from '../../../domain/job-calendar/index.js';

/** A reading of the clock, and the values to compare it with, in milliseconds. */
export interface ClockReading {
  readonly shown: number;
  readonly steady: number;
  readonly database: number;
  /** True when the database runs on another machine, with its own clock. */
  readonly databaseApart: boolean;
  /** The start of the newest run. Null when there was none. */
  readonly lastRun: number | null;
}

export type ClockMark = Pick<ClockReading, 'shown' | 'steady'>;

export interface ClockDifference {
  readonly against: ClockComparison;
  /** The difference. Positive when the clock is ahead. */
  readonly seconds: number;
}

/**
 * Lists the differences that exceed the limit. `mark` is the last reading at which the clock was right; null in a new
 * process.
 */
export function clockDifferences(
  { shown, steady, database, lastRun }: ClockReading,
  mark: ClockMark | null,
  boundMs: number,
): readonly ClockDifference[] {
  const differences: readonly (readonly [ClockComparison, number])[] = [
    ['own', mark ? shown - mark.shown - (steady - mark.steady) : 0],
    ['database', shown - database],
    // A clock may be ahead of the last run, because time passes. It is wrong only when it is behind that run.
    ['last-run', lastRun === null ? 0 : Math.min(0, shown - lastRun)],
  ];
  return differences
    .filter(([, ms]) => Math.abs(ms) > boundMs)
    .map(([against, ms]) => ({ against, seconds: Math.round(ms / 1000) }));
}
